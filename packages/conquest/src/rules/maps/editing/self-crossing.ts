import type { MapPoint } from '../map-pack.ts';
import { crossingOf, pointAlong, type Ring, rounded, type Step, stepsOf } from './planar.ts';

/** Where an outline crosses itself, the first such place; pieces that meet in a corner do not cross. */
export const selfCrossing = (ring: Ring): MapPoint | undefined => {
  const steps = stepsOf(ring).map((step) => ({ step, ...spanOf(step) }));
  const byLeft = steps.toSorted((one, other) => one.left - other.left);
  for (const [index, one] of byLeft.entries())
    for (let next = index + 1; next < byLeft.length; next += 1) {
      const other = byLeft[next];
      if (!other || other.left > one.right) break;
      if (other.top > one.bottom || one.top > other.bottom) continue;
      const crossing = properCrossing(one.step, other.step);
      if (crossing) return crossing;
    }
  return undefined;
};

export const crossesItself = (ring: Ring): boolean => selfCrossing(ring) !== undefined;

export const spanOf = ([[ax, ay], [bx, by]]: Step) => ({
  left: Math.min(ax, bx),
  right: Math.max(ax, bx),
  top: Math.min(ay, by),
  bottom: Math.max(ay, by),
});

/** Nearer to its end than this a piece only touches; as a part of it. */
const TOUCH = 1e-9;

/** Where two pieces truly cross: both go on beyond the place. */
export const properCrossing = (one: Step, other: Step): MapPoint | undefined => {
  const crossing = crossingOf(one, other);
  if (!crossing) return undefined;
  const isBetween = (part: number) => part > TOUCH && part < 1 - TOUCH;
  return isBetween(crossing.ofOne) && isBetween(crossing.ofOther)
    ? rounded(pointAlong(one, crossing.ofOne))
    : undefined;
};
