import { expect, test } from 'vitest';
import fc from 'fast-check';
import { naivePlan } from '../../bench/naive-plan.ts';
import { PLAN_GROUP, PLAN_LEGS } from '../../bench/plan-speed.ts';
import { someTable } from '../testing/index.ts';
import { plan } from './plan.ts';

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

test('what is looked at early and left out changes nothing: the naive plan says the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(...PLAN_LEGS), (seed, legs) => {
      const world = someTable(seed, 138, 8);
      const found = plan(PLAN_GROUP, legs, world, { measure: 'arc' });
      const naive = naivePlan(PLAN_GROUP, legs, world);
      expect(naive.poses).toEqual(found.poses);
      expect(naive.arc).toBeGreaterThanOrEqual(found.price.arc - 1e-9);
      expect(sorted(naive.contacts)).toEqual(sorted(found.contacts.map((pair) => `${pair.stand}/${pair.other}`)));
      expect(naive.terrain).toEqual(found.terrain.map((touch) => touch.piece));
      const met = found.flags.flatMap((flag) =>
        flag.kind === 'overlap' || flag.kind === 'passes-through' ? [`${flag.stand}/${flag.other}`] : [],
      );
      expect(sorted(naive.passes)).toEqual(sorted(met));
    }),
    { numRuns: 25 },
  );
});
