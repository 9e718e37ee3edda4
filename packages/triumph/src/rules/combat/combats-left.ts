import type { World } from '@vexillum/geometry';
import type { CombatKind } from '../profiles/combat/outcomes.ts';
import type { FullProfile } from '../profiles/full-profile.ts';
import { combatsOf, type Meeting } from './combats-of.ts';
import { turnNumber } from './ring-at.ts';
import type { Combat } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';

/** The combats of this turn that somebody has taken up, in their order. */
export const combatsTaken = (snapshot: Snapshot): readonly (readonly [id: string, combat: Combat])[] =>
  [...snapshot.public.combat].filter(([, { turn }]) => turn === turnNumber(snapshot));

/** A shooter shoots once in a turn, at whomever; hand to hand the same two fight once, and whoever has fought fights no other before. */
const isKnown = (taken: readonly Combat[], { kind, attacker, defender }: Meeting): boolean =>
  taken.some((combat) => {
    if (combat.kind !== kind) return false;
    if (kind === 'ranged') return combat.attacker === attacker;
    const fighters = [combat.attacker, combat.defender];
    return fighters.includes(attacker) && fighters.includes(defender);
  });

/** The combats that the board makes and nobody has taken up yet in this turn. */
export const meetingsLeft = (
  snapshot: Snapshot,
  profile: FullProfile,
  world: World,
  kind?: CombatKind,
): readonly Meeting[] => {
  const taken = combatsTaken(snapshot).map(([, combat]) => combat);
  return combatsOf(snapshot, profile, world, kind).filter((meeting) => !isKnown(taken, meeting));
};

/** How many combats are still to be fought in this turn, and to be done. */
export const countLeft = (snapshot: Snapshot, profile: FullProfile, world: World, kind: CombatKind): number =>
  meetingsLeft(snapshot, profile, world, kind).length +
  combatsTaken(snapshot).filter(([, combat]) => combat.kind === kind && !combat.isApplied).length;
