import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { boxAround } from './box.ts';
import { outlineKinds, outlineOf, placed } from './outline.ts';
import { distanceOfPoints } from './point.ts';
import { distanceToPolygon, edgesOf, isInside } from './polygon.ts';

const size = fc.double({ min: 0.5, max: 40, noNaN: true });
const variant = fc.integer({ min: 0, max: 100_000 });
const kind = fc.constantFrom(...outlineKinds);

describe('terrain outlines', () => {
  test('the same kind, size and variant always give the same shape', () => {
    fc.assert(
      fc.property(kind, size, size, variant, (...args) => {
        expect(outlineOf(...args)).toEqual(outlineOf(...args));
      }),
    );
  });

  test('another variant gives another wood', () => {
    expect(outlineOf('blob', 8, 6, 1)).not.toEqual(outlineOf('blob', 8, 6, 2));
  });

  test('no piece is larger than its size says', () => {
    fc.assert(
      fc.property(kind, size, size, variant, (...args) => {
        for (const { x, y } of outlineOf(...args)) {
          expect(Math.abs(x)).toBeLessThanOrEqual(args[1] / 2 + 1e-9);
          expect(Math.abs(y)).toBeLessThanOrEqual(args[2] / 2 + 1e-9);
        }
      }),
    );
  });

  test('woods, fields and coasts fill their size exactly', () => {
    fc.assert(
      fc.property(fc.constantFrom('blob', 'block', 'edge', 'box'), size, size, variant, (...args) => {
        const box = boxAround(outlineOf(...args));
        expect(box?.width).toBeCloseTo(args[1], 6);
        expect(box?.depth).toBeCloseTo(args[2], 6);
      }),
    );
  });

  test('the middle of a piece is inside it, so that a click there finds it', () => {
    fc.assert(
      fc.property(fc.constantFrom('blob', 'block', 'box'), size, size, variant, (...args) => {
        expect(isInside(outlineOf(...args), { x: 0, y: 0 })).toBe(true);
      }),
    );
  });

  test('a stream runs along its longer side, whichever that is', () => {
    const across = boxAround(outlineOf('ribbon', 32, 2, 5));
    const upright = boxAround(outlineOf('ribbon', 2, 32, 5));
    expect(across?.width).toBeCloseTo(32);
    expect(upright?.depth).toBeCloseTo(32);
  });

  test('a coast is straight at its rear, where the table ends', () => {
    const rear = outlineOf('edge', 32, 3, 9).filter((point) => point.y === -1.5);
    expect(rear.map((point) => point.x)).toEqual([-16, 16]);
  });

  test('resizing stretches the shape and does not draw another', () => {
    const small = outlineOf('blob', 4, 4, 3);
    const large = outlineOf('blob', 8, 4, 3);
    small.forEach((point, index) => expect(large[index]?.x).toBeCloseTo(point.x * 2));
  });

  test('placing turns and shifts without bending', () => {
    const outline = outlineOf('blob', 8, 6, 4);
    const there = placed(outline, { x: 30, y: 12, degrees: 77 });
    edgesOf(outline).forEach(([a, b], index) => {
      const [c, d] = edgesOf(there)[index] ?? [a, b];
      expect(distanceOfPoints(c, d)).toBeCloseTo(distanceOfPoints(a, b), 9);
    });
    expect(distanceToPolygon({ x: 30, y: 12 }, there)).toBe(0);
  });
});
