import { expect, test } from 'vitest';
import fc from 'fast-check';
import { placementOf } from '../placement.ts';
import { distanceToPolygon } from '../polygon.ts';
import { standAt, worldWith } from '../testing/index.ts';
import { reach } from './reach.ts';
import { freePrice, frontCornersOf } from './stroke.ts';

const mover = standAt('m', 'red', { x: 40, y: 15, degrees: 0 });
const reached = (budget: number, ...others: ReturnType<typeof standAt>[]) => {
  const world = worldWith([mover, ...others]);
  return reach(world.byId.get('m')!, world, budget);
};

test('an enemy 3 MU ahead is reached at its front for 3 MU, and not for less', () => {
  const enemy = standAt('e', 'blue', { x: 40, y: 18, degrees: 180 });
  expect(reached(4, enemy).contacts[0]).toEqual({
    target: 'e',
    relation: 'front-to-front',
    price: 3,
    pose: [40000, 18000, 0],
    isBlocked: false,
  });
  expect(reached(2.9, enemy).contacts).toEqual([]);
});

test('a place where somebody stands is named as blocked', () => {
  const enemy = standAt('e', 'blue', { x: 40, y: 18, degrees: 180 });
  const friend = standAt('f', 'red', { x: 40, y: 18, degrees: 0 });
  expect(reached(3, enemy, friend).contacts[0]?.isBlocked).toBe(true);
});

test('every contact costs what it says, and no more than the budget', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359, noNaN: true }),
      fc.double({ min: 0, max: 8, noNaN: true }),
      (degrees, budget) => {
        for (const contact of reached(budget, standAt('e', 'blue', { x: 43, y: 18, degrees })).contacts) {
          expect(freePrice(placementOf(mover.pose), placementOf(contact.pose), 2)).toBeCloseTo(contact.price, 2);
          expect(contact.price).toBeLessThanOrEqual(budget);
        }
      },
    ),
  );
});

test('what the front may cover holds the front edge where it is, and straight ahead at the budget', () => {
  const [ahead] = reached(4).fronts;
  for (const y of [15, 19]) {
    for (const corner of frontCornersOf({ x: 40, y, degrees: 0 }, 2)) {
      expect(distanceToPolygon(corner, ahead!)).toBeLessThan(0.01);
    }
  }
  expect(reached(1.9).fronts.length).toBeLessThan(24);
});
