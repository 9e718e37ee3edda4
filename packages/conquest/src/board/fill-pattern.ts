import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import { hatching } from '@vexillum/canvas/layers';
import type { FillPattern } from './areas-view.ts';

/** Lengths in CSS pixels. */
const LINE = 2.4;
const STEP = 10;
const DOT = 2.1;
const DOT_STEP = 9;
const CHECK = 6;
const CROSS = 3.4;
const CROSS_STEP = 12;

const degreesOf = { slant: 45, 'counter-slant': 135, upright: 90, level: 0 } as const;

interface Brush {
  readonly context: GraphicsContext;
  /** Drawing units of a CSS pixel. */
  readonly pixel: number;
  readonly color: number;
}

type Ring = readonly Point[];

const lines = ({ context, pixel, color }: Brush, ring: Ring, degrees: number): void => {
  for (const [from, to] of hatching(ring, degrees, STEP * pixel)) context.moveTo(from.x, from.y).lineTo(to.x, to.y);
  context.stroke({ color, width: LINE * pixel, cap: 'butt' });
};

/** The rows of a grid through a ring: how high each lies, its number, and from where to where it is inside. */
const rowsOf = (ring: Ring, step: number) =>
  hatching(ring, 0, step).map(([a, b]) => ({
    y: a.y,
    row: Math.round(a.y / step),
    from: Math.min(a.x, b.x),
    to: Math.max(a.x, b.x),
  }));

/** Staggered spots, whole steps from the origin, with so much of the ring on either side. */
const spots = (ring: Ring, step: number, reach: number): Point[] =>
  rowsOf(ring, step).flatMap(({ y, row, from, to }) => {
    const shift = row % 2 === 0 ? 0 : step / 2;
    const first = Math.ceil((from + reach - shift) / step);
    const count = Math.floor((to - reach - shift) / step) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => ({ x: (first + index) * step + shift, y }));
  });

const dots = ({ context, pixel, color }: Brush, ring: Ring): void => {
  for (const { x, y } of spots(ring, DOT_STEP * pixel, DOT * pixel)) context.circle(x, y, DOT * pixel);
  context.fill(color);
};

const crosses = ({ context, pixel, color }: Brush, ring: Ring): void => {
  const arm = CROSS * pixel;
  for (const { x, y } of spots(ring, CROSS_STEP * pixel, arm))
    context
      .moveTo(x - arm, y)
      .lineTo(x + arm, y)
      .moveTo(x, y - arm)
      .lineTo(x, y + arm);
  context.stroke({ color, width: 2 * pixel, cap: 'butt' });
};

/** Each row of fields is two lines, so that the fields end with the border and not beyond it. */
const checks = ({ context, pixel, color }: Brush, ring: Ring): void => {
  const side = CHECK * pixel;
  const thin = side / 2;
  for (const { y, row, from, to } of rowsOf(ring, thin)) {
    const shift = Math.floor(row / 2) % 2 === 0 ? 0 : side;
    for (let x = Math.floor((from - shift) / (2 * side)) * 2 * side + shift; x < to; x += 2 * side) {
      const [start, end] = [Math.max(from, x), Math.min(to, x + side)];
      if (end > start) context.moveTo(start, y).lineTo(end, y);
    }
  }
  context.stroke({ color, width: thin * 1.05, cap: 'butt' });
};

/** Crosses a ring in drawing units with a pattern; `pixel` is how many units a CSS pixel has. The patterns of neighbours meet. */
export const fillPattern = (
  context: GraphicsContext,
  ring: Ring,
  pattern: FillPattern,
  paint: { readonly color: number; readonly pixel: number },
): void => {
  const brush = { context, ...paint };
  switch (pattern) {
    case 'plain':
      return;
    case 'dots':
      return dots(brush, ring);
    case 'checks':
      return checks(brush, ring);
    case 'crosses':
      return crosses(brush, ring);
    default:
      return lines(brush, ring, degreesOf[pattern]);
  }
};
