import { distanceToSegment, type Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import type { BattlePalette } from '../look/battle-palette.ts';
import { dashes, drawn, hatching, openLine, sharpShape } from '@vexillum/canvas/layers';
import type { OverlayView } from '../battle-view.ts';
import { dotting } from './dotting.ts';
import {
  type OverlayColor,
  type OverlayEnd,
  type OverlayLine,
  type OverlayLook,
  overlayLooks,
} from './overlay-look.ts';

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

const colorOf = (color: OverlayColor, overlay: OverlayView, palette: BattlePalette): number => {
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
export const drawOverlay = (
  context: GraphicsContext,
  overlay: OverlayView,
  palette: BattlePalette,
  pixel: number,
): void => {
  const look = overlayLooks[overlay.kind];
  const color = colorOf(look.color, overlay, palette);
  const casing = look.color === 'bright' ? palette.pieceEdge : palette.measureCasing;
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

/** Only the corners of a shape, each with a bit of its two edges; to be stroked. */
const brackets = (context: GraphicsContext, shape: readonly Point[], length: number): void => {
  const toward = (from: Point, to: Point): Point => {
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const part = distance === 0 ? 0 : Math.min(length / distance, 0.35);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  shape.forEach((corner, index) => {
    const before = toward(corner, shape.at(index - 1) as Point);
    const after = toward(corner, shape[(index + 1) % shape.length] as Point);
    context.moveTo(before.x, before.y).lineTo(corner.x, corner.y).lineTo(after.x, after.y);
  });
};

/** A stroke across the line nearest to a point, reaching so far to both sides. */
export const tickAt = (
  lines: readonly (readonly Point[])[],
  at: Point,
  reach: number,
): readonly [from: Point, to: Point] => {
  let nearest = Number.POSITIVE_INFINITY;
  let across: Point = { x: 1, y: 0 };
  for (const line of lines) {
    for (let index = 1; index < line.length; index += 1) {
      const [a, b] = [line[index - 1] as Point, line[index] as Point];
      const distance = distanceToSegment(at, a, b);
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (distance >= nearest || length === 0) continue;
      nearest = distance;
      across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
    }
  }
  return [
    { x: at.x - across.x * reach, y: at.y - across.y * reach },
    { x: at.x + across.x * reach, y: at.y + across.y * reach },
  ];
};

interface Paint {
  readonly color: number;
  readonly casing: number;
  /** Drawing units of a CSS pixel. */
  readonly pixel: number;
}

/** What a line ends with, at its last point. */
const lineEnd = (context: GraphicsContext, end: OverlayEnd, line: readonly Point[], paint: Paint): void => {
  const { color, casing, pixel } = paint;
  const at = line.at(-1) as Point;
  // The last points of a path may lie closer together than its arrow is long.
  const before = line.findLast((point) => Math.hypot(at.x - point.x, at.y - point.y) > 4 * pixel) ?? line[0] ?? at;
  const angle = Math.atan2(at.y - before.y, at.x - before.x);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const spot = (along: number, aside: number): Point => ({
    x: at.x + (along * cosine - aside * sine) * pixel,
    y: at.y + (along * sine + aside * cosine) * pixel,
  });
  const rim = { color: casing, width: 1.5 * pixel, join: 'round' as const };
  const cross = (from: Point, to: Point) => context.moveTo(from.x, from.y).lineTo(to.x, to.y);
  switch (end) {
    case 'arrow':
      sharpShape(context, [spot(3, 0), spot(-9, 6), spot(-6, 0), spot(-9, -6)])
        .fill(color)
        .stroke(rim);
      break;
    case 'disc':
      context
        .circle(at.x, at.y, 4 * pixel)
        .fill(color)
        .stroke(rim);
      break;
    case 'bar':
      for (const [width, tint] of [
        [6, casing],
        [3, color],
      ] as const)
        cross(spot(0, -8), spot(0, 8)).stroke({ color: tint, width: width * pixel });
      break;
    case 'cross':
      for (const [width, tint] of [
        [6.5, casing],
        [3.5, color],
      ] as const) {
        cross(spot(-7, -7), spot(7, 7));
        cross(spot(-7, 7), spot(7, -7)).stroke({ color: tint, width: width * pixel, cap: 'round' });
      }
      break;
    default:
      end satisfies never;
  }
};
