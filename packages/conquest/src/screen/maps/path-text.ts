import type { MapPoint } from '../../rules/index.ts';

const through = (points: readonly MapPoint[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Open lines as the `d` of an SVG path. */
export const linePath = (lines: readonly (readonly MapPoint[])[]): string => lines.map(through).join('');

/** Closed rings as the `d` of an SVG path. */
export const ringPath = (rings: readonly (readonly MapPoint[])[]): string =>
  rings.map((ring) => `${through(ring)}Z`).join('');
