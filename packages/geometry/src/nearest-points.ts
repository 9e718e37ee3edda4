import type { Point } from './point.ts';
import { distanceOfPoints } from './point.ts';
import { edgesOf, type Polygon } from './polygon.ts';
import { meetingPoint } from './swept/meeting-point.ts';

/** The two ends of a shortest line between two shapes: the first on the first shape, the second on the second. */
export type NearestPoints = readonly [Point, Point];

type Edge = readonly [Point, Point];

const SAME = 1e-9;

const nearestOn = (point: Point, [a, b]: Edge): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return { x: a.x + part * dx, y: a.y + part * dy };
};

const length = ([a, b]: NearestPoints): number => distanceOfPoints(a, b);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

interface Found {
  readonly points: NearestPoints;
  readonly distance: number;
  /** How long the stretch is on which the two edges are equally near. */
  readonly spread: number;
}

/** Edges that face each other are equally near all along: then the line is drawn at the middle of that stretch. */
const betweenEdges = (one: Edge, other: Edge): Found => {
  const lines: NearestPoints[] = [
    ...one.map((end) => [end, nearestOn(end, other)] as const),
    ...other.map((end) => [nearestOn(end, one), end] as const),
  ];
  const distance = Math.min(...lines.map(length));
  const near = lines.filter((line) => length(line) <= distance + SAME);
  let [first, last] = [near[0] as NearestPoints, near[0] as NearestPoints];
  for (const a of near) {
    for (const b of near)
      if (distanceOfPoints(a[0], b[0]) > distanceOfPoints(first[0], last[0])) [first, last] = [a, b];
  }
  const spread = distanceOfPoints(first[0], last[0]);
  return { points: [middle(first[0], last[0]), middle(first[1], last[1])], distance, spread };
};

const isBetter = (found: Found, best: Found): boolean =>
  found.distance < best.distance - SAME ||
  (found.distance <= best.distance + SAME && found.spread > best.spread + SAME);

/** The two nearest points of edges that do not cross. */
export const nearestOfEdges = (some: readonly Edge[], others: readonly Edge[]): NearestPoints => {
  let best: Found | undefined;
  for (const one of some) {
    for (const other of others) {
      const found = betweenEdges(one, other);
      if (!best || isBetter(found, best)) best = found;
    }
  }
  const { points, distance } = best as Found;
  return distance <= SAME ? [points[0], points[0]] : points;
};

/** The two nearest points of two shapes, bent or not; both are the same point where the shapes overlap or touch. */
export const nearestPoints = (a: Polygon, b: Polygon): NearestPoints => {
  const shared = meetingPoint(a, b);
  return shared ? [shared, shared] : nearestOfEdges(edgesOf(a), edgesOf(b));
};
