import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { distanceOfPolygons } from './distance.ts';
import { nearestPoints } from './nearest-points.ts';
import { outlineOf, placed } from './outline.ts';
import { distanceOfPoints } from './point.ts';
import { distanceToPolygon } from './polygon.ts';
import { cornersOf, rectangleFromFront } from './rectangle.ts';
import { mirroredPoint, someBase } from './testing/index.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const base = (x: number, y: number, degrees = 0) => cornersOf(rectangleFromFront({ x, y, degrees }, 2, 1));
const baseOf = (value: number) => cornersOf(someBase(value));

describe('a ruler between two stands', () => {
  test('goes straight across between the middles of the edges that face each other', () => {
    expect(nearestPoints(base(10, 5), base(10.5, 9))).toEqual([
      { x: 10.25, y: 5 },
      { x: 10.25, y: 8 },
    ]);
  });

  test('goes from corner to corner where they stand askew of each other', () => {
    const [from, to] = nearestPoints(base(10, 5), base(15, 9));
    expect([from, to]).toEqual([
      { x: 11, y: 5 },
      { x: 14, y: 8 },
    ]);
  });

  test('is one point where they touch or overlap', () => {
    for (const other of [base(12, 5), base(11, 5.5), base(10, 5), base(12, 6)]) {
      const [from, to] = nearestPoints(base(10, 5), other);
      expect(from).toEqual(to);
    }
  });

  test('is as long as they are apart, with its ends on their borders', () => {
    fc.assert(
      fc.property(seed, seed, (a, b) => {
        const [from, to] = nearestPoints(baseOf(a), baseOf(b));
        expect(distanceOfPoints(from, to)).toBeCloseTo(distanceOfPolygons(baseOf(a), baseOf(b)), 9);
        expect(distanceToPolygon(from, baseOf(a))).toBeLessThan(1e-9);
        expect(distanceToPolygon(to, baseOf(b))).toBeLessThan(1e-9);
      }),
    );
  });

  test('is the same from either side, and in a mirror its mirror', () => {
    fc.assert(
      fc.property(seed, seed, (a, b) => {
        const [one, other] = [baseOf(a), baseOf(b)];
        if (distanceOfPolygons(one, other) === 0) return;
        const [from, to] = nearestPoints(one, other);
        const [back, forth] = nearestPoints(other, one);
        expect(distanceOfPoints(from, forth) + distanceOfPoints(to, back)).toBeLessThan(1e-6);
        const mirror = (shape: typeof one) => shape.map(mirroredPoint).toReversed();
        const [left, right] = nearestPoints(mirror(one), mirror(other));
        expect(distanceOfPoints(mirroredPoint(left), from) + distanceOfPoints(mirroredPoint(right), to)).toBeLessThan(
          1e-6,
        );
      }),
    );
  });

  test('finds the nearest of a wood’s many edges', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 500 }), (value, variant) => {
        const wood = placed(outlineOf('blob', 6, 4, variant), { x: 12, y: 9, degrees: variant });
        const [from, to] = nearestPoints(baseOf(value), wood);
        expect(distanceOfPoints(from, to)).toBeCloseTo(distanceOfPolygons(baseOf(value), wood), 9);
      }),
    );
  });
});
