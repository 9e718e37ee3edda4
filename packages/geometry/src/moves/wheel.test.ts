import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { distanceOfPoints } from '../point.ts';
import { columnAt, lineAt, worldWith } from '../testing/index.ts';
import { largestWheel, wheel, wheelOf, wheelPrice } from './wheel.ts';

const angle = fc.double({ min: 0.1, max: 90, noNaN: true });
const side = fc.constantFrom('left', 'right');
const count = fc.integer({ min: 1, max: 12 });
const lineOf = (stands: number) => worldWith(lineAt('m', 'red', { x: 40, y: 15, degrees: 25 }, stands)).bodies;

describe('what a wheel costs', () => {
  test.each([
    [1, 90, 3.14, 2.83],
    [4, 30, 4.19, 4.14],
    [8, 15, 4.19, 4.18],
  ])('%i stands by %i degrees: %f MU along the arc, %f straight', (stands, degrees, arc, chord) => {
    const price = wheelOf(lineOf(stands), 'left', degrees)?.price;
    expect(price?.arc).toBeCloseTo(arc, 2);
    expect(price?.chord).toBeCloseTo(chord, 2);
  });

  test('4 MU turn four stands by 28.6 degrees along the arc and 29.0 straight', () => {
    expect(largestWheel(8, 4, 'arc')).toBeCloseTo(28.6, 1);
    expect(largestWheel(8, 4, 'chord')).toBeCloseTo(29, 1);
  });

  test('the largest turn costs just the budget', () => {
    fc.assert(
      fc.property(count, fc.double({ min: 0.1, max: 3.9, noNaN: true }), (stands, budget) => {
        expect(wheelPrice(2 * stands, largestWheel(2 * stands, budget, 'arc')).arc).toBeCloseTo(budget, 9);
        expect(wheelPrice(2 * stands, largestWheel(2 * stands, budget, 'chord')).chord).toBeCloseTo(budget, 9);
      }),
    );
  });

  test('nothing buys no turn, and no budget more than half a turn', () => {
    expect(largestWheel(2, 0, 'arc')).toBe(0);
    expect(largestWheel(2, 100, 'chord')).toBe(180);
    expect(largestWheel(2, 100, 'arc')).toBe(180);
  });

  test('is what the far front corner travels, and twice the turn is twice the arc', () => {
    fc.assert(
      fc.property(count, angle, side, (stands, degrees, at) => {
        const found = wheelOf(lineOf(stands), at, degrees);
        expect(found?.price.chord).toBeCloseTo(distanceOfPoints(found!.from, found!.to), 9);
        expect(wheelOf(lineOf(stands), at, degrees * 2)?.price.arc).toBeCloseTo(2 * found!.price.arc, 9);
      }),
    );
  });
});

describe('what a wheel turns about', () => {
  test('the leftmost front left corner to the left, the rightmost front right corner to the right', () => {
    const group = worldWith(lineAt('m', 'red', { x: 40, y: 15, degrees: 0 }, 4)).bodies;
    expect(wheelOf(group, 'left', 10)).toMatchObject({ pivot: { x: 36, y: 15 }, from: { x: 44, y: 15 } });
    expect(wheelOf(group, 'right', 10)).toMatchObject({ pivot: { x: 44, y: 15 }, from: { x: 36, y: 15 } });
  });

  test('only the front rank is measured, however many stand behind it', () => {
    const group = worldWith(columnAt('m', 'red', { x: 40, y: 15, degrees: 0 }, 5)).bodies;
    expect(wheelOf(group, 'left', 90)?.price.arc).toBeCloseTo(Math.PI, 9);
    expect(wheelOf(group, 'left', 90)?.pivot).toEqual({ x: 39, y: 15 });
  });

  test('to the left, what was at the right comes ahead', () => {
    const at = wheel({ x: 1, y: 0, degrees: 0 }, { x: 0, y: 0 }, 'left', 90);
    expect(at.x).toBeCloseTo(0);
    expect(at.y).toBeCloseTo(1);
    expect(at.degrees).toBe(270);
  });

  test('nobody wheels about nothing', () => {
    expect(wheelOf([], 'left', 30)).toBeUndefined();
  });
});
