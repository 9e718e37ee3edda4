import { distanceOfRectangles } from '../distance.ts';
import type { Point } from '../point.ts';
import { cornersOf, type Rectangle } from '../rectangle.ts';

/** Half a stored unit: what is at the range by its stored pose is within it. */
const HAIR = 0.0005;

/** Whether a stand is within so many MU of another, edge to edge; "within" is at or closer than. */
export const isWithinRange = (from: Rectangle, to: Rectangle, range: number): boolean =>
  distanceOfRectangles(from, to) <= range + HAIR;

/** The base grown by the range, its corners rounded, each in so many steps: what the range looks like. */
export const rangeOutline = (base: Rectangle, range: number, steps = 12): Point[] => {
  const { frontLeft, frontRight } = base;
  const heading = Math.atan2(frontRight.x - frontLeft.x, frontRight.y - frontLeft.y) - Math.PI / 2;
  return cornersOf(base).flatMap((corner, index) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = heading + (Math.PI / 2) * (index - 1 + step / steps);
      return { x: corner.x + range * Math.sin(angle), y: corner.y + range * Math.cos(angle) };
    }),
  );
};
