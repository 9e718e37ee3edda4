import { bodyAt, mayReach, type Body } from '../body.ts';
import { freePrice } from '../moves/stroke.ts';
import { penetrationOf } from '../penetration.ts';
import { placementOf, poseOf, rotatePlacement, shiftPlacement, turnBetween, type StoredPose } from '../placement.ts';
import { cornersOf } from '../rectangle.ts';
import { CONTACT_TOLERANCE, SETTLED_SHIFT, SNAP_HEADING } from '../tolerances.ts';
import type { World } from '../world.ts';
import { goalsOf, type Goal } from './goals.ts';
import type { RelationName } from './relations.ts';

/** A contact that the whole group may be pulled into, and where everybody then is. */
export interface SnapCandidate {
  readonly relation: RelationName;
  readonly priority: number;
  readonly mover: string;
  readonly target: string;
  /** How far the pull takes the front corner of the mover that it takes furthest, in MU. */
  readonly shift: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly poses: Readonly<Record<string, StoredPose>>;
}

/** The whole group carried with one of its stands, as one body. */
const carried = (group: readonly Body[], { mover, to }: Goal): Body[] => {
  const turn = turnBetween(mover.at.degrees, to.degrees);
  return group.map((body) => {
    const turned = shiftPlacement(rotatePlacement(body.at, mover.at, turn), to.x - mover.at.x, to.y - mover.at.y);
    return bodyAt(body, placementOf(poseOf(turned)));
  });
};

/** Whether no stand of the group would be deeper in anything than it was, or than the contact tolerance. */
const isNoWorse = (before: readonly Body[], after: readonly Body[], world: World): boolean => {
  const moving = new Set(before.map((body) => body.id));
  return after.every((body, index) => {
    const was = (before[index] as Body).corners;
    const isDeeper = (shape: Body['corners']): boolean => {
      const depth = penetrationOf(body.corners, shape);
      return depth > CONTACT_TOLERANCE && depth > penetrationOf(was, shape) + 1e-9;
    };
    const others = world.bodies.filter((other) => !moving.has(other.id) && mayReach(body, other, 0));
    return (
      !others.some((other) => isDeeper(other.corners)) &&
      !world.camps.some((camp) => isDeeper(cornersOf(camp.rectangle)))
    );
  });
};

const posesOf = (group: readonly Body[]): Readonly<Record<string, StoredPose>> =>
  Object.fromEntries(group.map((body) => [body.id, poseOf(body.at)]));

/** What it takes to carry the group to a goal; `undefined` where that is too far, or would put somebody deeper into another. */
export const candidateOf = (group: readonly Body[], world: World, goal: Goal): SnapCandidate | undefined => {
  const shift = freePrice(goal.mover.at, goal.to, goal.mover.width);
  if (shift > goal.pull) return undefined;
  // What already is in contact stays as it is, to the last digit: otherwise a second snap would shift it by the rounding.
  const after = shift <= SETTLED_SHIFT ? group : carried(group, goal);
  if (after !== group && !isNoWorse(group, after, world)) return undefined;
  const { relation, priority, target } = goal;
  const turn = turnBetween(goal.mover.at.degrees, goal.to.degrees);
  return { relation, priority, mover: goal.mover.id, target, shift, turn, poses: posesOf(after) };
};

const nameOf = (candidate: SnapCandidate): string => `${candidate.relation}/${candidate.mover}/${candidate.target}`;

const inOrder = (a: SnapCandidate, b: SnapCandidate): number =>
  a.priority - b.priority || a.shift - b.shift || (nameOf(a) < nameOf(b) ? -1 : 1);

/** The contacts that the group, where it is now, may be pulled into: the most important first, then the nearest. */
export const snapCandidates = (group: readonly Body[], world: World, heading = SNAP_HEADING): SnapCandidate[] =>
  goalsOf(group, world, heading)
    .flatMap((goal) => candidateOf(group, world, goal) ?? [])
    .toSorted(inOrder);

/**
 * Pulls the group into its best contact, and from there into a better one if that is now near, until it rests; so snapping twice is
 * snapping once. `undefined` where there is nothing to snap to. Shift and turn are those of the last pull.
 */
export const snap = (group: readonly Body[], world: World, heading = SNAP_HEADING): SnapCandidate | undefined => {
  let bodies = group;
  let last: SnapCandidate | undefined;
  // A pull always ends in a contact of a smaller priority number than the one before, and there are five of these.
  for (let pulls = 0; pulls < 5; pulls += 1) {
    const [best] = snapCandidates(bodies, world, heading);
    if (!best) return last;
    if (best.shift <= SETTLED_SHIFT) return last ?? best;
    last = best;
    bodies = bodies.map((body) => bodyAt(body, placementOf(best.poses[body.id] ?? poseOf(body.at))));
  }
  return last;
};
