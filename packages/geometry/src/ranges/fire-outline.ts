import type { Body } from '../body.ts';
import { forwardOf, rightOf, type Point } from '../point.ts';
import type { FireReach } from './fire-arc.ts';
import { sideAsFront } from './side-front.ts';
import { zoneSides, type ZoneSide } from './zone-of-control.ts';

const boardPoint = (shooter: Body, seen: Point): Point => {
  const forward = forwardOf(shooter.at.degrees);
  const right = rightOf(shooter.at.degrees);
  return {
    x: shooter.at.x + right.x * seen.x + forward.x * seen.y,
    y: shooter.at.y + right.y * seen.x + forward.y * seen.y,
  };
};

/** The corners of what one side shoots at, as that side sees them: x to its right, y ahead. */
interface Fan {
  readonly half: number;
  readonly aside: number;
  /** How far round its corner it shoots, in radians. */
  readonly spread: number;
  /** Points at the range round its left (-1) or right (1) corner, from one angle to another. */
  curve(side: -1 | 1, from: number, to: number): Point[];
}

const fanOf = (front: Body, { range, widening }: FireReach, steps: number): Fan => {
  const half = front.width / 2;
  const aside = Math.min(range, widening);
  const curve: Fan['curve'] = (side, from, to) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = from + ((to - from) * step) / steps;
      return { x: side * (half + range * Math.sin(angle)), y: range * Math.cos(angle) };
    });
  return { half, aside, spread: Math.asin(range === 0 ? 0 : aside / range), curve };
};

/** Straight ahead of one side, and round each of its corners as far as the widening lets it. */
const outlineAhead = (front: Body, reach: FireReach, steps: number): Point[] => {
  const { half, aside, spread, curve } = fanOf(front, reach, steps);
  const seen = [
    { x: -half - aside, y: 0 },
    ...curve(-1, 0, spread).toReversed(),
    ...curve(1, 0, spread),
    { x: half + aside, y: 0 },
  ];
  return seen.map((point) => boardPoint(front, point));
};

/** From straight ahead of a side round the corner at its right, as far as that side and the next one shoot. */
const roundCorner = (front: Body, reach: FireReach, isNextToo: boolean, steps: number): Point[] => {
  const { half, aside, spread, curve } = fanOf(front, reach, steps);
  const square = Math.PI / 2;
  const beyond = isNextToo
    ? [{ x: half + aside, y: aside }, ...curve(1, square - spread, square)]
    : [
        { x: half + aside, y: 0 },
        { x: half, y: 0 },
      ];
  // Past 45 degrees the two sides' curves overlap, and are one.
  const isRound = isNextToo && spread >= square / 2;
  const seen = isRound ? curve(1, 0, square) : [...curve(1, 0, spread), ...beyond];
  return seen.map((point) => boardPoint(front, point));
};

/** The corner at the left of a side that shoots, where the side before it does not. */
const cornerBefore = (front: Body, reach: FireReach, steps: number): Point[] => {
  const { half, aside, spread, curve } = fanOf(front, reach, steps);
  const seen = [{ x: -half, y: 0 }, { x: -half - aside, y: 0 }, ...curve(-1, spread, 0)];
  return seen.map((point) => boardPoint(front, point));
};

const outlineAround = (shooter: Body, reach: FireReach, sides: readonly ZoneSide[], steps: number): Point[] =>
  zoneSides.flatMap((side, index) => {
    const next = zoneSides[(index + 1) % zoneSides.length] as ZoneSide;
    const front = sideAsFront(shooter, side);
    if (sides.includes(side)) return roundCorner(front, reach, sides.includes(next), steps);
    if (sides.includes(next)) return cornerBefore(sideAsFront(shooter, next), reach, steps);
    return [front.rectangle.frontRight];
  });

/** The shape of all that may be shot at, to draw. From several sides it goes round the base, which is then inside. */
export const fireOutline = (shooter: Body, reach: FireReach, steps = 12): Point[] => {
  const sides = reach.sides ?? ['front'];
  const [only] = sides;
  if (only && sides.length === 1) return outlineAhead(sideAsFront(shooter, only), reach, steps);
  return sides.length === 0 ? [] : outlineAround(shooter, reach, sides, steps);
};
