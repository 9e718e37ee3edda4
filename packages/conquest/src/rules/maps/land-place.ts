import { isInside } from '@vexillum/geometry';
import { type Box, boxAt, boxOf, type BoxSize } from './box.ts';
import type { MapPack, MapPoint } from './map-pack.ts';

/** Places that are looked at along each side of the land. */
const STEPS = 24;
/** A miniature stands above its point, its number and the name of the land below it; as parts of the board's width. */
const FIGURE = { side: 0.035, above: 0.09, below: 0.05 } as const;

/** Where a region's name hides least on its own land, and nothing that is `taken` if that can be. */
export const landPlace = (pack: MapPack, region: string, size: BoxSize, taken: readonly Box[]): MapPoint => {
  const own = pack.territories.filter((territory) => territory.region === region);
  const rings = own.flatMap(({ polygons }) => polygons).map((ring) => ring.map(([x, y]) => ({ x, y })));
  const middle = middleOf(own.map(({ label }) => label));
  const figures = pack.territories.map(({ label }) => figureAt(label, pack.board.width));
  const room = roomFor(pack, size, boxOf(own.flatMap(({ polygons }) => polygons.flat())));
  let best: { readonly at: MapPoint; readonly cost: number } | undefined;
  for (const at of placesIn(room)) {
    if (!rings.some((ring) => isInside(ring, { x: at[0], y: at[1] }))) continue;
    const cost = costOf(boxAt(at, size), figures, taken) + Math.hypot(at[0] - middle[0], at[1] - middle[1]);
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? middle;
};

const middleOf = (points: readonly MapPoint[]): MapPoint => {
  const sum = points.reduce(([sumX, sumY], [x, y]): MapPoint => [sumX + x, sumY + y], [0, 0]);
  return [Math.round(sum[0] / points.length), Math.round(sum[1] / points.length)];
};

const figureAt = ([x, y]: MapPoint, width: number): Box => ({
  left: x - FIGURE.side * width,
  right: x + FIGURE.side * width,
  top: y - FIGURE.above * width,
  bottom: y + FIGURE.below * width,
});

/** Where the middle may be, so that all of it is on the board. */
const roomFor = ({ board }: MapPack, { width, height }: BoxSize, land: Box): Box => ({
  left: Math.max(land.left, width / 2),
  right: Math.min(land.right, board.width - width / 2),
  top: Math.max(land.top, height / 2),
  bottom: Math.min(land.bottom, board.height - height / 2),
});

const placesIn = ({ left, right, top, bottom }: Box): MapPoint[] => {
  const along = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => Math.round(from + ((to - from) * step) / STEPS));
  return along(left, right).flatMap((x) => along(top, bottom).map((y): MapPoint => [x, y]));
};

/** What is hidden, in square units; another region's name costs far more than a figure, which has its number beside it. */
const costOf = (box: Box, figures: readonly Box[], taken: readonly Box[]): number => {
  const hidden = (others: readonly Box[]) => others.reduce((sum, other) => sum + commonArea(box, other), 0);
  return hidden(figures) + 100 * hidden(taken);
};

const commonArea = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
