import type { MapPoint } from './map-pack.ts';

/** How large something is that is written on a map, in its units. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a map, by its edges; y goes down. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The least that holds them all. Counted one by one: a map has more points than a function takes arguments. */
export const boxOf = (points: readonly MapPoint[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
};

/** So large, about this middle. */
export const boxAt = ([x, y]: MapPoint, { width, height }: BoxSize): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const holds = ({ left, top, right, bottom }: Box, [x, y]: MapPoint): boolean =>
  x > left && x < right && y > top && y < bottom;
