import { mayReach, type Body } from '../body.ts';
import { distanceOfPolygons } from '../distance.ts';
import { rightOf } from '../point.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';
import { contractionOf } from './contraction.ts';
import { goalsOf, type Goal } from './goals.ts';
import { candidateOf, type SnapCandidate } from './snap.ts';

/** The widest turn of a proposal, in degrees: past it another side of the enemy is nearer. */
const CONFORM_HEADING = 45;

/** A proposal to square up, and how far aside it goes, in MU. */
export interface Conform extends SnapCandidate {
  readonly slide: number;
  /** Stands that would have left the board, and go behind the line's end instead. */
  readonly behind?: readonly string[];
}

const slideOf = ({ mover, to }: Goal): number => {
  const right = rightOf(to.degrees);
  return Math.abs((to.x - mover.at.x) * right.x + (to.y - mover.at.y) * right.y);
};

const isTouching = ({ mover, target }: Goal, world: World): boolean => {
  const enemy = world.byId.get(target);
  if (!enemy || enemy.side === mover.side || !mayReach(mover, enemy, CONTACT_TOLERANCE)) return false;
  return distanceOfPolygons(mover.corners, enemy.corners) <= CONTACT_TOLERANCE;
};

/** Where a part of the group would leave the board, with that part behind the line's end, if there is room. */
const keptOnBoard = (candidate: SnapCandidate, group: readonly Body[], world: World): Partial<Conform> => {
  const poses = contractionOf(group, world, candidate.poses);
  if (!poses) return {};
  const behind = group.map(({ id }) => id).filter((id) => poses[id]?.join() !== candidate.poses[id]?.join());
  // A stand that squares up must stay where it squares up to.
  return behind.includes(candidate.mover) ? {} : { poses, behind };
};

/**
 * The ways in which a group that touches an enemy may square up to it: flush with one of its sides, corner on corner, at most
 * `longest` MU aside, the smallest slide first. Overlaps are not contacts, and are left out. Stands that would leave the board go behind the line's end.
 */
export const conforms = (group: readonly Body[], world: World, longest: number): Conform[] =>
  goalsOf(group, world, CONFORM_HEADING)
    .filter((goal) => goal.priority <= 2 && slideOf(goal) <= longest + CONTACT_TOLERANCE && isTouching(goal, world))
    .flatMap((goal) => {
      // The slide is the limit here, so the pull of a snap is not.
      const candidate = candidateOf(group, world, { ...goal, pull: Number.POSITIVE_INFINITY });
      return candidate ? [{ ...candidate, slide: slideOf(goal), ...keptOnBoard(candidate, group, world) }] : [];
    })
    .toSorted((a, b) => a.slide - b.slide || a.priority - b.priority || (a.target < b.target ? -1 : 1));
