import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyAt } from '../body.ts';
import { isOffBoard } from '../off-board.ts';
import { penetrationOf } from '../penetration.ts';
import { placementOf, poseOf } from '../placement.ts';
import { BOARD, lineAt, standAt, worldWith } from '../testing/index.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import { conforms } from './conform.ts';
import { contractionOf } from './contraction.ts';

const groupOf = (world: ReturnType<typeof worldWith>) => world.bodies.filter((body) => body.side === 'red');
const asTheyStand = (world: ReturnType<typeof worldWith>) =>
  Object.fromEntries(groupOf(world).map((body) => [body.id, poseOf(body.at)]));
const contracted = (world: ReturnType<typeof worldWith>) => contractionOf(groupOf(world), world, asTheyStand(world));

describe('a line of which a part would be off the board', () => {
  test('takes its last stand behind the one beside it', () => {
    const world = worldWith(lineAt('m', 'red', { x: 88, y: 15, degrees: 0 }, 3));
    expect(contracted(world)).toEqual({ m00: [86_000, 15_000, 0], m01: [88_000, 15_000, 0], m02: [88_000, 14_000, 0] });
  });

  test('of two, the second goes behind the next file', () => {
    const world = worldWith(lineAt('m', 'red', { x: 1, y: 15, degrees: 0 }, 4));
    expect(contracted(world)).toMatchObject({ m00: [4000, 14_000, 0], m01: [2000, 14_000, 0], m02: [2000, 15_000, 0] });
  });

  test('not into a friend who stands there already: then behind the next', () => {
    const friend = standAt('f', 'blue', { x: 88, y: 14, degrees: 0 });
    const world = worldWith([...lineAt('m', 'red', { x: 88, y: 15, degrees: 0 }, 3), friend]);
    expect(contracted(world)?.['m02']).toEqual([86_000, 14_000, 0]);
  });

  test('is left alone where all are on the board, or none, or no room is behind', () => {
    expect(contracted(worldWith(lineAt('m', 'red', { x: 80, y: 15, degrees: 0 }, 3)))).toBeUndefined();
    expect(contracted(worldWith(lineAt('m', 'red', { x: 120, y: 15, degrees: 0 }, 3)))).toBeUndefined();
    expect(contracted(worldWith(lineAt('m', 'red', { x: 88, y: 1, degrees: 0 }, 3)))).toBeUndefined();
  });

  test('ends on the board, and nobody in another', () => {
    fc.assert(
      fc.property(fc.integer({ min: -6000, max: 96_000 }), fc.integer({ min: 0, max: 35_999 }), (x, heading) => {
        const line = lineAt('m', 'red', { x: x / 1000, y: 18, degrees: heading / 100 }, 5, 1.5);
        const world = worldWith([...line, standAt('f', 'blue', { x: 86, y: 17, degrees: 33 })]);
        const poses = contracted(world);
        if (!poses) return;
        const there = groupOf(world).map((body) => bodyAt(body, placementOf(poses[body.id]!)));
        expect(there.some((body) => isOffBoard(body, BOARD))).toBe(false);
        for (const [index, body] of there.entries()) {
          for (const other of there.slice(index + 1)) {
            expect(penetrationOf(body.corners, other.corners)).toBeLessThanOrEqual(CONTACT_TOLERANCE);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('squaring up at the border', () => {
  test('keeps the line on the board, and says who goes behind', () => {
    const enemy = standAt('e', 'blue', { x: 85, y: 20, degrees: 180 });
    const line = lineAt('m', 'red', { x: 86.4, y: 20, degrees: 0 }, 3);
    const world = worldWith([...line, enemy]);
    const [proposal] = conforms(groupOf(world), world, 1);
    expect([proposal?.relation, proposal?.behind]).toEqual(['front-to-front', undefined]);
    const tight = worldWith([
      ...lineAt('m', 'red', { x: 86.6, y: 20, degrees: 0 }, 3),
      standAt('e', 'blue', { x: 85.2, y: 20, degrees: 180 }),
    ]);
    expect(conforms(groupOf(tight), tight, 1)[0]).toMatchObject({
      relation: 'front-to-front',
      mover: 'm00',
      behind: ['m02'],
      poses: { m00: [85_200, 20_000, 0], m01: [87_200, 20_000, 0], m02: [87_200, 19_000, 0] },
    });
  });
});
