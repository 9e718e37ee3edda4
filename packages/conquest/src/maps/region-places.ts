import { isInside } from '@vexillum/geometry';
import type { MapPack, MapPoint } from './map-pack.ts';

/** Room for a region's name and bonus: the middle of a box over water beside its land. */
export type RegionPlaces = ReadonlyMap<string, MapPoint>;

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Units from one place that is looked at to the next. */
const STEP = 14;
/** Water that stays between a name and the coast, both sides together. */
const MARGIN = 10;

/**
 * Where each region's name and worth can stand without hiding land, a lane or another region's: over water, nearer to its own land than
 * to any other. A region with no such place has none here; its name then belongs in the list beside the map.
 */
export const regionPlaces = (pack: MapPack, sizeOf: (regionName: string) => BoxSize): RegionPlaces => {
  const lands = pack.territories.flatMap(({ region, polygons }) => polygons.map((ring) => landOf(region, ring)));
  const lanes = pack.borders.flatMap(({ seaLane }) => (seaLane ? alongLane(seaLane) : []));
  const taken = decorationOf(pack, lands);
  const places = new Map<string, MapPoint>();
  for (const { id, name } of pack.regions) {
    const best = bestPlace(pack, id, sizeOf(name), lands, lanes, taken);
    if (!best) continue;
    taken.push(best.box);
    places.set(id, best.middle);
  }
  return places;
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What lies by itself on the water, a compass or a monster, is not to be written over; what surrounds land is its shallows. */
const decorationOf = ({ art = [], board }: MapPack, lands: readonly Land[]): Box[] =>
  art
    .map(({ points }) => boxOf(points))
    .filter(({ left, right }) => right - left < board.width / 4)
    .filter((box) => !lands.some((land) => meet(box, land.box)));

interface Land {
  readonly region: string;
  readonly box: Box;
  readonly ring: readonly { readonly x: number; readonly y: number }[];
}

const boxOf = (points: readonly MapPoint[]): Box => {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
};

const landOf = (region: string, points: readonly MapPoint[]): Land => ({
  region,
  box: boxOf(points),
  ring: points.map(([x, y]) => ({ x, y })),
});

const alongLane = (lane: readonly MapPoint[]): MapPoint[] =>
  lane.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = lane[index] ?? [x, y];
    return [0, 0.25, 0.5, 0.75, 1].map((part): MapPoint => [fromX + (x - fromX) * part, fromY + (y - fromY) * part]);
  });

const boxAt = ([x, y]: MapPoint, { width, height }: BoxSize): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const holds = ({ left, top, right, bottom }: Box, [x, y]: MapPoint): boolean =>
  x > left && x < right && y > top && y < bottom;

const bestPlace = (
  { board }: MapPack,
  region: string,
  size: BoxSize,
  lands: readonly Land[],
  lanes: readonly MapPoint[],
  taken: readonly Box[],
): { readonly middle: MapPoint; readonly box: Box } | undefined => {
  const withMargin = { width: size.width + MARGIN, height: size.height + MARGIN };
  let best: { middle: MapPoint; box: Box; far: number } | undefined;
  for (let y = size.height / 2 + 4; y <= board.height - size.height / 2 - 4; y += STEP)
    for (let x = size.width / 2 + 4; x <= board.width - size.width / 2 - 4; x += STEP) {
      const middle: MapPoint = [Math.round(x), Math.round(y)];
      const far = gapTo(
        middle,
        size,
        lands.filter((land) => land.region === region),
      );
      if (best && far >= best.far) continue;
      const box = boxAt(middle, size);
      if (taken.some((other) => meet(box, other)) || lanes.some((point) => holds(box, point))) continue;
      if (
        !isOverWater(boxAt(middle, withMargin), lands) ||
        gapTo(
          middle,
          size,
          lands.filter((land) => land.region !== region),
        ) <= far
      )
        continue;
      best = { middle, box, far };
    }
  return best;
};

/** From the box to the nearest corner of these lands; the box counts as far as it is wide and high. */
const gapTo = ([x, y]: MapPoint, { width, height }: BoxSize, lands: readonly Land[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const { ring } of lands)
    for (const point of ring) {
      const across = Math.max(0, Math.abs(point.x - x) - width / 2);
      const down = Math.max(0, Math.abs(point.y - y) - height / 2);
      least = Math.min(least, across + down);
    }
  return least;
};

const isOverWater = (box: Box, lands: readonly Land[]): boolean =>
  !lands.some(
    (land) =>
      meet(box, land.box) &&
      (land.ring.some(({ x, y }) => holds(box, [x, y])) || samplesOf(box).some((point) => isInside(land.ring, point))),
  );

const samplesOf = ({ left, top, right, bottom }: Box) =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.5, 1].map((down) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
  );
