import { isInside } from '@vexillum/geometry';
import { type Box, boxAt, boxOf, type BoxSize, holds, meet } from './box.ts';
import { landPlace } from './land-place.ts';
import type { MapPack, MapPoint } from './map-pack.ts';

/** Room for a region's name and bonus: the middle of a box. */
export type RegionPlaces = ReadonlyMap<string, MapPoint>;

/** Units from one place that is looked at to the next, at least; and places along the longer side of a board, at most. */
const STEP = 14;
const PLACES = 115;
/** So many corners tell the shape of all land well enough for this: a map may have far more. */
const CORNERS = 8000;
const CORNERS_OF_RING = 12;
/** Smaller pieces of land than the largest of this number may be written over. */
const PIECES = 1000;
/** So many names over water nobody could tell apart any more; and looking for their places would take long. */
const MOST_OVER_WATER = 60;
/** Water that stays between a name and the coast, both sides together. */
const MARGIN = 10;

/**
 * Where each region's name and worth stand: over water without hiding land, a lane or another region's, nearer to its own land than to any
 * other; where there is no such place, on its own land, as far from its armies as may be.
 */
export const regionPlaces = (pack: MapPack, sizeOf: (regionName: string) => BoxSize): RegionPlaces => {
  const lands = landsOf(pack);
  const lanes = pack.borders.flatMap(({ seaLane }) => (seaLane ? alongLane(seaLane) : []));
  const taken = decorationOf(pack, lands);
  const places = new Map<string, MapPoint>();
  const keep = (id: string, { middle, box }: Place) => {
    taken.push(box);
    places.set(id, middle);
  };
  for (const { id, name } of pack.regions.length > MOST_OVER_WATER ? [] : pack.regions) {
    const found = bestPlace(pack, id, sizeOf(name), lands, lanes, taken);
    if (found) keep(id, found);
  }
  for (const { id, name } of pack.regions) {
    if (places.has(id)) continue;
    const size = sizeOf(name);
    const middle = landPlace(pack, id, size, taken);
    keep(id, { middle, box: boxAt(middle, size) });
  }
  return places;
};

interface Place {
  readonly middle: MapPoint;
  readonly box: Box;
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

const landsOf = ({ territories }: MapPack): Land[] => {
  const pieces = territories.reduce((count, { polygons }) => count + polygons.length, 0);
  const corners = Math.max(CORNERS_OF_RING, Math.floor(CORNERS / pieces));
  const lands = territories.flatMap(({ region, polygons }) => polygons.map((ring) => landOf(region, ring, corners)));
  const widthOf = ({ box }: Land) => box.right - box.left;
  return lands.length > PIECES ? lands.sort((one, other) => widthOf(other) - widthOf(one)).slice(0, PIECES) : lands;
};

const landOf = (region: string, points: readonly MapPoint[], corners: number): Land => {
  const every = Math.ceil(points.length / corners);
  const kept = points.filter((_, index) => index % every === 0);
  return { region, box: boxOf(points), ring: kept.map(([x, y]) => ({ x, y })) };
};

const alongLane = (lane: readonly MapPoint[]): MapPoint[] =>
  lane.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = lane[index] ?? [x, y];
    return [0, 0.25, 0.5, 0.75, 1].map((part): MapPoint => [fromX + (x - fromX) * part, fromY + (y - fromY) * part]);
  });

const bestPlace = (
  { board }: MapPack,
  region: string,
  size: BoxSize,
  lands: readonly Land[],
  lanes: readonly MapPoint[],
  taken: readonly Box[],
): Place | undefined => {
  const withMargin = { width: size.width + MARGIN, height: size.height + MARGIN };
  const own = lands.filter((land) => land.region === region);
  const others = lands.filter((land) => land.region !== region);
  if (own.length === 0) return undefined;
  const step = Math.max(STEP, Math.round(Math.max(board.width, board.height) / PLACES));
  let best: (Place & { readonly far: number }) | undefined;
  for (let y = size.height / 2 + 4; y <= board.height - size.height / 2 - 4; y += step)
    for (let x = size.width / 2 + 4; x <= board.width - size.width / 2 - 4; x += step) {
      const middle: MapPoint = [Math.round(x), Math.round(y)];
      const far = gapTo(middle, size, own);
      if (best && far >= best.far) continue;
      const box = boxAt(middle, size);
      if (taken.some((other) => meet(box, other)) || lanes.some((point) => holds(box, point))) continue;
      if (!isOverWater(boxAt(middle, withMargin), lands) || gapTo(middle, size, others) <= far) continue;
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
