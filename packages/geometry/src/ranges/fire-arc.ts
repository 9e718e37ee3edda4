import type { Body } from '../body.ts';
import { forwardOf, rightOf, type Point } from '../point.ts';
import { distanceToSegment, edgesOf, type Polygon } from '../polygon.ts';
import { sideAsFront } from './side-front.ts';
import type { ZoneSide } from './zone-of-control.ts';

/** How far a stand shoots from its front edge, and how far past either flank, in MU. `sides` where it shoots from others: a wagon from all. */
export interface FireReach {
  readonly range: number;
  readonly widening: number;
  readonly sides?: readonly ZoneSide[];
}

const FRONT = ['front'] as const;

/** As the front edge sees it: x to its right, y ahead. */
const seenBy = (shooter: Body, point: Point): Point => {
  const forward = forwardOf(shooter.at.degrees);
  const right = rightOf(shooter.at.degrees);
  const [dx, dy] = [point.x - shooter.at.x, point.y - shooter.at.y];
  return { x: dx * right.x + dy * right.y, y: dx * forward.x + dy * forward.y };
};

/** The part of a convex shape on one side of a line; `room` is how far inside a point is. */
const cut = (shape: Polygon, room: (point: Point) => number): Point[] =>
  edgesOf(shape).flatMap(([a, b]) => {
    const [atA, atB] = [room(a), room(b)];
    const part = atA / (atA - atB);
    const border = atA >= 0 === atB >= 0 ? [] : [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }];
    return atA >= 0 ? [a, ...border] : border;
  });

const distanceFromFront = (shooter: Body, target: Polygon, widening: number): number => {
  const half = shooter.width / 2;
  const seen = target.map((point) => seenBy(shooter, point));
  const ahead = cut(seen, (point) => point.y);
  const within = cut(
    cut(ahead, (point) => half + widening - point.x),
    (point) => half + widening + point.x,
  );
  const [left, right] = [
    { x: -half, y: 0 },
    { x: half, y: 0 },
  ];
  // What is left is convex and ahead of the front, so the nearest is a corner to the front or a front corner to an edge.
  return Math.min(
    ...within.map((point) => distanceToSegment(point, left, right)),
    ...edgesOf(within).flatMap(([a, b]) => [distanceToSegment(left, a, b), distanceToSegment(right, a, b)]),
  );
};

/**
 * How far from its front edge (or the nearest of those sides) the shooter would hit the shape, counting only what is ahead of it and not
 * too far aside; infinite where nothing is.
 */
export const fireDistance = (
  shooter: Body,
  target: Polygon,
  widening: number,
  sides: readonly ZoneSide[] = FRONT,
): number => Math.min(...sides.map((side) => distanceFromFront(sideAsFront(shooter, side), target, widening)));

/** Whether any part of the target may be shot at. */
export const isInFireArc = (shooter: Body, target: Polygon, reach: FireReach): boolean =>
  fireDistance(shooter, target, reach.widening, reach.sides) <= reach.range + 0.0005;
