import type { MapPoint } from '../map-pack.ts';

/** Rounds the steps of cells away, keeps the ends where they are, and leaves as few points as show the shape. */
export const smoothLine = (
  points: readonly MapPoint[],
  isClosed: boolean,
  rounds: number,
  tolerance: number,
): MapPoint[] => {
  let soft: readonly MapPoint[] = points;
  for (let round = 0; round < rounds; round += 1) soft = soften(soft, isClosed);
  return withoutRepeats(thinOut(soft, isClosed, tolerance).map(([x, y]) => [Math.round(x), Math.round(y)]));
};

const soften = (points: readonly MapPoint[], isClosed: boolean): MapPoint[] => {
  // A closed line names its first point again at its end.
  const last = points.length - 1;
  return points.map((point, index) => {
    if (!isClosed && (index === 0 || index === last)) return point;
    const before = points[index === 0 ? last - 1 : index - 1] as MapPoint;
    const after = points[index === last ? 1 : index + 1] as MapPoint;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
};

const thinOut = (points: readonly MapPoint[], isClosed: boolean, tolerance: number): MapPoint[] => {
  if (!isClosed) return thin(points, tolerance);
  const half = Math.floor(points.length / 2);
  return [...thin(points.slice(0, half + 1), tolerance), ...thin(points.slice(half), tolerance).slice(1)];
};

/** Ramer, Douglas and Peucker: keeps the point that is farthest from the straight line, as long as it is far enough. No recursion: a line may have a hundred thousand points. */
const thin = (points: readonly MapPoint[], tolerance: number): MapPoint[] => {
  const isKept = new Uint8Array(points.length);
  const last = points.length - 1;
  isKept[0] = isKept[last] = 1;
  const open: [from: number, to: number][] = [[0, last]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const [farthest, distance] = farthestOf(points, from, to);
    if (distance <= tolerance) continue;
    isKept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => isKept[index] === 1);
};

const farthestOf = (points: readonly MapPoint[], from: number, to: number): readonly [index: number, far: number] => {
  let [farthest, distance] = [from, 0];
  for (let index = from + 1; index < to; index += 1) {
    const far = distanceFrom(points[index] as MapPoint, points[from] as MapPoint, points[to] as MapPoint);
    if (far > distance) [farthest, distance] = [index, far];
  }
  return [farthest, distance];
};

const distanceFrom = ([x, y]: MapPoint, [ax, ay]: MapPoint, [bx, by]: MapPoint): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

const withoutRepeats = (points: readonly MapPoint[]): MapPoint[] =>
  points.filter(([x, y], index) => {
    const before = points[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
