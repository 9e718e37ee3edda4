import type { Body } from '../body.ts';
import { forwardOf, rightOf, type Point } from '../point.ts';
import { distanceToSegment, edgesOf, type Polygon } from '../polygon.ts';

/** How far a stand shoots from its front edge, and how far past either flank, in MU. */
export interface FireReach {
  readonly range: number;
  readonly widening: number;
}

/** As the front edge sees it: x to its right, y ahead. */
const seenBy = (shooter: Body, point: Point): Point => {
  const forward = forwardOf(shooter.at.degrees);
  const right = rightOf(shooter.at.degrees);
  const [dx, dy] = [point.x - shooter.at.x, point.y - shooter.at.y];
  return { x: dx * right.x + dy * right.y, y: dx * forward.x + dy * forward.y };
};

const boardPoint = (shooter: Body, seen: Point): Point => {
  const forward = forwardOf(shooter.at.degrees);
  const right = rightOf(shooter.at.degrees);
  return {
    x: shooter.at.x + right.x * seen.x + forward.x * seen.y,
    y: shooter.at.y + right.y * seen.x + forward.y * seen.y,
  };
};

/** The part of a convex shape on one side of a line; `room` is how far inside a point is. */
const cut = (shape: Polygon, room: (point: Point) => number): Point[] =>
  edgesOf(shape).flatMap(([a, b]) => {
    const [atA, atB] = [room(a), room(b)];
    const part = atA / (atA - atB);
    const border = atA >= 0 === atB >= 0 ? [] : [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }];
    return atA >= 0 ? [a, ...border] : border;
  });

/** How far from its front edge the shooter would hit the shape, counting only what is ahead and not too far aside; infinite where nothing is. */
export const fireDistance = (shooter: Body, target: Polygon, widening: number): number => {
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

/** Whether any part of the target may be shot at. */
export const isInFireArc = (shooter: Body, target: Polygon, reach: FireReach): boolean =>
  fireDistance(shooter, target, reach.widening) <= reach.range + 0.0005;

/** The shape of all that may be shot at, to draw: straight ahead, and round each front corner as far as the widening lets it. */
export const fireOutline = (shooter: Body, { range, widening }: FireReach, steps = 12): Point[] => {
  const half = shooter.width / 2;
  const aside = Math.min(range, widening);
  const spread = Math.asin(range === 0 ? 0 : aside / range);
  const curve = (side: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (spread * step) / steps;
      return { x: side * (half + range * Math.sin(angle)), y: range * Math.cos(angle) };
    });
  const seen = [{ x: -half - aside, y: 0 }, ...curve(-1).toReversed(), ...curve(1), { x: half + aside, y: 0 }];
  return seen.map((point) => boardPoint(shooter, point));
};
