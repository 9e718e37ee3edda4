import type { Chance, Context } from '../action.ts';
import type { Seat } from '../seat.ts';
import { testDigest } from './test-digest.ts';

/** Chance without any: ids count up, nothing is shuffled, every die shows its highest number. */
export const testChance = (): Chance => {
  let count = 0;
  return {
    newId: (kind) => `${kind}:${++count}`,
    shuffled: (things) => [...things],
    roll: ({ dice }) => ({ values: [...dice], draw: { values: [...dice] } }),
  };
};

/** What an action is told when this seat acts. */
export const testContext = (seat: Seat, overrides: Partial<Context> = {}): Context => ({
  seat,
  name: `${seat.id} the Bold`,
  id: '00000000-0000-4000-8000-000000000001',
  at: '2026-01-01T12:00:00.000Z',
  chance: testChance(),
  digestOf: testDigest,
  ...overrides,
});
