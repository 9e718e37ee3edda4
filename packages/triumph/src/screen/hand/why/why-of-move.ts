import { type World, worldOf } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import { type Why, why } from '../../../hand/index.ts';
import { type KeptMove, legsOfArgs, moveRulesFor, type Profile, type Snapshot } from '../../../rules/index.ts';

interface Table {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  world(): World;
}

/** A `move-stands` entry as the ledger keeps it. */
export interface MadeMove {
  readonly moves: readonly (KeptMove & { readonly from?: Pose })[];
  readonly legs?: readonly object[];
  /** In thousandths of an MU, from the entry's facts. */
  readonly spent?: number;
}

/** The world with the movers where they came from; those that were lost since are not in it. */
const worldBefore = (world: World, moves: MadeMove['moves']): World => {
  const from = new Map(moves.map(({ id, from }) => [id, from]));
  const stands = [...world.stands.values()].map((stand) => ({ ...stand, pose: from.get(stand.id) ?? stand.pose }));
  return worldOf({ stands, terrain: world.terrain, camps: world.camps, board: world.board });
};

/**
 * Why a move of the past cost what it cost, on the ground as it lies now; `undefined` where its legs were not told, or its stands are
 * gone.
 */
export const whyOfMove = (table: Table, { moves, legs: stored, spent = 0 }: MadeMove): Why | undefined => {
  const legs = stored && legsOfArgs(moves, stored);
  const ids = moves.map(({ id }) => id);
  const world = table.world();
  if (!legs || !moves.every(({ id, from }) => from && world.byId.has(id))) return undefined;
  const rules = moveRulesFor(table.snapshot, table.profile, ids);
  return why({ ids, legs, world: worldBefore(world, moves), rules: { ...rules, spent: spent / 1000 } });
};
