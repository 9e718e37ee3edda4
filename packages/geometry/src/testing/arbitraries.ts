import type { Placement } from '../placement.ts';
import type { Point } from '../point.ts';
import { rectangleFromFront, type Rectangle } from '../rectangle.ts';
import { seededRandom } from '../seeded-random.ts';

/** A placement on a 90 by 36 board that a seed picks. */
export const somePlacement = (seed: number): Placement => {
  const random = seededRandom(seed);
  return { x: random() * 90, y: random() * 36, degrees: random() * 360 };
};

export const somePoint = (seed: number): Point => {
  const { x, y } = somePlacement(seed);
  return { x, y };
};

/** A base 2 MU wide of one of the usual depths, close to the middle, so that two of them often meet. */
export const someBase = (seed: number): Rectangle => {
  const random = seededRandom(seed);
  const depth = [0.75, 1, 1.5, 2][Math.floor(random() * 4)] as number;
  return rectangleFromFront({ x: random() * 6, y: random() * 6, degrees: random() * 360 }, 2, depth);
};
