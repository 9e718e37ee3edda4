import { mayReach, type Body } from '../body.ts';
import { cornersOfBox, isInBox } from '../box.ts';
import { doPolygonsOverlap, doRectanglesOverlap } from '../overlap.ts';
import { normalDegrees, turnBetween, type Placement } from '../placement.ts';
import { forwardOf, headingTo, rightOf, type Point } from '../point.ts';
import { edgesOf } from '../polygon.ts';
import { centerOf } from '../rectangle.ts';
import { CONTACT_TOLERANCE, SNAP_SHIFT, SNAP_SHIFT_OVERLAPPING } from '../tolerances.ts';
import type { TableEdge, World } from '../world.ts';
import {
  BOARD_EDGE,
  CAMP_EDGE,
  COAST_EDGE,
  relations,
  ROAD_EDGE,
  type Corner,
  type Relation,
  type RelationName,
} from './relations.ts';

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

// --- edges: camps, the border, coasts and roads ---

/** Flush to the line through a and b, its front or its rear on it, and slid nowhere along it. */
const flushTo = (body: Body, a: Point, b: Point, degrees: number, behind: number): Placement | undefined => {
  const forward = forwardOf(degrees);
  const right = rightOf(degrees);
  const ahead = (a.x - body.at.x) * forward.x + (a.y - body.at.y) * forward.y + behind;
  const sides = [a, b].map((end) => (end.x - body.at.x) * right.x + (end.y - body.at.y) * right.y);
  const half = body.width / 2 - CONTACT_TOLERANCE;
  if (Math.min(...sides) > half || Math.max(...sides) < -half) return undefined;
  return { x: body.at.x + forward.x * ahead, y: body.at.y + forward.y * ahead, degrees: normalDegrees(degrees) };
};

const campGoals = (mover: Body, world: World): Goal[] =>
  world.camps.flatMap((camp) =>
    edgesOf(camp.corners).flatMap(([a, b]) => {
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const to = flushTo(mover, a, b, headingTo(middle, centerOf(camp.rectangle)), 0);
      const isOverlapping = doRectanglesOverlap(mover.rectangle, camp.rectangle);
      const pull = isOverlapping ? SNAP_SHIFT_OVERLAPPING : SNAP_SHIFT;
      return to ? [{ relation: CAMP_EDGE.name, priority: CAMP_EDGE.priority, mover, target: camp.id, to, pull }] : [];
    }),
  );

const boardGoals = (mover: Body, world: World): Goal[] =>
  edgesOf(cornersOfBox(world.board)).flatMap(([a, b]) => {
    // The box's corners run clockwise, so that its inside is at the right of every edge.
    const to = flushTo(mover, a, b, headingTo(a, b) + 90, mover.depth);
    if (!to) return [];
    const { name: relation, priority } = BOARD_EDGE;
    const isOver = !mover.corners.every((corner) => isInBox(world.board, corner));
    return [{ relation, priority, mover, target: 'board', to, pull: isOver ? SNAP_SHIFT_OVERLAPPING : SNAP_SHIFT }];
  });

/** Where the body comes to stand with one flank on the line through a and b, whose heading it takes. */
const flankTo = (body: Body, a: Point, b: Point, flank: 1 | -1): Placement | undefined => {
  const degrees = headingTo(a, b);
  const forward = forwardOf(degrees);
  const right = rightOf(degrees);
  const aside = (a.x - body.at.x) * right.x + (a.y - body.at.y) * right.y - (flank * body.width) / 2;
  const ends = [a, b].map((end) => (end.x - body.at.x) * forward.x + (end.y - body.at.y) * forward.y);
  if (Math.min(...ends) > -CONTACT_TOLERANCE || Math.max(...ends) < CONTACT_TOLERANCE - body.depth) return undefined;
  return { x: body.at.x + right.x * aside, y: body.at.y + right.y * aside, degrees: normalDegrees(degrees) };
};

/** Along a road in either direction, with either flank on its side. A stand may well lie across it, so it is pulled from no further for that. */
const roadGoals = (mover: Body, { id, from, to }: TableEdge): Goal[] =>
  [[from, to] as const, [to, from] as const].flatMap(([a, b]) =>
    ([1, -1] as const).flatMap((flank) => {
      const place = flankTo(mover, a, b, flank);
      const { name: relation, priority } = ROAD_EDGE;
      return place ? [{ relation, priority, mover, target: id, to: place, pull: SNAP_SHIFT }] : [];
    }),
  );

/** Its rear on the coast, looking inland. */
const coastGoals = (mover: Body, { id, from, to }: TableEdge): Goal[] => {
  const place = flushTo(mover, from, to, headingTo(from, to) + 90, mover.depth);
  if (!place) return [];
  const isOver = doPolygonsOverlap([from, to], mover.corners, CONTACT_TOLERANCE);
  const { name: relation, priority } = COAST_EDGE;
  return [{ relation, priority, mover, target: id, to: place, pull: isOver ? SNAP_SHIFT_OVERLAPPING : SNAP_SHIFT }];
};

/** Everything straight that the mover may stand along, sliding freely: camps, the board's border, coasts and roads. */
const edgeGoals = (mover: Body, world: World): Goal[] => [
  ...campGoals(mover, world),
  ...boardGoals(mover, world),
  ...world.edges.flatMap((edge) => (edge.kind === 'coast' ? coastGoals : roadGoals)(mover, edge)),
];
