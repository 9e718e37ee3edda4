import type { GraphicsContext } from 'pixi.js';
import type { Palette } from '../look/palette.ts';
import { UNIT } from '../look/unit.ts';
import type { StandView } from '../view/board-view.ts';
import { sideBands, sidePattern } from './side-pattern.ts';

/** How deep the bright line along the front edge is, in MU. */
export const FRONT_LINE = 0.13;

export type BaseShape = Pick<StandView, 'side' | 'width' | 'depth' | 'isGeneral'>;

export const baseName = (base: BaseShape): string =>
  `base ${base.side} ${base.width} ${base.depth} ${base.isGeneral === true}`;

/** A base seen from above, its front edge up through the origin: side colour, pattern, rear bands, bright front with a point. */
export const drawBase = (context: GraphicsContext, base: BaseShape, palette: Palette): void => {
  const colors = palette.sides[base.side];
  const width = base.width * UNIT;
  const height = base.depth * UNIT;
  const front = FRONT_LINE * UNIT;
  const area = { x: -width / 2, y: 0, width, height };
  const field = { ...area, y: front, height: height - front };
  context.rect(area.x, area.y, width, height).fill(colors.base);
  sidePattern(context, base.side, field, colors);
  sideBands(context, base.side, area, colors.band);
  context.rect(area.x, 0, width, front).fill(palette.front);
  const point = 0.17 * UNIT;
  context
    .poly([-point * 1.2, 0, 0, -point, point * 1.2, 0], true)
    .fill(palette.front)
    .stroke({ color: palette.standEdge, width: 0.03 * UNIT });
  if (base.isGeneral) drawGeneralRim(context, area, palette);
  context
    .rect(area.x, area.y, width, height)
    .stroke({ color: palette.standEdge, width: 0.05 * UNIT, alignment: 0.5, join: 'miter' });
};

const drawGeneralRim = (
  context: GraphicsContext,
  area: { x: number; y: number; width: number; height: number },
  palette: Palette,
) => {
  const inset = 0.05 * UNIT;
  context
    .rect(area.x + inset, area.y + inset, area.width - 2 * inset, area.height - 2 * inset)
    .stroke({ color: palette.gold, width: 0.09 * UNIT, join: 'miter' });
};

/** A soft shadow under a base: three rims that fade. */
export const drawShadow = (context: GraphicsContext, width: number, depth: number, palette: Palette): void => {
  for (const spread of [0.16, 0.1, 0.04]) {
    const grow = spread * UNIT;
    context
      .roundRect((-width / 2) * UNIT - grow, -grow, width * UNIT + 2 * grow, depth * UNIT + 2 * grow, grow)
      .fill({ color: palette.shadow, alpha: palette.shadowAlpha * 0.6 });
  }
};
