import type { GraphicsContext } from 'pixi.js';
import type { Palette } from '../look/palette.ts';
import { UNIT } from '../look/unit.ts';

/** A padlock round the origin. */
export const drawLock = (context: GraphicsContext, palette: Palette): void => {
  const unit = 0.01 * UNIT;
  for (const [color, width] of [
    [palette.standEdge, 15],
    [palette.badge, 7],
  ] as const) {
    context
      .moveTo(-11 * unit, -4 * unit)
      .arc(0, -12 * unit, 11 * unit, Math.PI, 0)
      .lineTo(11 * unit, -4 * unit);
    context.stroke({ color, width: width * unit });
  }
  context.roundRect(-20 * unit, -6 * unit, 40 * unit, 30 * unit, 5 * unit).fill(palette.badge);
  context.stroke({ color: palette.standEdge, width: 5 * unit });
  context.circle(0, 8 * unit, 5 * unit).fill(palette.onBadge);
};
