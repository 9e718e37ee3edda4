import { seededRandom } from '@vexillum/geometry';
import type { Chance } from '@vexillum/model';

/** Chance that is the same for the same seed. */
export const seededChance = (seed = 1): Chance => {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    newId: (kind) =>
      `${kind}:${below(36 ** 6)
        .toString(36)
        .padStart(6, '0')}${below(36 ** 6).toString(36)}`,
    shuffled: (things) => {
      const left = [...things];
      return Array.from({ length: left.length }, () => left.splice(below(left.length), 1)[0] as (typeof left)[number]);
    },
    roll: ({ dice, why }) => {
      const values = dice.map((sides) => 1 + below(sides));
      return { values, draw: { req: { d: [...dice], why }, values } };
    },
  };
};
