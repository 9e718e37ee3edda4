import type { Point } from './point.ts';

/** An upright rectangle on the board in MU; x and y are its corner nearest to red's left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** The smallest upright box round the points; `undefined` where there are none. */
export const boxAround = (points: readonly Point[]): Box | undefined => {
  const [first] = points;
  if (!first) return undefined;
  let [left, right, near, far] = [first.x, first.x, first.y, first.y];
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < near) near = y;
    if (y > far) far = y;
  }
  return { x: left, y: near, width: right - left, depth: far - near };
};

/** The smallest upright box round all the shapes; `undefined` where they have no points. */
export const boxAroundAll = (shapes: readonly (readonly Point[])[]): Box | undefined => {
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const shape of shapes) {
    for (const { x, y } of shape) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < near) near = y;
      if (y > far) far = y;
    }
  }
  return left > right ? undefined : { x: left, y: near, width: right - left, depth: far - near };
};

/** The box between any two opposite corners. */
export const boxBetween = (a: Point, b: Point): Box => boxAround([a, b]) as Box;

export const isInBox = (box: Box, point: Point): boolean =>
  point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.depth;

export const centerOfBox = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.depth / 2 });

export const cornersOfBox = (box: Box): readonly [Point, Point, Point, Point] => [
  { x: box.x, y: box.y },
  { x: box.x, y: box.y + box.depth },
  { x: box.x + box.width, y: box.y + box.depth },
  { x: box.x + box.width, y: box.y },
];
