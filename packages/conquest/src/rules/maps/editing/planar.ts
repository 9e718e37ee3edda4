import type { MapPoint } from '../map-pack.ts';

/** A straight piece of an outline. */
export type Step = readonly [from: MapPoint, to: MapPoint];
export type Ring = readonly MapPoint[];

export const isSame = ([ax, ay]: MapPoint, [bx, by]: MapPoint): boolean => ax === bx && ay === by;

export const distance = ([ax, ay]: MapPoint, [bx, by]: MapPoint): number => Math.hypot(ax - bx, ay - by);

export const lengthOf = (line: Ring): number =>
  line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0);

/** The straight pieces round a ring; the last leads back to its first point. */
export const stepsOf = (ring: Ring): Step[] =>
  ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from]);

/** How far along a piece, 0 to 1, the place is that is nearest to a point. */
export const alongOf = ([[ax, ay], [bx, by]]: Step, [x, y]: MapPoint): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  return squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
};

export const pointAlong = ([[ax, ay], [bx, by]]: Step, along: number): MapPoint => [
  ax + (bx - ax) * along,
  ay + (by - ay) * along,
];

export const distanceToStep = (step: Step, point: MapPoint): number =>
  distance(point, pointAlong(step, alongOf(step, point)));

/** A point between units is none that a map can keep. */
export const rounded = ([x, y]: MapPoint): MapPoint => [Math.round(x), Math.round(y)];

/** Whether the point is inside, by counting crossings; exactly on the outline it may fall either way. */
export const isWithin = (ring: Ring, [x, y]: MapPoint): boolean => {
  let isOdd = false;
  for (const [[ax, ay], [bx, by]] of stepsOf(ring))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
  return isOdd;
};

export const isOnOutline = (ring: Ring, point: MapPoint, reach: number): boolean =>
  stepsOf(ring).some((step) => distanceToStep(step, point) <= reach);

/** Inside, and farther from the outline than this. */
export const isWellWithin = (ring: Ring, point: MapPoint, reach: number): boolean =>
  isWithin(ring, point) && !isOnOutline(ring, point, reach);

/** Twice the area, whichever way round the ring goes. */
export const doubleAreaOf = (ring: Ring): number =>
  Math.abs(stepsOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0));

/** Where two pieces cross, as parts of each from 0 to 1; none where they do not, or run side by side. */
export const crossingOf = (
  [[ax, ay], [bx, by]]: Step,
  [[cx, cy], [dx, dy]]: Step,
): { readonly ofOne: number; readonly ofOther: number } | undefined => {
  const [rx, ry, sx, sy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const ofOne = ((cx - ax) * sy - (cy - ay) * sx) / turn;
  const ofOther = ((cx - ax) * ry - (cy - ay) * rx) / turn;
  return ofOne < 0 || ofOne > 1 || ofOther < 0 || ofOther > 1 ? undefined : { ofOne, ofOther };
};

/** Without points that follow themselves, and without thorns that go out and back the same way. */
export const tidied = (ring: Ring): MapPoint[] => {
  let points = [...ring];
  for (;;) {
    const kept = points.filter((point, index) => {
      const before = points[(index - 1 + points.length) % points.length] ?? point;
      return points.length === 1 || !isSame(point, before);
    });
    const thorn = kept.findIndex((_, index) => {
      const before = kept[(index - 1 + kept.length) % kept.length];
      const after = kept[(index + 1) % kept.length];
      return kept.length > 2 && before !== undefined && after !== undefined && isSame(before, after);
    });
    if (thorn < 0) return kept;
    points = kept.filter((_, index) => index !== thorn);
  }
};

/** Whether a ring is land: three corners and some area. */
export const isLand = (ring: Ring): boolean => ring.length >= 3 && doubleAreaOf(ring) >= 2;
