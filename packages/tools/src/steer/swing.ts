import { headingTo, turnBetween, type Point } from '@vexillum/geometry';

/** How far the pointer has gone round the pivot since it took hold, in degrees clockwise; more than half a turn counts on. */
export const swingFrom = (pivot: Point, start: Point): ((now: Point) => number) => {
  const begun = headingTo(pivot, start);
  let last = 0;
  return (now) => {
    const turn = turnBetween(begun, headingTo(pivot, now));
    last = turn + 360 * Math.round((last - turn) / 360);
    return last;
  };
};

/** In degrees: what one MU along the arc is at that radius. */
export const degreesPerMu = (radius: number): number => 180 / (Math.PI * Math.max(radius, 0.1));
