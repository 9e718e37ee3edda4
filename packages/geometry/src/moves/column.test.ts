import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { columnOf } from '../groups/chains-of.ts';
import { bodyAt, bodyOf } from '../body.ts';
import { distanceOfPoints } from '../point.ts';
import { columnAt } from '../testing/index.ts';
import { followHinges, hingeAt, hingeOf, kinkGap, storedHinge } from './column.ts';
import { pushBack } from './push-back.ts';

const angle = fc.double({ min: 1, max: 90, noNaN: true });
const side = fc.constantFrom('left', 'right');
const column = (count: number, depth = 1) =>
  columnAt('m', 'red', { x: 40, y: 15, degrees: 0 }, count, depth).map(bodyOf);
const marched = (count: number, turn: 'left' | 'right', degrees: number, distance: number, depth = 1) => {
  const bodies = column(count, depth);
  const hinge = hingeAt(bodies[0]!.at, 2, turn, degrees);
  return bodies.map((body) => ({ body, ...followHinges(body.at, 2, [hinge], distance) }));
};

describe('a column that turns', () => {
  test('is straight again when it has marched past its hinge', () => {
    fc.assert(
      fc.property(side, angle, fc.integer({ min: 2, max: 6 }), (turn, degrees, count) => {
        const after = marched(count, turn, degrees, count + 1);
        expect(after.every((member) => member.ahead.length === 0)).toBe(true);
        expect(columnOf(after.map(({ body, to }) => bodyAt(body, to)))?.map((body) => body.id)).toEqual(
          column(count).map((body) => body.id),
        );
      }),
    );
  });

  test('is kinked until its last has passed, and those who have not keep their heading', () => {
    const after = marched(3, 'right', 30, 1.5);
    expect(after.map((member) => member.to.degrees)).toEqual([30, 30, 0]);
    expect(after.map((member) => member.ahead.length)).toEqual([0, 0, 1]);
  });

  test.each([
    [15, 0.26],
    [45, 0.77],
  ])('by %i degrees parts inner corners by %f MU at a depth of 1', (degrees, gap) => {
    const [lead, next] = marched(2, 'left', degrees, 0);
    const rear = bodyAt(lead!.body, lead!.to).rectangle.rearLeft;
    expect(distanceOfPoints(rear, bodyAt(next!.body, next!.to).rectangle.frontLeft)).toBeCloseTo(gap, 2);
    expect(kinkGap(1, degrees)).toBeCloseTo(gap, 2);
  });

  test('comes to the same place in two marches as in one, from stored hinges', () => {
    fc.assert(
      fc.property(side, angle, fc.double({ min: 0, max: 3, noNaN: true }), (turn, degrees, first) => {
        for (const { body, to, ahead } of marched(3, turn, degrees, first)) {
          const later = followHinges(to, 2, ahead.map(storedHinge).map(hingeOf), 4 - first);
          const once = marched(3, turn, degrees, 4).find((member) => member.body.id === body.id);
          expect(distanceOfPoints(later.to, once!.to)).toBeLessThan(0.002);
        }
      }),
    );
  });
});

describe('a column that is pushed back', () => {
  test('gives way as far as asked, and restacks behind its first', () => {
    const places = pushBack(column(3, 0.75), 1.5);
    expect([...places.values()].map((at) => at.y)).toEqual([13.5, 12.75, 12]);
  });
});
