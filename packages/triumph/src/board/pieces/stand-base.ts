import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import type { BattlePalette, StandPalette } from '../look/battle-palette.ts';
import { UNIT, type SideStyle } from '@vexillum/canvas/layers';
import type { StandView } from '../battle-view.ts';
import { CASING, EDGE } from './stand-edge.ts';

/** How deep the bright line along the front edge is, in MU. */
export const FRONT_LINE = 0.13;

export type BaseShape = Pick<StandView, 'side' | 'width' | 'depth' | 'isGeneral'>;

export const baseName = (base: BaseShape): string =>
  `base ${base.side} ${base.width} ${base.depth} ${base.isGeneral === true}`;

/** A base seen from above, its front edge up through the origin: side colour, pattern, rear bands, bright front with a point. */
export const drawBase = (context: GraphicsContext, base: BaseShape, palette: BattlePalette): void => {
  const colors = palette.stands[base.side];
  const width = base.width * UNIT;
  const height = base.depth * UNIT;
  const front = FRONT_LINE * UNIT;
  const area = { x: -width / 2, y: 0, width, height };
  const field = { ...area, y: front, height: height - front };
  drawOutline(context, area, palette.front, CASING);
  context.rect(area.x, area.y, width, height).fill(colors.base);
  sidePattern(context, base.side, field, colors);
  sideBands(context, base.side, area, colors.band);
  context.rect(area.x, 0, width, front).fill(palette.front);
  const point = 0.17 * UNIT;
  context
    .poly([-point * 1.2, 0, 0, -point, point * 1.2, 0], true)
    .fill(palette.front)
    .stroke({ color: palette.pieceEdge, width: 0.03 * UNIT });
  if (base.isGeneral) drawGeneralRim(context, area, palette);
  drawOutline(context, area, palette.pieceEdge, EDGE);
};

const drawOutline = (context: GraphicsContext, area: Area, color: number, width: number): void => {
  context.rect(area.x, area.y, area.width, area.height).stroke({ color, width: width * UNIT, join: 'miter' });
};

const drawGeneralRim = (context: GraphicsContext, area: Area, palette: BattlePalette) => {
  const inset = 0.05 * UNIT;
  context
    .rect(area.x + inset, area.y + inset, area.width - 2 * inset, area.height - 2 * inset)
    .stroke({ color: palette.gold, width: 0.09 * UNIT, join: 'miter' });
};

/** How far a base's shadow falls beside it, in MU. */
const FALL = 0.09;

/** A soft shadow under a base, away from the light: rims that fade. */
export const drawShadow = (
  context: GraphicsContext,
  width: number,
  depth: number,
  palette: BattlePalette,
  light: Point,
): void => {
  const [left, top] = [(-width / 2 - light.x * FALL) * UNIT, -light.y * FALL * UNIT];
  for (const spread of [0.13, 0.09, 0.05, 0.01]) {
    const grow = spread * UNIT;
    context
      .roundRect(left - grow, top - grow, width * UNIT + 2 * grow, depth * UNIT + 2 * grow, grow)
      .fill({ color: palette.shadow, alpha: palette.shadowAlpha * 0.55 });
  }
};

/** A rectangle in drawing units, y down. */
interface Area {
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
const sidePattern = (context: GraphicsContext, side: SideStyle, area: Area, colors: StandPalette): void => {
  if (side === 'red') hatch(context, area, colors.pattern);
  if (side === 'blue') dots(context, area, colors.pattern);
};

/** Bands along the lower border: one broad for red, two narrow for blue. */
const sideBands = (context: GraphicsContext, side: SideStyle, area: Area, color: number): void => {
  const bottom = area.y + area.height;
  const band = (from: number, to: number) =>
    context.rect(area.x, bottom - from * UNIT, area.width, (from - to) * UNIT).fill(color);
  if (side === 'red') band(0.16, 0);
  if (side === 'blue') {
    band(0.2, 0.13);
    band(0.07, 0);
  }
};
