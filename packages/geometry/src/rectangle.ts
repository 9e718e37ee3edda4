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

/** Front left, front right, rear right, rear left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The same base as its corners in order, for those who ask so often that nothing else may be made. */
export const cornersFromFront = (placement: Placement, width: number, depth: number): Corners => {
  const { x, y } = placement;
  const forward = forwardOf(placement.degrees);
  const half = width / 2;
  const [aside, ahead] = [forward.y * half, -forward.x * half];
  const [back, down] = [forward.x * -depth, forward.y * -depth];
  return [
    { x: x - aside, y: y - ahead },
    { x: x + aside, y: y + ahead },
    { x: x + aside + back, y: y + ahead + down },
    { x: x - aside + back, y: y - ahead + down },
  ];
};

/** Terrain, camps and markers: the placement is the centre. */
export const rectangleFromCenter = (placement: Placement, width: number, depth: number): Rectangle =>
  rectangleBetween(placement, width, depth / 2, depth / 2);

/** The corners in order round the rectangle. */
export const cornersOf = (rectangle: Rectangle): Corners => [
  rectangle.frontLeft,
  rectangle.frontRight,
  rectangle.rearRight,
  rectangle.rearLeft,
];

export const centerOf = (rectangle: Rectangle): Point => ({
  x: (rectangle.frontLeft.x + rectangle.rearRight.x) / 2,
  y: (rectangle.frontLeft.y + rectangle.rearRight.y) / 2,
});
