import type { GraphicsContext } from 'pixi.js';
import type { Palette } from '../look/palette.ts';
import { UNIT } from '../look/unit.ts';

/** Radius of the badge in MU. */
export const BADGE = 0.23;

const starPoints = (radius: number): number[] =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.52;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  }).flat();

/** The plate under a command's number: each command its own shape (circle, square, shield), a general a golden star. */
export const drawBadge = (
  context: GraphicsContext,
  badge: string | undefined,
  isGeneral: boolean,
  palette: Palette,
): void => {
  const radius = BADGE * UNIT;
  if (isGeneral) context.poly(starPoints(radius * 1.55), true).fill(palette.gold);
  else if (badge === '1') context.circle(0, 0, radius).fill(palette.badge);
  else if (badge === '2')
    context.rect(-radius * 0.92, -radius * 0.92, radius * 1.84, radius * 1.84).fill(palette.badge);
  else
    context
      .poly([-radius, -radius, radius, -radius, radius, radius * 0.2, 0, radius * 1.15, -radius, radius * 0.2], true)
      .fill(palette.badge);
  context.stroke({ color: palette.standEdge, width: 0.04 * UNIT, join: 'round' });
};
