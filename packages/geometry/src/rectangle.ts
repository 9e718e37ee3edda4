import type { Placement } from './placement.ts';
import { forwardOf, type Point } from './point.ts';

/** A rectangle on the board by its corners, named as its owner sees them who looks along its heading. */
export interface Rectangle {
  readonly frontLeft: Point;
  readonly frontRight: Point;
  readonly rearRight: Point;
  readonly rearLeft: Point;
}

const rectangleBetween = (at: Placement, width: number, ahead: number, behind: number): Rectangle => {
  const forward = forwardOf(at.degrees);
  const right = { x: forward.y, y: -forward.x };
  const corner = (side: number, along: number): Point => ({
    x: at.x + right.x * side + forward.x * along,
    y: at.y + right.y * side + forward.y * along,
  });
  const half = width / 2;
  return {
    frontLeft: corner(-half, ahead),
    frontRight: corner(half, ahead),
    rearRight: corner(half, -behind),
    rearLeft: corner(-half, -behind),
  };
};

/** A stand's base: the placement is the midpoint of its front edge. */
export const rectangleFromFront = (placement: Placement, width: number, depth: number): Rectangle =>
  rectangleBetween(placement, width, 0, depth);

/** Terrain, camps and markers: the placement is the centre. */
export const rectangleFromCenter = (placement: Placement, width: number, depth: number): Rectangle =>
  rectangleBetween(placement, width, depth / 2, depth / 2);

/** The corners in order round the rectangle. */
export const cornersOf = (rectangle: Rectangle): readonly [Point, Point, Point, Point] => [
  rectangle.frontLeft,
  rectangle.frontRight,
  rectangle.rearRight,
  rectangle.rearLeft,
];

export const centerOf = (rectangle: Rectangle): Point => ({
  x: (rectangle.frontLeft.x + rectangle.rearRight.x) / 2,
  y: (rectangle.frontLeft.y + rectangle.rearRight.y) / 2,
});
