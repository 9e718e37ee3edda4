import type { GraphicsContext } from 'pixi.js';
import type { BattlePalette } from '../look/battle-palette.ts';
import { hatching, UNIT } from '@vexillum/canvas/layers';
import type { StandSign } from '../battle-view.ts';

/** Radius of a sign in MU. */
export const SIGN = 0.24;

const at = (x: number, y: number) => ({ x: x * UNIT, y: y * UNIT });

/** A white flag on a pole that leans: whose courage has gone. */
const drawWhiteFlag = (context: GraphicsContext, unit: number, palette: BattlePalette): void => {
  context
    .moveTo(-0.45 * unit, 0.7 * unit)
    .lineTo(-0.2 * unit, -0.62 * unit)
    .stroke({ color: palette.badge, width: 0.08 * UNIT, cap: 'round' });
  context
    .moveTo(-0.2 * unit, -0.62 * unit)
    .quadraticCurveTo(0.2 * unit, -0.8 * unit, 0.62 * unit, -0.42 * unit)
    .lineTo(0.5 * unit, 0.16 * unit)
    .quadraticCurveTo(0.1 * unit, -0.16 * unit, -0.32 * unit, 0.05 * unit)
    .closePath()
    .fill(palette.badge);
};

/** A wheel with a blade on either side of its hub. */
const drawWheel = (context: GraphicsContext, unit: number, palette: BattlePalette): void => {
  const ink = { color: palette.onBadge, width: 0.06 * UNIT, cap: 'round' as const };
  context
    .circle(0, 0, 0.5 * unit)
    .moveTo(0, -0.5 * unit)
    .lineTo(0, 0.5 * unit)
    .stroke(ink);
  for (const way of [-1, 1])
    context
      .moveTo(0, 0)
      .lineTo(way * 1.25 * unit, 0)
      .lineTo(way * 1.45 * unit, -0.4 * unit)
      .stroke({ ...ink, color: palette.pieceEdge });
};

/** A little badge round the origin: an enemy's hand on a shield, a line that is bent, a white flag, a card, a wheel with blades. The other signs are the strip of a screen and the base's hatching. */
export const drawStandSign = (
  context: GraphicsContext,
  sign: Exclude<StandSign, 'out-of-command' | 'screened'>,
  palette: BattlePalette,
): void => {
  const unit = SIGN * UNIT;
  const edge = { color: palette.pieceEdge, width: 0.05 * UNIT, join: 'round' as const };
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
  if (sign === 'demoralized') {
    context
      .circle(0, 0, 1.1 * unit)
      .fill(palette.onBadge)
      .stroke({ ...edge, color: palette.badge });
    drawWhiteFlag(context, unit, palette);
    return;
  }
  if (sign === 'card') {
    context
      .roundRect(-0.7 * unit, -0.95 * unit, 1.4 * unit, 1.9 * unit, 0.2 * unit)
      .fill(palette.badge)
      .stroke(edge);
    context
      .moveTo(0, -0.5 * unit)
      .lineTo(0.36 * unit, 0)
      .lineTo(0, 0.5 * unit)
      .lineTo(-0.36 * unit, 0)
      .closePath()
      .fill(palette.onBadge);
    return;
  }
  context.circle(0, 0, unit).fill(palette.badge).stroke(edge);
  if (sign === 'marked') return drawWheel(context, unit, palette);
  context
    .moveTo(-0.55 * unit, 0.5 * unit)
    .lineTo(0, 0.1 * unit)
    .lineTo(0.1 * unit, -0.6 * unit)
    .stroke({ color: palette.onBadge, width: 0.07 * UNIT, cap: 'round', join: 'round' });
};

/** Light stripes over the whole base, falling where red's own hatching rises. */
export const drawOutOfCommand = (
  context: GraphicsContext,
  width: number,
  depth: number,
  palette: BattlePalette,
): void => {
  const shape = [at(-width / 2, 0), at(width / 2, 0), at(width / 2, depth), at(-width / 2, depth)];
  for (const [from, to] of hatching(shape, 135, 0.3 * UNIT)) context.moveTo(from.x, from.y).lineTo(to.x, to.y);
  context.stroke({ color: palette.badge, width: 0.09 * UNIT, alpha: 0.62 });
};

/** Depth of the strip along the front of a screened stand, in MU. */
export const SCREEN_DEPTH = 0.32;

/** A strip as wide as the base, with the backs of beasts on it; round its own middle. */
export const drawScreen = (context: GraphicsContext, width: number, palette: BattlePalette): void => {
  const [wide, deep] = [width * UNIT, SCREEN_DEPTH * UNIT];
  context
    .roundRect(-wide / 2, -deep / 2, wide, deep, deep / 3)
    .fill(palette.onBadge)
    .stroke({ color: palette.badge, width: 0.05 * UNIT });
  for (const part of [-0.33, 0, 0.33]) context.circle(part * wide, 0, deep * 0.3).fill(palette.badge);
};
