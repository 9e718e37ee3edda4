import { type Box, boxOf, meet } from '../../box.ts';
import type { MapPoint, MapTerritory } from '../../map-pack.ts';
import type { Step } from '../planar.ts';

/** Two lands that come near each other, and where both may be. */
export interface NearLands {
  readonly one: MapTerritory;
  readonly other: MapTerritory;
  readonly common: Box;
}

/** Every two lands whose boxes come so near each other. */
export const nearLands = (lands: readonly MapTerritory[], reach: number): readonly NearLands[] => {
  const boxes = lands.map(({ polygons }) => wider(boxOf(polygons.flat()), reach));
  return lands.flatMap((one, index) =>
    lands.slice(index + 1).flatMap((other, after): readonly NearLands[] => {
      const [here, there] = [boxes[index], boxes[index + 1 + after]];
      return here && there && meet(here, there) ? [{ one, other, common: commonOf(here, there) }] : [];
    }),
  );
};

const commonOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Whether any of a straight piece may be there. */
export const isStepNear = ([[ax, ay], [bx, by]]: Step, { left, top, right, bottom }: Box): boolean =>
  !((ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom));

export const isIn = ({ left, top, right, bottom }: Box, [x, y]: MapPoint): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
