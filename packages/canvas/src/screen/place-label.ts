import type { ScreenPoint } from '@vexillum/geometry';
import type { ScreenSize } from '../camera/camera-maths.ts';

/** Something that a label must not cover, in CSS pixels. */
export interface Obstacle extends ScreenPoint {
  readonly radius: number;
}

export interface ScreenBox extends ScreenPoint, ScreenSize {}

/** Between a label and what it belongs to. */
const GAP = 16;
/** Between a label and the screen's border. */
const MARGIN = 6;

const clamp = (value: number, room: number): number => Math.max(MARGIN, Math.min(room - MARGIN, value));

/** How far the circle reaches into the box. */
const cover = (box: ScreenBox, { left, top, radius }: Obstacle): number => {
  const dx = Math.max(box.left - left, 0, left - box.left - box.width);
  const dy = Math.max(box.top - top, 0, top - box.top - box.height);
  return Math.max(0, radius - Math.hypot(dx, dy));
};

const overlap = (a: ScreenBox, b: ScreenBox): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, Math.min(width, height));
};

/**
 * Where a label goes: above its point, otherwise below, to the right or left, always on the screen as a whole, at the first of these
 * places where it covers neither the finger nor another label, or else where it covers least.
 */
export const placeLabel = (
  at: ScreenPoint,
  size: ScreenSize,
  screen: ScreenSize,
  obstacles: readonly Obstacle[],
  others: readonly ScreenBox[],
): ScreenBox => {
  let best: { box: ScreenBox; covered: number } | undefined;
  for (const [left, top] of spots(at, size, obstacles)) {
    const box = {
      left: clamp(left, screen.width - size.width),
      top: clamp(top, screen.height - size.height),
      ...size,
    };
    let covered = 0;
    for (const obstacle of obstacles) covered += cover(box, obstacle);
    for (const other of others) covered += overlap(box, other);
    if (covered === 0) return box;
    if (best === undefined || covered < best.covered) best = { box, covered };
  }
  return best?.box ?? { ...at, ...size };
};

const spots = (at: ScreenPoint, size: ScreenSize, obstacles: readonly Obstacle[]): (readonly [number, number])[] => {
  const middle = at.left - size.width / 2;
  const level = at.top - size.height / 2;
  const round = (gap: number): (readonly [number, number])[] => [
    [middle, at.top - gap - size.height],
    [middle, at.top + gap],
    [at.left + gap, level],
    [at.left - gap - size.width, level],
  ];
  const widest = Math.max(0, ...obstacles.map(({ radius }) => radius));
  // Past the finger it may have to go further away.
  return [...round(GAP), ...round(GAP + widest), ...round(GAP + 2 * widest + size.height)];
};
