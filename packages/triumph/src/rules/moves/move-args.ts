import type { Leg, Plan, StoredPose } from '@vexillum/geometry';
import { isSamePose, type Pose } from '@vexillum/model';
import { readLegs } from './read-legs.ts';
import { LEGS_LIMIT, OWN_LEGS_LIMIT, type StoredLeg, storeLegs } from './stored-leg.ts';
import type { Snapshot } from '../records/table.ts';

/** Where one stand is after a `place` that is not the last leg of its move. */
type PlacedLeg = { readonly kind: 'place'; readonly leg: number; readonly to: StoredPose };

export type MoveArg = {
  readonly id: string;
  readonly from: Pose;
  readonly to: Pose;
  readonly legs?: readonly PlacedLeg[];
};

/** The arguments of `move-stands` for a planned move. */
export type MoveArgs = { readonly moves: readonly MoveArg[]; readonly legs?: readonly StoredLeg[] };

const placedLegs = (id: string, legs: readonly Leg[]): PlacedLeg[] =>
  legs.flatMap((leg, index) => {
    const to = leg.kind === 'place' && index < legs.length - 1 ? leg.poses[id] : undefined;
    return to ? [{ kind: 'place', leg: index, to }] : [];
  });

const areFew = (legs: readonly Leg[]): boolean =>
  legs.length <= LEGS_LIMIT && legs.filter(({ kind }) => kind === 'place').length <= OWN_LEGS_LIMIT;

/** How the move goes to the table: all of its group, where they come from, and the legs. `undefined` where nobody moves. */
export const moveArgsOf = (snapshot: Snapshot, legs: readonly Leg[], plan: Plan): MoveArgs | undefined => {
  const hasLegs = areFew(legs);
  const moves = Object.entries(plan.poses).flatMap(([id, to]): MoveArg[] => {
    const from = snapshot.public.pose.get(id);
    const placed = hasLegs ? placedLegs(id, legs) : [];
    return from ? [{ id, from, to, ...(placed.length > 0 ? { legs: placed } : {}) }] : [];
  });
  if (moves.every(({ from, to }) => isSamePose(from, to))) return undefined;
  return hasLegs ? { moves, legs: storeLegs(legs, plan.legs) } : { moves };
};

/** A move as an entry's arguments hold it; the legs may be anybody's. */
export interface KeptMove {
  readonly id: string;
  readonly to: Pose;
  readonly legs?: readonly object[];
}

const poseAfter = (move: KeptMove, leg: number): Pose => {
  const placed = move.legs?.find((one): one is PlacedLeg => 'leg' in one && one.leg === leg && 'to' in one);
  return placed?.to ?? move.to;
};

/** The legs of a move out of its arguments, ready to be planned again; `undefined` where they are none of ours. */
export const legsOfArgs = (moves: readonly KeptMove[], stored: readonly object[]): Leg[] | undefined =>
  readLegs(stored, (leg) => Object.fromEntries(moves.map((move) => [move.id, poseAfter(move, leg)])));
