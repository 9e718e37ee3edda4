import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyAt } from '../body.ts';
import { placementOf } from '../placement.ts';
import { lineAt, mirroredWorld, standAt, worldWith } from '../testing/index.ts';
import type { TableEdge } from '../world.ts';
import { snap, snapCandidates } from './snap.ts';

// Walking along it from red's right to red's left, blue's base edge and the land are at the right.
const coast: TableEdge = { id: 'coast', kind: 'coast', from: { x: 60, y: 5 }, to: { x: 20, y: 5 } };
const road: TableEdge = { id: 'road', kind: 'road', from: { x: 30, y: 20 }, to: { x: 50, y: 20 } };
const groupOf = (world: ReturnType<typeof worldWith>) => world.bodies.filter((body) => body.id.startsWith('m'));
const snapped = (x: number, y: number, degrees: number, edges: readonly TableEdge[]) => {
  const world = worldWith([standAt('m', 'red', { x, y, degrees })], { edges });
  return snap(groupOf(world), world);
};

describe('a stand is pulled along a straight edge', () => {
  test('its rear on the coast, looking inland, and slid nowhere along it', () => {
    expect(snapped(33.3, 6.1, 3, [coast])).toMatchObject({
      relation: 'coast-edge',
      target: 'coast',
      poses: { m: [33_300, 6000, 0] },
    });
    expect(snapped(33.3, 4.9, 180, [coast])).toBeUndefined();
  });

  test('more gladly where it already stands in the water', () => {
    expect(snapped(33.3, 5.5, 0, [coast])?.poses['m']).toEqual([33_300, 6000, 0]);
    expect(snapped(33.3, 6.5, 0, [coast])).toBeUndefined();
  });

  test('one flank on the side of a road, heading along it either way', () => {
    expect(snapped(40, 21.1, 88, [road])).toMatchObject({
      relation: 'road-edge',
      poses: { m: [40_000, 21_000, 9000] },
    });
    expect(snapped(40, 18.9, 272, [road])).toMatchObject({ poses: { m: [40_000, 19_000, 27_000] } });
  });

  test('not where the edge ends, nor when it stands across the road', () => {
    expect(snapped(52, 21, 90, [road])).toBeUndefined();
    expect(snapped(40, 20.5, 0, [road])).toBeUndefined();
    expect(snapped(62, 6.1, 0, [coast])).toBeUndefined();
  });

  test('an enemy’s front comes before the road', () => {
    const enemy = standAt('e', 'blue', { x: 42.1, y: 21, degrees: 270 });
    const world = worldWith([standAt('m', 'red', { x: 42, y: 21, degrees: 90 }), enemy], { edges: [road] });
    expect(snap(groupOf(world), world)?.relation).toBe('front-to-front');
  });

  test('twice is once, and in a mirror the mirror', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 28_000, max: 52_000 }),
        fc.integer({ min: 4000, max: 22_000 }),
        fc.integer({ min: 0, max: 35_999 }),
        (x, y, heading) => {
          const line = lineAt('m', 'red', placementOf([x, y, heading]), 2);
          const world = worldWith(line, { edges: [coast, road] });
          const found = snap(groupOf(world), world);
          const mirror = mirroredWorld(world);
          const there = snapCandidates(groupOf(mirror), mirror);
          const here = snapCandidates(groupOf(world), world);
          expect(there.map(({ priority }) => priority)).toEqual(here.map(({ priority }) => priority));
          there.forEach(({ shift }, index) => expect(shift).toBeCloseTo(here[index]!.shift, 6));
          if (!found) return;
          const after = groupOf(world).map((body) => bodyAt(body, placementOf(found.poses[body.id]!)));
          expect(snap(after, world)?.poses).toEqual(found.poses);
        },
      ),
      { numRuns: 200 },
    );
  });
});
