import type { MapPack, MapPoint } from '../../rules/index.ts';

/** A stretch of a region's rim, moved inwards so that two regions' rims lie side by side. */
export interface RegionOutline {
  readonly region: string;
  readonly points: readonly MapPoint[];
}

/** A sharper corner than this is cut off: its two sides are moved no further apart. */
const LEAST_CORNER = 0.35;

const keyOf = ([ax, ay]: MapPoint, [bx, by]: MapPoint): string =>
  ax < bx || (ax === bx && ay < by) ? `${ax},${ay} ${bx},${by}` : `${bx},${by} ${ax},${ay}`;

const next = <T>(list: readonly T[], at: number): T => list[(at + 1) % list.length] as T;

/** The rims of all regions, `inset` units of the pack inside the land. */
export const regionOutlines = ({ territories }: Pick<MapPack, 'territories'>, inset: number): RegionOutline[] => {
  const regions = new Map<string, Set<string>>();
  const lines = new Map<string, number>();
  for (const { region, polygons } of territories)
    for (const ring of polygons)
      ring.forEach((from, at) => {
        const key = keyOf(from, next(ring, at));
        lines.set(key, (lines.get(key) ?? 0) + 1);
        regions.set(key, (regions.get(key) ?? new Set()).add(region));
      });
  const isRim = (from: MapPoint, to: MapPoint): boolean => {
    const key = keyOf(from, to);
    return lines.get(key) === 1 || (regions.get(key)?.size ?? 0) > 1;
  };
  return territories.flatMap(({ region, polygons }) =>
    polygons.flatMap((ring) => rimsOf(ring, isRim, inset).map((points) => ({ region, points }))),
  );
};

/** The runs of one ring that are rim, each moved inwards. */
const rimsOf = (
  ring: readonly MapPoint[],
  isRim: (from: MapPoint, to: MapPoint) => boolean,
  inset: number,
): MapPoint[][] => {
  const count = ring.length;
  const inward = insetsOf(ring, inset);
  const rims = ring.map((point, at) => isRim(point, next(ring, at)));
  if (rims.every(Boolean)) return [[...inward, inward[0] as MapPoint]];
  const first = rims.findIndex((rim, at) => rim && !rims[(at + count - 1) % count]);
  if (first === -1) return [];
  const runs: MapPoint[][] = [];
  for (let step = 0; step < count; step += 1) {
    const at = (first + step) % count;
    if (!rims[at]) continue;
    if (step === 0 || !rims[(at + count - 1) % count]) runs.push([inward[at] as MapPoint]);
    runs.at(-1)?.push(next(inward, at));
  }
  return runs;
};

/** Every corner of a ring, moved inwards from both its sides. */
const insetsOf = (ring: readonly MapPoint[], inset: number): MapPoint[] => {
  const inside = Math.sign(areaOf(ring));
  const normals = ring.map(([x, y], at) => {
    const [toX, toY] = next(ring, at);
    const length = Math.hypot(toX - x, toY - y) || 1;
    return [(-(toY - y) / length) * inside, ((toX - x) / length) * inside] as const;
  });
  return ring.map(([x, y], at) => {
    const [oneX, oneY] = normals[(at + ring.length - 1) % ring.length] as MapPoint;
    const [otherX, otherY] = normals[at] as MapPoint;
    const sharpness = Math.max(LEAST_CORNER, (1 + oneX * otherX + oneY * otherY) / 2);
    const by = inset / 2 / sharpness;
    return [x + (oneX + otherX) * by, y + (oneY + otherY) * by];
  });
};

/** Twice the area; positive where the ring turns clockwise on a screen. */
const areaOf = (ring: readonly MapPoint[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [toX, toY] = next(ring, at);
    return sum + x * toY - toX * y;
  }, 0);
