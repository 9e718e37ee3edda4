import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import type { Palette } from '../look/palette.ts';
import { drawn } from '../look/unit.ts';
import type { OverlayView } from '../view/board-view.ts';
import { brackets } from './brackets.ts';
import { dashes } from './dashes.ts';
import { dotting, hatching } from './hatching.ts';
import { lineEnd } from './line-end.ts';
import { overlayLooks, type OverlayColor, type OverlayLine, type OverlayLook } from './overlay-look.ts';
import { openLine, sharpShape } from './pen.ts';
import { tickAt } from './tick-at.ts';

/** Between two lines of a pattern, in CSS pixels. */
const STEP = 9;
/** Half the length of a cross stroke. */
const TICK = 5;
const CASING = 1.5;

const rhythms: Readonly<Record<Exclude<OverlayLine, 'solid'>, readonly number[]>> = {
  dashed: [8, 5],
  dotted: [2, 4],
  'dash-dot': [14, 5, 2, 5],
};

const colorOf = (color: OverlayColor, overlay: OverlayView, palette: Palette): number => {
  if (color === 'side') return palette.sides[overlay.side].ink;
  if (color === 'bright') return palette.selection;
  return color === 'over' ? palette.tones.over : palette[color];
};

interface Brush {
  readonly context: GraphicsContext;
  readonly look: OverlayLook;
  readonly color: number;
  readonly casing: number;
  /** Drawing units of a CSS pixel. */
  readonly pixel: number;
}

/** Draws an overlay in the board's drawing units, its lines so many CSS pixels wide. `pixel` is how many units one has. */
export const drawOverlay = (context: GraphicsContext, overlay: OverlayView, palette: Palette, pixel: number): void => {
  const look = overlayLooks[overlay.kind];
  const color = colorOf(look.color, overlay, palette);
  const casing = look.color === 'bright' ? palette.standEdge : palette.measureCasing;
  const brush = { context, look, color, casing, pixel };
  const shapes = overlay.shapes.filter((shape) => shape.length > 1).map((shape) => shape.map(drawn));
  if (overlay.isClosed) for (const shape of shapes) fillArea(brush, shape, overlay.side === 'blue');
  for (const shape of shapes) drawLine(brush, shape, overlay.isClosed);
  drawTicks(brush, shapes, overlay.ticks ?? []);
};

const fillArea = ({ context, look, color, pixel }: Brush, shape: readonly Point[], isBlue: boolean): void => {
  if (look.fill > 0) sharpShape(context, shape).fill({ color, alpha: look.fill });
  if (look.pattern === 'dots') {
    // Squares, since a disc would have ten times the corners.
    for (const { x, y } of dotting(shape, STEP * pixel)) context.rect(x - pixel, y - pixel, 2 * pixel, 2 * pixel);
    context.fill({ color, alpha: 0.5 });
  } else if (look.pattern) {
    for (const degrees of slopesOf(look.pattern, isBlue)) {
      for (const [from, to] of hatching(shape, degrees, STEP * pixel))
        context.moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
    context.stroke({ color, width: pixel, alpha: 0.5 });
  }
};

/** Red's hatching rises to the right, blue's to the left: where both lie they make a lattice. */
const slopesOf = (pattern: Exclude<OverlayLook['pattern'], undefined | 'dots'>, isBlue: boolean): readonly number[] => {
  if (pattern === 'upright') return [90];
  if (pattern === 'level') return [0];
  return pattern === 'cross' ? [30, 150] : [isBlue ? 135 : 45];
};

const drawLine = (brush: Brush, shape: readonly Point[], isClosed: boolean): void => {
  const { context, look, color, casing, pixel } = brush;
  const line = isClosed ? [...shape, shape[0] as Point] : shape;
  const stroke = (width: number, tint: number, alpha: number) => {
    if (look.isBracketed) brackets(context, shape, 10 * pixel);
    else if (look.line === 'solid') openLine(context, line);
    else
      dashes(
        context,
        line,
        rhythms[look.line].map((length) => length * pixel),
      );
    context.stroke({ color: tint, width: width * pixel, alpha, cap: 'butt', join: 'round' });
  };
  if (look.isCased) stroke(look.width + 2 * CASING, casing, 0.75);
  stroke(look.width, color, 0.95);
  if (isClosed) return;
  if (look.start) lineEnd(context, look.start, [...line].reverse(), brush);
  if (look.end) lineEnd(context, look.end, line, brush);
};

const drawTicks = (brush: Brush, shapes: readonly (readonly Point[])[], ticks: readonly Point[]): void => {
  if (ticks.length === 0) return;
  const { context, look, color, casing, pixel } = brush;
  const strokes = ticks.map((tick) => tickAt(shapes, drawn(tick), TICK * pixel));
  for (const [width, tint] of [
    [look.width + 2 * CASING, casing],
    [look.width, color],
  ] as const) {
    for (const [from, to] of strokes) context.moveTo(from.x, from.y).lineTo(to.x, to.y);
    context.stroke({ color: tint, width: width * pixel });
  }
};
