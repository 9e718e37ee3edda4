import { UNIT, dashes, drawn, inkPainter, openLine, sharpShape } from '@vexillum/canvas/layers';
import type { ShapeView, StrokeView } from './areas-view.ts';

/** In CSS pixels; a thinner line would flicker. */
const THINNEST = 0.8;

const widthOf = (width: number, pixel: number): number => Math.max(THINNEST * pixel, width * UNIT);

export const strokePainter = inkPainter<StrokeView>(({ context }, stroke, _kit, pixel) => {
  const { color, isDashed } = stroke;
  const width = widthOf(stroke.width, pixel);
  const line = stroke.points.map(drawn);
  if (isDashed) dashes(context, line, [3.4 * width, 2.6 * width]).stroke({ color, width, cap: 'round' });
  else openLine(context, line).stroke({ color, width, cap: 'round', join: 'round' });
});

export const shapePainter = inkPainter<ShapeView>(({ context }, { points, fill, line, width }, _kit, pixel) => {
  sharpShape(context, points.map(drawn));
  if (fill !== undefined) context.fill(fill);
  if (line !== undefined) context.stroke({ color: line, width: widthOf(width ?? 0, pixel), join: 'round' });
});
