import type { MapPack, MapPoint } from './map-pack.ts';

/** Short lines between points of a map, by what is on their two sides. */
export interface MapEdges {
  /** Between land and water. */
  readonly coast: readonly (readonly MapPoint[])[];
  /** Between two regions. */
  readonly regions: readonly (readonly MapPoint[])[];
  /** Between two territories of one region. */
  readonly inner: readonly (readonly MapPoint[])[];
}

interface Run {
  readonly kind: keyof MapEdges;
  readonly points: MapPoint[];
}

const keyOf = ([ax, ay]: MapPoint, [bx, by]: MapPoint): string =>
  ax < bx || (ax === bx && ay < by) ? `${ax},${ay} ${bx},${by}` : `${bx},${by} ${ax},${ay}`;

/**
 * The lines of a map, so that a coast can be drawn stronger than a border. Territories that share a border share its points, as in
 * our own maps; where a map from elsewhere leaves a gap, both sides of it are coast.
 */
export const mapEdges = ({ territories }: Pick<MapPack, 'territories'>): MapEdges => {
  const beside = new Map<string, { readonly id: string; readonly region: string }[]>();
  const eachStep = (look: (key: string, from: MapPoint, to: MapPoint, isFirst: boolean, id: string) => void) => {
    for (const { id, polygons } of territories)
      for (const ring of polygons)
        ring.forEach((from, index) => {
          const to = ring[(index + 1) % ring.length] ?? from;
          look(keyOf(from, to), from, to, index === 0, id);
        });
  };
  const regionOf = new Map(territories.map(({ id, region }) => [id, region]));
  eachStep((key, _from, _to, _isFirst, id) => {
    const sides = beside.get(key) ?? [];
    sides.push({ id, region: regionOf.get(id) ?? '' });
    beside.set(key, sides);
  });
  const runs: Run[] = [];
  let run: Run | undefined;
  eachStep((key, from, to, isFirst, id) => {
    const [one, other] = beside.get(key) ?? [];
    // A line between two territories is met on both their rings and drawn at the first; a cut to a hole in a land is no line at all.
    const isSeen = one?.id !== id || other?.id === id;
    const kind = other === undefined ? 'coast' : one?.region === other.region ? 'inner' : 'regions';
    if (isFirst || isSeen || run?.kind !== kind) run = undefined;
    if (isSeen) return;
    if (run) run.points.push(to);
    else runs.push((run = { kind, points: [from, to] }));
  });
  const linesOf = (kind: keyof MapEdges) => runs.filter((line) => line.kind === kind).map(({ points }) => points);
  return { coast: linesOf('coast'), regions: linesOf('regions'), inner: linesOf('inner') };
};
