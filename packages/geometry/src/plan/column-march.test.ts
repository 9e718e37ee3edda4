import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { TableStand } from '../body.ts';
import { columnOf, isColumn } from '../groups/chains-of.ts';
import { bodyOf } from '../body.ts';
import { columnAt, worldWith } from '../testing/index.ts';
import type { Leg } from './leg.ts';
import { plan } from './plan.ts';

const column = columnAt('c', 'red', { x: 40, y: 15, degrees: 0 }, 4, 0.75);
const ids = column.map((stand) => stand.id);
const side = fc.constantFrom('left', 'right');
const angle = fc.integer({ min: 1, max: 90 });

/** The stands as the table stores them after the move, with the hinges that they have yet to pass. */
const marched = (stands: readonly TableStand[], leg: Leg): TableStand[] => {
  const { poses, hinges } = plan(ids, [leg], worldWith(stands), { measure: 'arc' });
  return stands.map(({ hinges: _passed, ...stand }) => {
    const ahead = hinges[stand.id];
    return { ...stand, pose: poses[stand.id]!, ...(ahead ? { hinges: ahead } : {}) };
  });
};

const farthest = (some: readonly TableStand[], others: readonly TableStand[]): number =>
  Math.max(
    ...some.flatMap((stand, index) => [0, 1].map((axis) => Math.abs(stand.pose[axis]! - others[index]!.pose[axis]!))),
  );

test('three marches of 1 MU from stored places come where one of 3 MU comes, within the rounding', () => {
  fc.assert(
    fc.property(side, angle, (to, degrees) => {
      const first: Leg = { kind: 'column', distance: 1, turn: { side: to, degrees } };
      const next: Leg = { kind: 'column', distance: 1 };
      const thrice = marched(marched(marched(column, first), next), next);
      const once = marched(column, { kind: 'column', distance: 3, turn: { side: to, degrees } });
      expect(farthest(thrice, once)).toBeLessThanOrEqual(3);
      expect(thrice.map((stand) => stand.pose[2])).toEqual(once.map((stand) => stand.pose[2]));
      expect(thrice.map((stand) => stand.hinges?.length ?? 0)).toEqual(once.map((stand) => stand.hinges?.length ?? 0));
    }),
  );
});

test('a column that turns twice before its last has turned once is a column again when all have passed', () => {
  fc.assert(
    fc.property(side, side, angle, angle, (first, second, a, b) => {
      const once = marched(column, { kind: 'column', distance: 1, turn: { side: first, degrees: a } });
      const world = worldWith(once);
      expect(isColumn(world.bodies, world)).toBe(true);
      const twice = marched(once, { kind: 'column', distance: 1, turn: { side: second, degrees: b } });
      const after = marched(twice, { kind: 'column', distance: 8 });
      expect(after.every((stand) => stand.hinges === undefined)).toBe(true);
      expect(columnOf(after.map(bodyOf))?.map((body) => body.id)).toEqual(ids);
    }),
  );
});
