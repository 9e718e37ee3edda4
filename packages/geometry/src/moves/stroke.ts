import { normalDegrees, rotatePlacement, shiftPlacement, turnBetween, type Placement } from '../placement.ts';
import { distanceOfPoints, rightOf, type Point } from '../point.ts';

/** The simplest part of a move of one stand: straight without turning, a turn about a point, or straight to another heading. */
export type Stroke =
  | { readonly kind: 'shift'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'turn'; readonly pivot: Point; readonly degrees: number }
  | { readonly kind: 'jump'; readonly to: Placement };

/** What a move costs in MU, measured along the corners' arcs or straight from corner to corner. */
export interface Price {
  readonly arc: number;
  readonly chord: number;
}

/** The two corners of the front edge, left and right. */
export const frontCornersOf = (at: Placement, width: number): readonly [Point, Point] => {
  const right = rightOf(at.degrees);
  const half = width / 2;
  return [
    { x: at.x - half * right.x, y: at.y - half * right.y },
    { x: at.x + half * right.x, y: at.y + half * right.y },
  ];
};

/** The largest straight move of a front corner: what a single stand pays for any move (TABLE-TOOLS section 3). */
export const freePrice = (from: Placement, to: Placement, width: number): number => {
  const before = frontCornersOf(from, width);
  const after = frontCornersOf(to, width);
  return Math.max(distanceOfPoints(before[0], after[0]), distanceOfPoints(before[1], after[1]));
};

/** Where the stand is after a part (0 to 1) of the stroke. */
export const strokeAt = (at: Placement, stroke: Stroke, part = 1): Placement => {
  switch (stroke.kind) {
    case 'shift':
      return shiftPlacement(at, stroke.dx * part, stroke.dy * part);
    case 'turn':
      return rotatePlacement(at, stroke.pivot, stroke.degrees * part);
    case 'jump':
      return part === 1
        ? stroke.to
        : {
            x: at.x + (stroke.to.x - at.x) * part,
            y: at.y + (stroke.to.y - at.y) * part,
            degrees: normalDegrees(at.degrees + turnBetween(at.degrees, stroke.to.degrees) * part),
          };
  }
};

const turnPrice = (radius: number, degrees: number): Price => {
  const radians = (Math.abs(degrees) * Math.PI) / 180;
  return { arc: radius * radians, chord: 2 * radius * Math.abs(Math.sin(radians / 2)) };
};

/** What the stroke moves the front corner that it moves most. */
export const strokePrice = (at: Placement, width: number, stroke: Stroke): Price => {
  switch (stroke.kind) {
    case 'shift': {
      const length = Math.hypot(stroke.dx, stroke.dy);
      return { arc: length, chord: length };
    }
    case 'turn': {
      const [left, right] = frontCornersOf(at, width);
      const radius = Math.max(distanceOfPoints(left, stroke.pivot), distanceOfPoints(right, stroke.pivot));
      return turnPrice(radius, stroke.degrees);
    }
    case 'jump': {
      const price = freePrice(at, stroke.to, width);
      return { arc: price, chord: price };
    }
  }
};
