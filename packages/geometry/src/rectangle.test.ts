import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { boxAround } from './box.ts';
import { distanceOfRectangles } from './distance.ts';
import { doRectanglesOverlap } from './overlap.ts';
import { normalDegrees, placementOf, poseOf, rotateGroup, rotatePlacement, shiftPlacement } from './placement.ts';
import { distanceOfPoints, headingTo, rotatePoint } from './point.ts';
import { isInside } from './polygon.ts';
import { centerOf, cornersOf, rectangleFromCenter, rectangleFromFront } from './rectangle.ts';
import { someBase, somePlacement, somePoint } from './testing/index.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const HAIR = 1e-6;
const degrees = fc.double({ min: -720, max: 720, noNaN: true });

describe('a base is measured from the middle of its front edge', () => {
  test('looking at blue’s edge, front left is at the left and the rear behind', () => {
    const base = rectangleFromFront({ x: 10, y: 5, degrees: 0 }, 2, 0.75);
    expect(base).toEqual({
      frontLeft: { x: 9, y: 5 },
      frontRight: { x: 11, y: 5 },
      rearRight: { x: 11, y: 4.25 },
      rearLeft: { x: 9, y: 4.25 },
    });
  });

  test('a heading of 90 degrees looks to red’s right', () => {
    const { frontLeft, rearRight } = rectangleFromFront({ x: 10, y: 5, degrees: 90 }, 2, 1);
    expect(frontLeft.x).toBeCloseTo(10);
    expect(frontLeft.y).toBeCloseTo(6);
    expect(rearRight.x).toBeCloseTo(9);
    expect(rearRight.y).toBeCloseTo(4);
  });

  test('terrain is measured from its centre', () => {
    expect(centerOf(rectangleFromCenter({ x: 3, y: 4, degrees: 33 }, 6, 4)).x).toBeCloseTo(3);
    expect(rectangleFromCenter({ x: 3, y: 4, degrees: 0 }, 6, 4).frontRight).toEqual({ x: 6, y: 6 });
  });

  test('its middle is inside, a point past a corner is not', () => {
    fc.assert(
      fc.property(seed, (value) => {
        const base = someBase(value);
        const beyond = {
          x: 2 * base.frontLeft.x - base.rearRight.x,
          y: 2 * base.frontLeft.y - base.rearRight.y,
        };
        expect(isInside(cornersOf(base), centerOf(base))).toBe(true);
        expect(isInside(cornersOf(base), beyond)).toBe(false);
      }),
    );
  });
});

describe('the distance of two bases', () => {
  test('side by side they touch, one MU apart they are 1 MU apart', () => {
    const base = rectangleFromFront({ x: 10, y: 5, degrees: 0 }, 2, 1);
    expect(distanceOfRectangles(base, rectangleFromFront({ x: 12, y: 5, degrees: 0 }, 2, 1))).toBe(0);
    expect(distanceOfRectangles(base, rectangleFromFront({ x: 13, y: 5, degrees: 0 }, 2, 1))).toBeCloseTo(1);
    expect(distanceOfRectangles(base, rectangleFromFront({ x: 15, y: 9, degrees: 0 }, 2, 1))).toBeCloseTo(
      Math.hypot(3, 3),
    );
  });

  test('a cross of two bases has no corner inside the other, and distance 0 all the same', () => {
    const across = rectangleFromCenter({ x: 0, y: 0, degrees: 0 }, 4, 0.5);
    const along = rectangleFromCenter({ x: 0, y: 0, degrees: 90 }, 4, 0.5);
    expect(distanceOfRectangles(across, along)).toBe(0);
    expect(doRectanglesOverlap(across, along)).toBe(true);
  });

  test('is the same from either side', () => {
    fc.assert(
      fc.property(seed, seed, (a, b) => {
        expect(distanceOfRectangles(someBase(a), someBase(b))).toBeCloseTo(
          distanceOfRectangles(someBase(b), someBase(a)),
          9,
        );
      }),
    );
  });

  test('is 0 where they overlap, and more where they are apart', () => {
    fc.assert(
      fc.property(seed, seed, (a, b) => {
        // Bases that overlap even when shrunk by a hair have no gap; those with no gap touch at least when grown by a hair.
        const [one, other] = [someBase(a), someBase(b)];
        const isApart = distanceOfRectangles(one, other) > 0;
        expect(isApart && doRectanglesOverlap(one, other, HAIR)).toBe(false);
        expect(isApart || doRectanglesOverlap(one, other, -HAIR)).toBe(true);
      }),
    );
  });

  test('after a step toward each other of just that length they touch', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), degrees, (gap, heading) => {
        const at = { x: 0, y: 0, degrees: normalDegrees(heading) };
        const front = rectangleFromFront(at, 2, 1);
        const ahead = rotatePlacement({ x: 0, y: 1 + gap, degrees: 0 }, { x: 0, y: 0 }, heading);
        expect(distanceOfRectangles(front, rectangleFromFront(ahead, 2, 1))).toBeCloseTo(gap, 6);
      }),
    );
  });

  test('two neighbours in a line do not overlap', () => {
    fc.assert(
      fc.property(degrees, (heading) => {
        const left = rotatePlacement({ x: 0, y: 0, degrees: 0 }, { x: 5, y: 5 }, heading);
        const right = rotatePlacement({ x: 2, y: 0, degrees: 0 }, { x: 5, y: 5 }, heading);
        expect(doRectanglesOverlap(rectangleFromFront(left, 2, 1), rectangleFromFront(right, 2, 1))).toBe(false);
      }),
    );
  });
});

