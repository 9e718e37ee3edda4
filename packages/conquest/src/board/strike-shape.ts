import type { Point } from '@vexillum/geometry';

/** How far an arrow bends aside, as a share of its length; a short one less, because its end would lie beside its target. */
const BEND = 0.16;
const STEPS = 20;

/** A curved arrow in drawing units: its shaft from tail to neck as places with half widths, and its head. */
export interface StrikeShape {
  readonly shaft: readonly { readonly left: Point; readonly right: Point }[];
  readonly head: readonly Point[];
}

export interface StrikeSize {
  /** Left free at the tail and at the tip, where tokens stand. */
  readonly clear: readonly [tail: number, tip: number];
  readonly tail: number;
  readonly neck: number;
  readonly headLength: number;
  readonly headWidth: number;
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A shorter arrow is a smaller one, down to this share of its size. */
const SMALLEST = 0.45;

const shareOf = ({ headLength, clear }: StrikeSize, length: number): number =>
  Math.max(SMALLEST, Math.min(1, length / (2.2 * headLength + clear[0] + clear[1])));

const fitted = (size: StrikeSize, length: number): StrikeSize => {
  const share = shareOf(size, length);
  return {
    clear: [Math.min(size.clear[0] * share, length * 0.3), Math.min(size.clear[1] * share, length * 0.3)],
    tail: size.tail * share,
    neck: size.neck * share,
    headLength: Math.min(size.headLength * share, length * 0.4),
    headWidth: size.headWidth * share,
  };
};

/** `undefined` where both ends are the same place. */
export const strikeShape = (from: Point, to: Point, wanted: StrikeSize): StrikeShape | undefined => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-6) return undefined;
  const size = fitted(wanted, length);
  const middle = between(from, to, 0.5);
  const aslant = 2 * BEND * shareOf(wanted, length);
  const bend = { x: middle.x + (to.y - from.y) * aslant, y: middle.y - (to.x - from.x) * aslant };
  const at = (part: number): Point => between(between(from, bend, part), between(bend, to, part), part);
  const along = (part: number): Point => {
    const [a, b] = [between(from, bend, part), between(bend, to, part)];
    const run = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: (b.x - a.x) / run, y: (b.y - a.y) / run };
  };
  const start = size.clear[0] / length;
  const tip = 1 - size.clear[1] / length;
  const neck = Math.max(start, tip - size.headLength / length);
  const aside = (part: number, half: number): Point => {
    const [spot, way] = [at(part), along(part)];
    return { x: spot.x - way.y * half, y: spot.y + way.x * half };
  };
  const shaft = Array.from({ length: STEPS + 1 }, (_, index) => {
    const share = index / STEPS;
    const part = start + (neck - start) * share;
    const half = (size.tail + (size.neck - size.tail) * share) / 2;
    return { left: aside(part, half), right: aside(part, -half) };
  });
  const half = size.headWidth / 2;
  return { shaft, head: [aside(neck, half), at(tip), aside(neck, -half)] };
};

/** The whole arrow as one outline. */
export const strikeOutline = ({ shaft, head }: StrikeShape): Point[] => [
  ...shaft.map(({ left }) => left),
  ...head,
  ...shaft.map(({ right }) => right).reverse(),
];

/** The shaft cut into pieces with gaps between them: what is only meant. */
export const strikePieces = ({ shaft }: StrikeShape): Point[][] => {
  const pieces: Point[][] = [];
  for (let index = 0; index + 3 < shaft.length; index += 4) {
    const stretch = shaft.slice(index, index + 4);
    pieces.push([...stretch.map(({ left }) => left), ...stretch.map(({ right }) => right).reverse()]);
  }
  return pieces;
};
