import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyOf } from '../body.ts';
import { boxAround } from '../box.ts';
import { distanceOfPoints } from '../point.ts';
import { distanceToBorder, distanceToPolygon, isInside } from '../polygon.ts';
import { cornersOf } from '../rectangle.ts';
import { someBase, standAt } from '../testing/index.ts';
import { isWithinRange, rangeOutline } from './command-range.ts';
import { fireDistance, isInFireArc } from './fire-arc.ts';
import { fireOutline } from './fire-outline.ts';
import { isInZone, zoneOfControl, zoneSides, zonesOf } from './zone-of-control.ts';

const shooter = bodyOf(standAt('s', 'red', { x: 10, y: 10, degrees: 0 }, 1.5));
const target = (x: number, y: number, degrees = 180) => bodyOf(standAt('t', 'blue', { x, y, degrees }, 1));
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('the zone of control', () => {
  test('is as wide as the front and as deep as asked', () => {
    expect(boxAround(zoneOfControl(shooter, 2))).toEqual({ x: 9, y: 10, width: 2, depth: 2 });
    expect(zoneOfControl(shooter, 2).slice(0, 2)).toEqual([shooter.rectangle.frontLeft, shooter.rectangle.frontRight]);
  });

  test('of a wagon lies at all four sides, outside of it', () => {
    const boxes = zoneSides.map((side) => boxAround(zoneOfControl(shooter, 2, side)));
    expect(boxes).toEqual([
      { x: 9, y: 10, width: 2, depth: 2 },
      { x: 11, y: 8.5, width: 2, depth: 1.5 },
      { x: 9, y: 6.5, width: 2, depth: 2 },
      { x: 7, y: 8.5, width: 2, depth: 1.5 },
    ]);
  });

  test('are as many as the sides asked for, the front alone where none is', () => {
    expect(zonesOf(shooter, 2)).toEqual([zoneOfControl(shooter, 2)]);
    expect(zonesOf(shooter, 2, zoneSides)).toEqual(zoneSides.map((side) => zoneOfControl(shooter, 2, side)));
  });

  test('holds who is in it by more than a touch', () => {
    expect(isInZone(target(10, 11.5), zoneOfControl(shooter, 2))).toBe(true);
    expect(isInZone(target(10, 12), zoneOfControl(shooter, 2))).toBe(false);
    expect(isInZone(target(12, 11), zoneOfControl(shooter, 2))).toBe(false);
  });
});

describe('command range', () => {
  test('is measured edge to edge, and at the range is within it', () => {
    expect(isWithinRange(shooter.rectangle, target(20, 10, 0).rectangle, 8)).toBe(true);
    expect(isWithinRange(shooter.rectangle, target(20.01, 10, 0).rectangle, 8)).toBe(false);
  });

  test('is drawn where it is measured', () => {
    fc.assert(
      fc.property(seed, fc.double({ min: 0.5, max: 16, noNaN: true }), (value, range) => {
        const base = someBase(value);
        for (const point of rangeOutline(base, range)) {
          expect(distanceToPolygon(point, cornersOf(base))).toBeCloseTo(range, 6);
        }
      }),
    );
  });
});

