import type { Body } from '../body.ts';
import { cornersOfBox, isInBox } from '../box.ts';
import { doPolygonsOverlap, doRectanglesOverlap } from '../overlap.ts';
import { normalDegrees, type Placement } from '../placement.ts';
import { forwardOf, headingTo, rightOf, type Point } from '../point.ts';
import { edgesOf } from '../polygon.ts';
import { centerOf } from '../rectangle.ts';
import { CONTACT_TOLERANCE, SNAP_SHIFT, SNAP_SHIFT_OVERLAPPING } from '../tolerances.ts';
import type { TableEdge, World } from '../world.ts';
import type { Goal } from './goals.ts';
import { BOARD_EDGE, CAMP_EDGE, COAST_EDGE, ROAD_EDGE } from './relations.ts';

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
export const edgeGoals = (mover: Body, world: World): Goal[] => [
  ...campGoals(mover, world),
  ...boardGoals(mover, world),
  ...world.edges.flatMap((edge) => (edge.kind === 'coast' ? coastGoals : roadGoals)(mover, edge)),
];
