import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { strokeAt, type Stroke } from '../moves/stroke.ts';
import { boxAround, cornersOfBox } from '../box.ts';
import { outlineOf, placed } from '../outline.ts';
import { distanceToPolygon, isInside } from '../polygon.ts';
import { cornersOf, rectangleFromFront } from '../rectangle.ts';
import { somePlacement, somePoint } from '../testing/index.ts';
import { firstTouch } from './first-touch.ts';
import { hullOf } from './hull.ts';
import { meetingPoint } from './meeting-point.ts';
import { sweptArea } from './swept-area.ts';

const size = { width: 2, depth: 1 };
const seed = fc.integer({ min: 0, max: 100_000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const at = { x: 10, y: 10, degrees: 0 };
const wood = cornersOfBox({ x: 9, y: 13, width: 4, depth: 4 });
const stroke = fc.oneof(
  fc.record({
    kind: fc.constant('shift' as const),
    dx: fc.integer({ min: -4, max: 4 }),
    dy: fc.integer({ min: -4, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('turn' as const),
    degrees: fc.integer({ min: -90, max: 90 }),
    pivot: seed.map(somePoint),
  }),
);

describe('the swept area', () => {
  test('is one shape for a straight move and slices of at most 2 degrees for a turn', () => {
    expect(sweptArea(at, size, { kind: 'shift', dx: 0, dy: 3 })).toHaveLength(1);
    expect(sweptArea(at, size, { kind: 'turn', pivot: { x: 9, y: 10 }, degrees: -15 })).toHaveLength(8);
    expect(boxAround(sweptArea(at, size, { kind: 'shift', dx: 0, dy: 3 })[0]!)).toEqual({
      x: 9,
      y: 9,
      width: 2,
      depth: 4,
    });
  });

  test('covers the base wherever it is on its way', () => {
    fc.assert(
      fc.property(seed, stroke, part, (value, move: Stroke, when) => {
        const start = somePlacement(value);
        const area = sweptArea(start, size, move);
        const there = strokeAt(start, move, when);
        for (const corner of cornersOf(rectangleFromFront(there, 2, 1))) {
          // The bulge of a 2 degree arc is 0.15 thousandths of its radius, here up to 100 MU.
          expect(Math.min(...area.map((shape) => distanceToPolygon(corner, shape)))).toBeLessThan(0.016);
        }
      }),
    );
  });

  test('a hull leaves out what is inside', () => {
    const square = cornersOfBox({ x: 0, y: 0, width: 4, depth: 4 });
    expect(hullOf([...square, { x: 2, y: 2 }, { x: 2, y: 0 }])).toHaveLength(4);
  });
});

describe('where a move first is in terrain', () => {
  test('straight ahead, it says how far along and at which point', () => {
    const touch = firstTouch(at, size, { kind: 'shift', dx: 0, dy: 4 }, wood);
    expect(touch?.part).toBeCloseTo(0.755, 9);
    expect(touch?.point.y).toBeCloseTo(13);
  });

  test('a move that ends before it, or only brushes past, is not in it', () => {
    expect(firstTouch(at, size, { kind: 'shift', dx: 0, dy: 2.9 }, wood)).toBeUndefined();
    expect(firstTouch({ ...at, x: 8 }, size, { kind: 'shift', dx: 0, dy: 8 }, wood)).toBeUndefined();
  });

  test('a small piece between the corners is met as well', () => {
    const rock = cornersOfBox({ x: 10.2, y: 12, width: 0.3, depth: 0.3 });
    expect(firstTouch(at, size, { kind: 'shift', dx: 0, dy: 4 }, rock)?.part).toBeCloseTo(0.505, 9);
  });

  test('one that begins in it is in it at once', () => {
    expect(firstTouch({ ...at, y: 15 }, size, { kind: 'shift', dx: 0, dy: 4 }, wood)?.part).toBe(0);
  });

  test('a wheel may swing a corner through what neither its start nor its end is in', () => {
    const turn = { kind: 'turn', pivot: { x: 9, y: 10 }, degrees: -90 } as const;
    const rock = cornersOfBox({ x: 10.2, y: 11.2, width: 0.3, depth: 0.3 });
    const touch = firstTouch(at, size, turn, rock);
    expect(touch?.part).toBeGreaterThan(0);
    expect(touch?.part).toBeLessThan(1);
    for (const end of [at, strokeAt(at, turn)]) {
      expect(meetingPoint(cornersOf(rectangleFromFront(end, 2, 1)), rock)).toBeUndefined();
    }
  });

  test('at the moment that it names the base touches the piece, and before it does not', () => {
    fc.assert(
      fc.property(seed, stroke, (value, move: Stroke) => {
        const start = { ...somePlacement(value), x: 10 };
        const piece = placed(outlineOf('blob', 6, 4, value), { x: 13, y: 16, degrees: value });
        const touch = firstTouch(start, size, move, piece);
        if (!touch || touch.part === 0) return;
        const shape = (when: number) => cornersOf(rectangleFromFront(strokeAt(start, move, when), 2, 1));
        expect(distanceToPolygon(touch.point, piece)).toBeLessThan(0.01);
        expect(meetingPoint(shape(touch.part), piece)).toBeDefined();
        const inner = cornersOf(rectangleFromFront(strokeAt(start, move, touch.part * 0.5), 1.9, 0.9));
        expect(inner.some((corner) => isInside(piece, corner))).toBe(false);
      }),
    );
  });
});