describe('a fire arc', () => {
  const reach = { range: 3, widening: 2 };

  test('holds what is straight ahead at the range, and not what is behind', () => {
    expect(isInFireArc(shooter, target(10, 13).corners, reach)).toBe(true);
    expect(isInFireArc(shooter, target(10, 13.01).corners, reach)).toBe(false);
    expect(isInFireArc(shooter, target(10, 5, 0).corners, reach)).toBe(false);
  });

  test('reaches past its flanks by the widening and no more', () => {
    expect(isInFireArc(shooter, target(13.9, 11).corners, reach)).toBe(true);
    expect(isInFireArc(shooter, target(14.1, 11).corners, reach)).toBe(false);
  });

  test('measures only the part of a target that it may hit', () => {
    // A long way to the right and level with the front: its near edge is beside, and what is ahead of the front counts.
    expect(fireDistance(shooter, target(12.5, 12, 180).corners, 2)).toBeCloseTo(Math.hypot(0.5, 2), 9);
    expect(fireDistance(shooter, target(20, 12, 180).corners, 2)).toBe(Number.POSITIVE_INFINITY);
  });

  test('counts a target that covers the whole front as touched', () => {
    expect(fireDistance(shooter, target(10, 10, 180).corners, 2)).toBeCloseTo(0, 9);
  });

  test('is drawn no further than it reaches', () => {
    const outline = fireOutline(shooter, reach);
    expect(boxAround(outline)).toMatchObject({ x: 7, y: 10, width: 6, depth: 3 });
    const right = { x: 11, y: 10 };
    for (const point of outline.filter(({ x, y }) => x > 11 && y > 10)) {
      expect(distanceOfPoints(point, right)).toBeCloseTo(3, 9);
    }
  });
});

describe('fire all round', () => {
  const wagon = bodyOf(standAt('w', 'red', { x: 10, y: 10, degrees: 0 }, 2));
  const round = { range: 3, widening: 2, sides: zoneSides };
  const heading = fc.double({ min: 0, max: 359.99, noNaN: true });

  test('reaches what is behind and beside', () => {
    expect(isInFireArc(wagon, target(10, 5, 0).corners, round)).toBe(true);
    expect(isInFireArc(wagon, target(10, 4.99, 0).corners, round)).toBe(false);
    expect(isInFireArc(wagon, target(14, 9, 270).corners, round)).toBe(true);
    expect(isInFireArc(wagon, target(14, 9, 270).corners, { ...round, sides: ['front', 'rear'] })).toBe(false);
  });

  test('is the nearest of its sides, and a turned wagon shoots from the next one', () => {
    fc.assert(
      fc.property(seed, (value) => {
        const other = cornersOf(someBase(value)).map(({ x, y }) => ({ x: x + 8, y: y + 6 }));
        const each = zoneSides.map((side) => fireDistance(wagon, other, 2, [side]));
        expect(fireDistance(wagon, other, 2, zoneSides)).toBe(Math.min(...each));
        const turned = bodyOf(standAt('w', 'red', { x: 11, y: 9, degrees: 90 }, 2));
        expect(fireDistance(turned, other, 2, ['left'])).toBeCloseTo(each[0]!, 6);
      }),
    );
  });

  test('is drawn round the whole wagon, each corner within the range and none of it inside', () => {
    const outline = fireOutline(wagon, round);
    expect(boxAround(outline)).toMatchObject({ x: 6, y: 5, width: 8, depth: 8 });
    for (const point of outline) {
      expect(distanceToPolygon(point, wagon.corners)).toBeLessThan(3 + 1e-9);
      expect(distanceToPolygon(point, wagon.corners)).toBeGreaterThan(2.8);
    }
  });

  test('is drawn just where a point may be shot at', () => {
    fc.assert(
      fc.property(seed, heading, fc.subarray([...zoneSides], { minLength: 1 }), (value, degrees, sides) => {
        const shooting = bodyOf(standAt('w', 'red', { x: 10, y: 10, degrees }, 1));
        const reach = { range: 3, widening: 2, sides };
        const outline = fireOutline(shooting, reach, 48);
        const { x, y } = someBase(value).frontLeft;
        const point = { x: x + 7, y: y + 7 };
        // Not on the wagon itself, and not so near the border that the arcs' corners matter.
        if (distanceToPolygon(point, shooting.corners) < 0.01 || distanceToBorder(point, outline) < 0.01) return;
        const speck = [point, { x: point.x + 1e-6, y: point.y }, { x: point.x, y: point.y + 1e-6 }];
        expect(isInFireArc(shooting, speck, reach)).toBe(isInside(outline, point));
      }),
      { numRuns: 400 },
    );
  });
});
