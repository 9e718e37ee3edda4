import type { GraphicsContext } from 'pixi.js';
import type { Palette } from '../look/palette.ts';
import { UNIT } from '../look/unit.ts';
import type { StandSign } from '../view/board-view.ts';
import { hatching } from './hatching.ts';

/** Radius of a sign in MU. */
export const SIGN = 0.24;

const at = (x: number, y: number) => ({ x: x * UNIT, y: y * UNIT });

/** A little badge round the origin: an enemy's hand on a shield, or a line that is bent. The third sign is the base's hatching. */
export const drawStandSign = (
  context: GraphicsContext,
  sign: Exclude<StandSign, 'out-of-command'>,
  palette: Palette,
): void => {
  const unit = SIGN * UNIT;
  const edge = { color: palette.standEdge, width: 0.05 * UNIT, join: 'round' as const };
  if (sign === 'in-zone') {
    context
      .moveTo(-0.85 * unit, -0.9 * unit)
      .lineTo(0.85 * unit, -0.9 * unit)
      .lineTo(0.85 * unit, 0.1 * unit)
      .quadraticCurveTo(0.7 * unit, 0.8 * unit, 0, 1.1 * unit)
      .quadraticCurveTo(-0.7 * unit, 0.8 * unit, -0.85 * unit, 0.1 * unit)
      .closePath()
      .fill(palette.gold)
      .stroke(edge);
    context.rect(-0.14 * unit, -0.6 * unit, 0.28 * unit, 0.8 * unit).fill(palette.onBadge);
    context.rect(-0.14 * unit, 0.38 * unit, 0.28 * unit, 0.28 * unit).fill(palette.onBadge);
    return;
  }
  context.circle(0, 0, unit).fill(palette.badge).stroke(edge);
  context
    .moveTo(-0.55 * unit, 0.5 * unit)
    .lineTo(0, 0.1 * unit)
    .lineTo(0.1 * unit, -0.6 * unit)
    .stroke({ color: palette.onBadge, width: 0.07 * UNIT, cap: 'round', join: 'round' });
};

/** Light stripes over the whole base, falling where red's own hatching rises. */
export const drawOutOfCommand = (context: GraphicsContext, width: number, depth: number, palette: Palette): void => {
  const shape = [at(-width / 2, 0), at(width / 2, 0), at(width / 2, depth), at(-width / 2, depth)];
  for (const [from, to] of hatching(shape, 135, 0.3 * UNIT)) context.moveTo(from.x, from.y).lineTo(to.x, to.y);
  context.stroke({ color: palette.badge, width: 0.09 * UNIT, alpha: 0.62 });
};
