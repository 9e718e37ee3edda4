import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FULL_TURN, isSamePose, normalHeading, poseFrom } from './pose.ts';

it.each([
  [
    [1.5, 2, 90],
    [1500, 2000, 9000],
  ],
  [
    [0, 0, -90],
    [0, 0, 27000],
  ],
  [
    [0, 0, 360],
    [0, 0, 0],
  ],
  [
    [0, 0, 359.999],
    [0, 0, 0],
  ],
  [
    [0.0004, 0, 0],
    [0, 0, 0],
  ],
] as const)('%j in MU and degrees is %j on the table', ([x, y, degrees], pose) => {
  expect(isSamePose(poseFrom(x, y, degrees), pose)).toBe(true);
});

it('every heading comes into one full turn, and stays the same direction', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (heading) => {
      const normal = normalHeading(heading);
      expect(normal >= 0 && normal < FULL_TURN).toBe(true);
      expect(Math.abs((normal - heading) % FULL_TURN)).toBe(0);
    }),
  );
});

it('a piece that is nowhere is where another is that is nowhere', () => {
  expect(isSamePose(undefined, undefined)).toBe(true);
  expect(isSamePose([1, 2, 3], undefined)).toBe(false);
  expect(isSamePose([1, 2, 3], [1, 2, 4])).toBe(false);
});
