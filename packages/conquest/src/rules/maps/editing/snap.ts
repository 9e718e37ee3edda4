import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { alongOf, distance, pointAlong, rounded, type Step, stepsOf } from './planar.ts';

/** Where a point goes that is put down near something: onto a corner, onto a border, or where it is. */
export interface Snap {
  readonly kind: 'corner' | 'border' | 'free';
  readonly at: MapPoint;
}

interface Ground {
  readonly board: { readonly width: number; readonly height: number };
  readonly territories: readonly Pick<MapTerritory, 'polygons'>[];
}

/**
 * The corner within reach that is nearest, else the border that is, else the point itself in whole units of the board. `also` are corners that are not
 * of the drawing yet; `but` is one that does not count, since it is what is moved.
 */
export const snapOf = (
  { board, territories }: Ground,
  point: MapPoint,
  reach: number,
  { also = [], but }: { readonly also?: readonly MapPoint[]; readonly but?: MapPoint } = {},
): Snap => {
  const rings = territories.flatMap(({ polygons }) => polygons);
  const isMoved = ([x, y]: MapPoint) => but !== undefined && x === but[0] && y === but[1];
  const corner = nearest(
    [...also, ...rings.flat()].filter((one) => !isMoved(one)),
    point,
    reach,
    (one) => one,
  );
  if (corner) return { kind: 'corner', at: corner };
  const steps = rings.flatMap(stepsOf).filter(([from, to]) => !isMoved(from) && !isMoved(to));
  const border = nearest(steps, point, reach, (step: Step) => pointAlong(step, alongOf(step, point)));
  if (border) return { kind: 'border', at: rounded(border) };
  return { kind: 'free', at: onBoard(board, point) };
};

export const onBoard = ({ width, height }: Ground['board'], [x, y]: MapPoint): MapPoint =>
  rounded([Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))]);

const nearest = <Thing>(
  things: readonly Thing[],
  point: MapPoint,
  reach: number,
  placeOf: (thing: Thing) => MapPoint,
): MapPoint | undefined => {
  let best: { readonly at: MapPoint; readonly far: number } | undefined;
  for (const thing of things) {
    const at = placeOf(thing);
    const far = distance(at, point);
    if (far <= reach && (!best || far < best.far)) best = { at, far };
  }
  return best?.at;
};
