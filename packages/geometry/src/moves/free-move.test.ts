import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { isInside } from '../polygon.ts';
import { bodyAt } from '../body.ts';
import { rectangleFromFront } from '../rectangle.ts';
import { somePlacement } from '../testing/index.ts';
import { aboutFace, aboutFacePrices } from './about-face.ts';
import { advance, slide } from './advance.ts';
import { isInLens, lensOutline, reachLens } from './reach-lens.ts';
import { freePrice } from './stroke.ts';
import { swapDepth } from './swap-depth.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const degrees = fc.double({ min: 0, max: 359.99, noNaN: true });
const length = fc.double({ min: -4, max: 4, noNaN: true });
const budget = fc.double({ min: 0, max: 8, noNaN: true });

describe('a free move', () => {
  test('straight ahead or aside costs its length', () => {
    fc.assert(
      fc.property(seed, length, (value, distance) => {
        const at = somePlacement(value);
        expect(freePrice(at, advance(at, distance), 2)).toBeCloseTo(Math.abs(distance), 9);
        expect(freePrice(at, slide(at, distance), 2)).toBeCloseTo(Math.abs(distance), 9);
      }),
    );
  });

  test('reaches just the places of its lens: in it if and only if the budget pays for it', () => {
    fc.assert(
      fc.property(seed, degrees, budget, length, length, (value, heading, pays, ahead, aside) => {
        const at = somePlacement(value);
        const to = { ...slide(advance(at, ahead), aside), degrees: heading };
        const price = freePrice(at, to, 2);
        if (Math.abs(price - pays) < 1e-9) return;
        expect(isInLens(reachLens(at, 2, heading, pays), to)).toBe(price <= pays);
      }),
    );
  });

  test('its lens is drawn as far as the budget goes, and not at all where it pays for no place', () => {
    const at = { x: 10, y: 10, degrees: 0 };
    const outline = lensOutline(reachLens(at, 2, 40, 3));
    for (const point of outline) expect(freePrice(at, { ...point, degrees: 40 }, 2)).toBeCloseTo(3, 9);
    expect(isInside(outline, at)).toBe(true);
    expect(lensOutline(reachLens(at, 2, 180, 1.9))).toEqual([]);
    expect(lensOutline(reachLens(at, 2, 0, 3))).toHaveLength(48);
  });
});

describe('an about-face', () => {
  test.each([
    [0.75, 2.14],
    [2, 2.83],
  ])('on its own ground costs a stand %f MU deep %f MU, and 2 about its front', (depth, price) => {
    expect(aboutFacePrices(2, depth).center).toBeCloseTo(price, 2);
    expect(aboutFacePrices(2, depth).front).toBe(2);
  });

  test('costs what its front corners move, either way', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom('center', 'front'), (value, about) => {
        const at = somePlacement(value);
        expect(freePrice(at, aboutFace(at, 1.5, about), 2)).toBeCloseTo(aboutFacePrices(2, 1.5)[about], 9);
      }),
    );
  });

  test('on its own ground covers just what it covered', () => {
    const at = { x: 10, y: 10, degrees: 30 };
    const [before, after] = [at, aboutFace(at, 1.5, 'center')].map((where) => rectangleFromFront(where, 2, 1.5));
    expect(after?.frontLeft.x).toBeCloseTo(before?.rearRight.x ?? 0, 9);
    expect(after?.rearLeft.y).toBeCloseTo(before?.frontRight.y ?? 0, 9);
  });
});

test('a stand swapped for a deeper one keeps both front corners exactly', () => {
  fc.assert(
    fc.property(seed, fc.constantFrom(0.75, 1, 1.5, 2), (value, depth) => {
      const thin = bodyAt({ id: 'a', side: 'red', width: 2, depth: 0.75 }, somePlacement(value));
      const deep = swapDepth(thin, depth);
      expect([deep.rectangle.frontLeft, deep.rectangle.frontRight]).toEqual([
        thin.rectangle.frontLeft,
        thin.rectangle.frontRight,
      ]);
      expect([deep.depth, deep.at]).toEqual([depth, thin.at]);
      expect(swapDepth(deep, 0.75)).toEqual(thin);
    }),
  );
});
