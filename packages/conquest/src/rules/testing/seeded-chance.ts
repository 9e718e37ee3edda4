import { seededRandom } from '@vexillum/geometry';
import type { Chance } from '@vexillum/model';

/** Chance that is the same for the same seed. */
export const seededChance = (seed = 1): Chance => {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    newId: (kind) => `${kind}:${below(36 ** 6).toString(36)}`,
    shuffled: (things) => {
      const left = [...things];
      for (let last = left.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [left[last], left[other]] = [left[other] as (typeof left)[0], left[last] as (typeof left)[0]];
      }
      return left;
    },
    roll: ({ dice, why }) => {
      const values = dice.map((sides) => 1 + below(sides));
      return { values, draw: { req: { d: [...dice], why }, values } };
    },
  };
};
