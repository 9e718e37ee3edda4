import {
  type Body,
  type MoveRules,
  plan,
  type Reach,
  reach,
  type ReachedContact,
  type World,
} from '@vexillum/geometry';
import { type SideId, THIS_TABLE } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { moveRulesFor } from './move-rules-for.ts';
import type { Snapshot } from '../records/table.ts';

export interface Threat extends Reach {
  readonly stand: string;
  /** What the stand has left to pay with in its next move, in MU. */
  readonly budget: number;
}

/** In its own side's turn a stand has what is left; otherwise it waits for its next turn, and has all. */
const budgetLeft = (snapshot: Snapshot, side: SideId, { budget = 0, spent = 0 }: MoveRules): number =>
  snapshot.public.turn.get(THIS_TABLE)?.side === side ? Math.max(0, budget - spent) : budget;

/** Whether difficult terrain on the straight way there makes the contact too dear. */
const isTooDear = (body: Body, { pose, price }: ReachedContact, world: World, rules: MoveRules): boolean => {
  const slowest = Math.min(...Object.values(rules.terrainBudgets ?? {}));
  if (price <= slowest) return false;
  const { flags } = plan([body.id], [{ kind: 'place', poses: { [body.id]: pose } }], world, rules);
  return flags.some((flag) => flag.kind === 'over-budget');
};

/**
 * What one stand may come to with one free move: all that its front may cover, and its contacts with enemies. The contacts heed the
 * terrain on the way; the outline does not.
 */
export const threatOf = (snapshot: Snapshot, profile: Profile, world: World, stand: string): Threat | undefined => {
  const body = world.byId.get(stand);
  if (!body) return undefined;
  const all = moveRulesFor(snapshot, profile, [stand]);
  const budget = budgetLeft(snapshot, body.side, all);
  const rules: MoveRules = { ...all, spent: (all.budget ?? 0) - budget };
  const reached = reach(body, world, budget);
  return {
    stand,
    budget,
    fronts: reached.fronts,
    contacts: reached.contacts.filter((contact) => !isTooDear(body, contact, world, rules)),
  };
};

/** The same for every stand of a side on the board. */
export const threats = (snapshot: Snapshot, profile: Profile, world: World, side: SideId): Threat[] =>
  world.bodies.flatMap((body) => (body.side === side ? (threatOf(snapshot, profile, world, body.id) ?? []) : []));
