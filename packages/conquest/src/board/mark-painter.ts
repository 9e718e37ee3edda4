import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import { UNIT, dashes, drawn, inkPainter, sharpShape, type Palette } from '@vexillum/canvas/layers';
import type { AreaView } from './areas-view.ts';
import { drawArea } from './draw-area.ts';

/** How high what is chosen is lifted, and how far its shadow falls, in CSS pixels. */
const LIFT = 5;
const SHADOW = 5;

interface Brush {
  readonly context: GraphicsContext;
  readonly palette: Palette;
  readonly pixel: number;
}

type Shapes = readonly (readonly Point[])[];

const movedBy = (shapes: Shapes, down: number): Shapes =>
  shapes.map((shape) => shape.map(({ x, y }) => ({ x, y: y + down })));

const rim = ({ context, pixel }: Brush, shapes: Shapes, color: number, width: number, alpha = 1): void => {
  for (const shape of shapes) sharpShape(context, shape);
  context.stroke({ color, width: width * pixel, alpha, join: 'round' });
};

/** Lifted off the board above its own shadow, in a bright double rim. */
const drawSelected = (brush: Brush, area: AreaView, shapes: Shapes): void => {
  const { context, palette, pixel } = brush;
  for (const shape of movedBy(shapes, SHADOW * pixel))
    sharpShape(context, shape)
      .fill({ color: 0x000000, alpha: 0.34 })
      .stroke({ color: 0x000000, alpha: 0.16, width: 6 * pixel, join: 'round' });
  const up = (LIFT * pixel) / UNIT;
  drawArea(context, { ...area, rings: area.rings.map((ring) => ring.map(({ x, y }) => ({ x, y: y + up }))) }, pixel);
  const lifted = movedBy(shapes, -LIFT * pixel);
  if (area.isHovered)
    for (const shape of lifted) sharpShape(context, shape).fill({ color: palette.hover, alpha: 0.14 });
  rim(brush, lifted, palette.pieceEdge, 7.5, 0.9);
  rim(brush, lifted, palette.selection, 4.5);
  rim(brush, lifted, palette.pieceEdge, 1);
};

const drawHovered = (brush: Brush, shapes: Shapes): void => {
  for (const shape of shapes) sharpShape(brush.context, shape).fill({ color: brush.palette.hover, alpha: 0.2 });
  rim(brush, shapes, brush.palette.pieceEdge, 5.5, 0.85);
  rim(brush, shapes, brush.palette.hover, 3);
};

/** Dashed, so that it is told from what is under the pointer without its brightness. */
const drawTarget = (brush: Brush, shapes: Shapes): void => {
  const { context, palette, pixel } = brush;
  for (const shape of shapes) sharpShape(context, shape).fill({ color: palette.hover, alpha: 0.08 });
  rim(brush, shapes, palette.pieceEdge, 4.5, 0.8);
  for (const shape of shapes) dashes(context, [...shape, shape[0] as Point], [9 * pixel, 5 * pixel]);
  context.stroke({ color: palette.hover, width: 2.6 * pixel, cap: 'butt' });
};

/** Whether an area has a mark above the land. */
export const isMarked = (area: AreaView): boolean =>
  area.isSelected === true || area.isHovered === true || area.isTarget === true;

/** What shows that an area is chosen, under the pointer, or to be touched next. */
export const markPainter = inkPainter<AreaView>((graphics, area, { palette }, pixel) => {
  const brush = { context: graphics.context, palette, pixel };
  const shapes = area.rings.map((ring) => ring.map(drawn));
  if (area.isSelected) drawSelected(brush, area, shapes);
  else if (area.isHovered) drawHovered(brush, shapes);
  else drawTarget(brush, shapes);
});
