import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShelfPacker } from './shelf-packer.ts';

const SIDE = 128;
const length = fc.integer({ min: 1, max: SIDE - 2 });

test('no picture of a page lies on another or over its border', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(length, length), { maxLength: 60 }), (sizes) => {
      const packer = new ShelfPacker(SIDE);
      const laid = sizes.map(([width, height]) => {
        const place = packer.place(width, height);
        if (!place) throw new Error('It would have fitted.');
        return { ...place, right: place.left + width, bottom: place.top + height };
      });
      for (const [index, a] of laid.entries()) {
        expect(Math.max(a.right, a.bottom)).toBeLessThanOrEqual(SIDE);
        for (const b of laid.slice(0, index)) {
          const isApart =
            a.page !== b.page || a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

test('what is larger than a page gets no place', () => {
  expect(new ShelfPacker(SIDE).place(SIDE, 10)).toBeUndefined();
});
