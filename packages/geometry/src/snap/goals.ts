import { mayReach, type Body } from '../body.ts';
import { doRectanglesOverlap } from '../overlap.ts';
import { normalDegrees, turnBetween, type Placement } from '../placement.ts';
import { forwardOf, rightOf, type Point } from '../point.ts';
import { SNAP_SHIFT, SNAP_SHIFT_OVERLAPPING } from '../tolerances.ts';
import type { World } from '../world.ts';
import { edgeGoals } from './edge-goals.ts';
import { relations, type Corner, type Relation, type RelationName } from './relations.ts';

/** A place where one stand would be in contact, before anyone has asked whether it is near enough. */
export interface Goal {
  readonly relation: RelationName;
  readonly priority: number;
  readonly mover: Body;
  readonly target: string;
  readonly to: Placement;
  /** How far a corner may be pulled there. */
  readonly pull: number;
}

/** The placement that puts a corner of the base on a point. */
const withCornerAt = (body: Body, corner: Corner, point: Point, degrees: number): Placement => {
  const right = rightOf(degrees);
  const forward = forwardOf(degrees);
  const side = corner === 'frontLeft' || corner === 'rearLeft' ? -body.width / 2 : body.width / 2;
  const along = corner === 'rearLeft' || corner === 'rearRight' ? -body.depth : 0;
  return {
    x: point.x - right.x * side - forward.x * along,
    y: point.y - right.y * side - forward.y * along,
    degrees: normalDegrees(degrees),
  };
};

/** Where the mover would stand in that relation: once, or once per corner where the two are not equally wide. */
export const placesFor = (mover: Body, target: Body, relation: Relation): Placement[] => {
  const corners = mover.width === target.width ? relation.corners.slice(0, 1) : relation.corners;
  return corners.map(([mine, theirs]) =>
    withCornerAt(mover, mine, target.rectangle[theirs], target.at.degrees + relation.turn),
  );
};

const standGoals = (mover: Body, target: Body): Goal[] => {
  const against = mover.side === target.side ? 'friend' : 'enemy';
  const pull = doRectanglesOverlap(mover.rectangle, target.rectangle) ? SNAP_SHIFT_OVERLAPPING : SNAP_SHIFT;
  return relations
    .filter((relation) => relation.against === against)
    .flatMap((relation) =>
      placesFor(mover, target, relation).map((to) => ({
        relation: relation.name,
        priority: relation.priority,
        mover,
        target: target.id,
        to,
        pull,
      })),
    );
};

const isNear = (goal: Goal, heading: number): boolean =>
  Math.abs(turnBetween(goal.mover.at.degrees, goal.to.degrees)) <= heading;

/** Every contact that a stand of the group might be pulled into, with at most so many degrees of turning. */
export const goalsOf = (group: readonly Body[], world: World, heading: number): Goal[] => {
  const moving = new Set(group.map((body) => body.id));
  const others = world.bodies.filter((body) => !moving.has(body.id));
  return group
    .flatMap((mover) => [
      ...others
        .filter((other) => mayReach(mover, other, SNAP_SHIFT_OVERLAPPING))
        .flatMap((other) => standGoals(mover, other)),
      ...edgeGoals(mover, world),
    ])
    .filter((goal) => isNear(goal, heading));
};