describe('turning', () => {
  test('keeps every distance within a group', () => {
    fc.assert(
      fc.property(seed, seed, degrees, (a, b, turn) => {
        const pivot = somePoint(a + b);
        const group = new Map([
          ['a', somePlacement(a)],
          ['b', somePlacement(b)],
        ]);
        const turned = rotateGroup(group, pivot, turn);
        const before = distanceOfPoints(somePlacement(a), somePlacement(b));
        expect(distanceOfPoints(turned.get('a') ?? pivot, turned.get('b') ?? pivot)).toBeCloseTo(before, 6);
      }),
    );
  });

  test('there and back again ends where it began', () => {
    fc.assert(
      fc.property(seed, seed, degrees, (a, b, turn) => {
        const start = somePlacement(a);
        const back = rotatePlacement(rotatePlacement(start, somePoint(b), turn), somePoint(b), -turn);
        expect(distanceOfPoints(start, back)).toBeLessThan(1e-6);
        expect(Math.cos(((back.degrees - start.degrees) * Math.PI) / 180)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('clockwise: what was ahead is then at the right', () => {
    const turned = rotatePoint({ x: 0, y: 1 }, { x: 0, y: 0 }, 90);
    expect(turned.x).toBeCloseTo(1);
    expect(turned.y).toBeCloseTo(0);
    expect(headingTo({ x: 0, y: 0 }, { x: 1, y: 0 })).toBeCloseTo(90);
  });
});

describe('stored poses', () => {
  test('come back unchanged', () => {
    const pose = fc.tuple(
      fc.integer({ min: -5000, max: 95000 }),
      fc.integer({ min: -5000, max: 41000 }),
      fc.integer({ min: 0, max: 35999 }),
    );
    fc.assert(
      fc.property(pose, (stored) => {
        expect(poseOf(placementOf(stored))).toEqual(stored);
      }),
    );
  });

  test('a heading a hair below a full turn is stored as none', () => {
    expect(poseOf({ x: 0, y: 0, degrees: 359.999 })[2]).toBe(0);
    expect(normalDegrees(-1e-20)).toBe(0);
  });

  test('shifting moves without turning', () => {
    expect(shiftPlacement({ x: 1, y: 2, degrees: 30 }, 3, 4)).toEqual({ x: 4, y: 6, degrees: 30 });
  });
});

test('the box round no points is no box', () => {
  expect(boxAround([])).toBeUndefined();
  expect(
    boxAround([
      { x: 1, y: 5 },
      { x: 3, y: 2 },
    ]),
  ).toEqual({ x: 1, y: 2, width: 2, depth: 3 });
});
