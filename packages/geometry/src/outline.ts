import { boxAround } from './box.ts';
import type { Polygon } from './polygon.ts';
import { rotatePoint, shiftPoint, type Point } from './point.ts';
import type { Placement } from './placement.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * The shapes of terrain: a `blob` (woods, hills), a `ribbon` (stream, road), a `block` (village, fields), an `edge` (coast: straight
 * at its rear, where it lies along the table's edge, and wavy at its front), a `box` (an obstacle).
 */
export const outlineKinds = ['blob', 'ribbon', 'block', 'edge', 'box'] as const;
export type OutlineKind = (typeof outlineKinds)[number];

type Random = () => number;
type Wave = (along: number) => number;

/** A smooth wave between -1 and 1, of a few sines with the given numbers of swings per unit. */
const waveOf = (random: Random, swings: readonly number[]): Wave => {
  const parts = swings.map((count) => ({
    count,
    weight: (0.6 + 0.4 * random()) / Math.sqrt(count),
    phase: random() * 2 * Math.PI,
  }));
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return (along) =>
    parts.reduce((sum, { count, weight, phase }) => sum + weight * Math.sin(2 * Math.PI * count * along + phase), 0) /
    total;
};

const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index / count);

/** Stretched so that it fills the unit square round the origin exactly. */
const fitted = (points: readonly Point[]): Point[] => {
  const box = boxAround(points);
  if (!box) return [];
  return points.map((point) => ({
    x: (point.x - box.x) / box.width - 0.5,
    y: (point.y - box.y) / box.depth - 0.5,
  }));
};

const blob = (random: Random): Point[] => {
  const wave = waveOf(random, [2, 3, 5]);
  return fitted(
    steps(56).map((part) => {
      const angle = part * 2 * Math.PI;
      // A superellipse fills its box better than a circle, so that the piece is as large as its size says.
      const square = (Math.abs(Math.cos(angle)) ** 2.6 + Math.abs(Math.sin(angle)) ** 2.6) ** (-1 / 2.6);
      const radius = square * (1 + 0.15 * wave(part));
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }),
  );
};

const ribbon = (random: Random): Point[] => {
  const middle = waveOf(random, [1, 2, 3]);
  const near = waveOf(random, [5, 9]);
  const far = waveOf(random, [5, 9]);
  const along = steps(40).concat(1);
  const bank = (part: number, side: number, wave: Wave): Point => ({
    x: part - 0.5,
    y: 0.24 * middle(part * 0.98) + side * (0.22 + 0.04 * wave(part * 0.98)),
  });
  return [...along.map((part) => bank(part, 1, far)), ...along.toReversed().map((part) => bank(part, -1, near))];
};

const block = (random: Random): Point[] => {
  const jitter = () => (random() - 0.5) * 0.1;
  const corners = [
    [-0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
    [0.5, -0.5],
  ].map(([x, y]) => ({ x: (x as number) + jitter(), y: (y as number) + jitter() }));
  const bow = corners.map(() => (random() - 0.5) * 0.05);
  const points = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] as Point;
    return steps(6).map((part) => {
      const out = (bow[index] as number) * Math.sin(Math.PI * part);
      return {
        x: from.x + (to.x - from.x) * part - (to.y - from.y) * out,
        y: from.y + (to.y - from.y) * part + (to.x - from.x) * out,
      };
    });
  });
  return fitted(points);
};

const edge = (random: Random): Point[] => {
  const wave = waveOf(random, [1, 2, 4, 7]);
  const shore = steps(40)
    .concat(1)
    .map((part) => ({ x: part - 0.5, y: 0.25 + 0.25 * wave(part * 0.95) }));
  const highest = Math.max(...shore.map((point) => point.y));
  return [
    { x: -0.5, y: -0.5 },
    ...shore.map((point) => ({ x: point.x, y: point.y + 0.5 - highest })),
    { x: 0.5, y: -0.5 },
  ];
};

const box = (): Point[] => [
  { x: -0.5, y: -0.5 },
  { x: -0.5, y: 0.5 },
  { x: 0.5, y: 0.5 },
  { x: 0.5, y: -0.5 },
];

const drawers: Readonly<Record<OutlineKind, (random: Random) => Point[]>> = { blob, ribbon, block, edge, box };

/**
 * A terrain outline round its own centre, before rotation, x to its right and y to its front, in MU. The same kind, size and variant
 * always give the same points; the variant alone picks the shape, so that resizing stretches it.
 */
export const outlineOf = (kind: OutlineKind, width: number, depth: number, variant: number): Polygon => {
  const isUpright = kind === 'ribbon' && depth > width;
  const points = drawers[kind](seededRandom(variant));
  return points.map((point) =>
    isUpright ? { x: point.y * width, y: -point.x * depth } : { x: point.x * width, y: point.y * depth },
  );
};

/** Points given round a piece's own centre, as they lie on the board. */
export const placed = (points: readonly Point[], at: Placement): Point[] =>
  points.map((point) => rotatePoint(shiftPoint(point, at.x, at.y), at, at.degrees));
