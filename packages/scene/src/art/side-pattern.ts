import type { GraphicsContext } from 'pixi.js';
import type { SidePalette } from '../look/palette.ts';
import { UNIT } from '../look/unit.ts';
import type { SideStyle } from '../view/board-view.ts';

/** A rectangle in drawing units, y down. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Diagonal stripes, cut off at the rectangle's borders. */
const hatch = (context: GraphicsContext, area: Area, color: number): void => {
  const step = 0.34 * UNIT;
  const { x, y, width, height } = area;
  for (let offset = -height + step / 2; offset < width; offset += step) {
    const startX = Math.max(0, offset);
    const endX = Math.min(width, offset + height);
    context.moveTo(x + startX, y + height - (startX - offset)).lineTo(x + endX, y + height - (endX - offset));
  }
  context.stroke({ color, width: 0.13 * UNIT, cap: 'butt' });
};

const dots = (context: GraphicsContext, area: Area, color: number): void => {
  const step = 0.25 * UNIT;
  const radius = 0.055 * UNIT;
  const rows = Math.max(1, Math.floor(area.height / step));
  const columns = Math.floor(area.width / step);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - (row % 2); column += 1) {
      const x = area.x + (area.width - (columns - 1) * step) / 2 + (column + (row % 2) / 2) * step;
      const y = area.y + (area.height - (rows - 1) * step) / 2 + row * step;
      context.circle(x, y, radius);
    }
  }
  context.fill(color);
};

/** The pattern by which a side is known without its colour: red is hatched, blue dotted, neutral plain. */
export const sidePattern = (context: GraphicsContext, side: SideStyle, area: Area, colors: SidePalette): void => {
  if (side === 'red') hatch(context, area, colors.pattern);
  if (side === 'blue') dots(context, area, colors.pattern);
};

/** Bands along the lower border: one broad for red, two narrow for blue. */
export const sideBands = (context: GraphicsContext, side: SideStyle, area: Area, color: number): void => {
  const bottom = area.y + area.height;
  const band = (from: number, to: number) =>
    context.rect(area.x, bottom - from * UNIT, area.width, (from - to) * UNIT).fill(color);
  if (side === 'red') band(0.16, 0);
  if (side === 'blue') {
    band(0.2, 0.13);
    band(0.07, 0);
  }
};
