import type { Placement } from '../placement.ts';
import { distanceOfPoints, headingTo, rightOf, type Point } from '../point.ts';
import { frontCornersOf } from './stroke.ts';

/**
 * Where the middle of the front edge may go for one final heading: within the budget of both centres (TABLE-TOOLS section 3).
 * A place is in the lens if and only if the free move there costs no more than the budget.
 */
export interface ReachLens {
  readonly centers: readonly [Point, Point];
  readonly radius: number;
  readonly degrees: number;
}

export const reachLens = (from: Placement, width: number, degrees: number, budget: number): ReachLens => {
  const [left, right] = frontCornersOf(from, width);
  const along = rightOf(degrees);
  const half = width / 2;
  return {
    centers: [
      { x: left.x + half * along.x, y: left.y + half * along.y },
      { x: right.x - half * along.x, y: right.y - half * along.y },
    ],
    radius: budget,
    degrees,
  };
};

export const isInLens = (lens: ReachLens, point: Point): boolean =>
  lens.centers.every((center) => distanceOfPoints(center, point) <= lens.radius);

const arc = (center: Point, radius: number, from: number, sweep: number, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const radians = ((from + (sweep * index) / steps) * Math.PI) / 180;
    return { x: center.x + radius * Math.sin(radians), y: center.y + radius * Math.cos(radians) };
  });

/** The lens as a shape to draw, each arc in so many steps; no points where the budget does not pay for that heading anywhere. */
export const lensOutline = (lens: ReachLens, steps = 24): Point[] => {
  const [a, b] = lens.centers;
  const apart = distanceOfPoints(a, b);
  if (apart > 2 * lens.radius) return [];
  if (apart < 1e-9) return arc(a, lens.radius, 0, 360, 2 * steps).slice(0, -1);
  const half = (Math.acos(apart / (2 * lens.radius)) * 180) / Math.PI;
  const side = (center: Point, toward: Point): Point[] =>
    arc(center, lens.radius, headingTo(center, toward) - half, 2 * half, steps).slice(0, -1);
  return [...side(a, b), ...side(b, a)];
};
