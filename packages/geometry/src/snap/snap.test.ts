import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyAt, bodyOf, type TableStand } from '../body.ts';
import { penetrationOf } from '../penetration.ts';
import { placementOf } from '../placement.ts';
import { rectangleFromCenter } from '../rectangle.ts';
import { seededRandom } from '../seeded-random.ts';
import { BOARD, lineAt, standAt, worldWith } from '../testing/index.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';
import { relationBetween } from './relation-between.ts';
import { snap, snapCandidates, type SnapCandidate } from './snap.ts';

const enemy = standAt('e', 'blue', { x: 40, y: 20, degrees: 180 }, 1);
const groupOf = (world: World) => world.bodies.filter((body) => body.id.startsWith('m'));
const snapped = (mover: TableStand, ...others: TableStand[]): SnapCandidate | undefined => {
  const world = worldWith([mover, ...others]);
  return snap(groupOf(world), world);
};
const m = (x: number, y: number, degrees: number) => standAt('m', 'red', { x, y, degrees }, 1);

describe('a stand near a contact is pulled into it', () => {
  // The enemy looks down at y = 20; its left is at x = 41, its rear at y = 21.
  test.each([
    ['front-to-front', m(40.1, 19.9, 3), [40000, 20000, 0]],
    ['left-flank', m(41.1, 20.9, 271), [41000, 21000, 27000]],
    ['right-flank', m(38.9, 20.9, 89), [39000, 21000, 9000]],
    ['rear', m(40.1, 21.1, 181), [40000, 21000, 18000]],
    ['overlap-at-left', m(42.1, 19.9, 2), [42000, 20000, 0]],
    ['overlap-at-right', m(37.9, 19.9, 358), [38000, 20000, 0]],
  ] as const)('%s', (relation, mover, pose) => {
    const found = snapped(mover, enemy);
    expect(found?.relation).toBe(relation);
    expect(found?.poses['m']).toEqual(pose);
  });

  test.each([
    // A friend who looks down the board has its left at the larger x.
    ['beside-at-left', m(42.1, 20.1, 181), [42000, 20000, 18000]],
    ['beside-at-right', m(37.9, 20.1, 181), [38000, 20000, 18000]],
    ['behind', m(40.1, 21.1, 179), [40000, 21000, 18000]],
    ['in-front', m(40.1, 18.9, 179), [40000, 19000, 18000]],
  ] as const)('beside, behind or before a friend: %s', (relation, mover, pose) => {
    const found = snapped(mover, { ...enemy, side: 'red' });
    expect([found?.relation, found?.poses['m']]).toEqual([relation, pose]);
  });

  test('of two contacts the enemy’s front comes before a friend’s side, though it is further', () => {
    const friend = standAt('f', 'red', { x: 42, y: 19.85, degrees: 0 });
    expect(snapped(m(39.9, 19.85, 0), friend, enemy)?.relation).toBe('front-to-front');
  });

  test('but not from further than a quarter of an MU, unless they overlap', () => {
    expect(snapped(m(40, 19.7, 0), enemy)).toBeUndefined();
    expect(snapped(m(40, 20.6, 0), enemy)?.poses['m']).toEqual([40000, 20000, 0]);
    expect(snapped(m(40, 20.8, 0), enemy)?.relation).not.toBe('front-to-front');
  });

  test('nor by turning more than 15 degrees', () => {
    expect(snapped(m(40, 20.3, 14.5), enemy)?.relation).toBe('front-to-front');
    expect(snapped(m(40, 20.3, 15.5), enemy)).toBeUndefined();
  });

  test('not where somebody else stands already', () => {
    const other = standAt('m2', 'red', { x: 40, y: 20, degrees: 0 }, 1);
    const world = worldWith([m(40.1, 19.8, 0), { ...other, id: 'x' }, enemy]);
    const relations = snapCandidates(groupOf(world), world).map((candidate) => candidate.relation);
    expect(relations).not.toContain('front-to-front');
  });

  test('flush to a camp, and slides freely along it', () => {
    const camp = { id: 'camp', side: 'blue', rectangle: rectangleFromCenter({ x: 60, y: 30, degrees: 0 }, 6, 2) };
    const world = worldWith([m(58.3, 28.85, 4)], { camps: [camp] });
    expect(snap(groupOf(world), world)).toMatchObject({ relation: 'camp-edge', poses: { m: [58300, 29000, 0] } });
  });

  test('flush to the edge that it comes in at, its rear on it', () => {
    const world = worldWith([m(1.1, 20, 92)]);
    expect(snap(groupOf(world), world)).toMatchObject({ relation: 'board-edge', poses: { m: [1000, 20000, 9000] } });
  });

  test('with its whole group as one body', () => {
    const line = lineAt('m', 'red', { x: 41, y: 19.9, degrees: 0 }, 4);
    const world = worldWith([...line, enemy]);
    const found = snap(groupOf(world), world);
    expect(found?.relation).toBe('front-to-front');
    expect(Object.values(found!.poses)).toEqual([38, 40, 42, 44].map((x) => [x * 1000, 20000, 0]));
  });
});

const someContact = (seed: number): World => {
  const random = seededRandom(seed);
  const near = (spread: number): number => (random() - 0.5) * spread;
  const line = lineAt(
    'm',
    'red',
    { x: 40 + near(3), y: 20 + near(3), degrees: near(24) + 90 * Math.floor(random() * 4) },
    2,
  );
  const others = [
    enemy,
    standAt('e2', 'blue', { x: 42 + near(0.3), y: 20 + near(0.3), degrees: 180 + near(10) }, 1.5),
    standAt('f', 'red', { x: 36 + near(1), y: 19 + near(1), degrees: near(20) }),
  ];
  return worldWith([...line, ...others]);
};

describe('snapping', () => {
  test('twice is snapping once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const world = someContact(seed);
        const first = snap(groupOf(world), world);
        if (!first) return;
        const there = groupOf(world).map((body) => bodyAt(body, placementOf(first.poses[body.id]!)));
        expect(snap(there, world)?.poses).toEqual(first.poses);
      }),
      { numRuns: 300 },
    );
  });

  test('never puts anybody deeper into another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const world = someContact(seed);
        const group = groupOf(world);
        const others = world.bodies.filter((body) => !body.id.startsWith('m'));
        const poses = snap(group, world)?.poses ?? {};
        for (const body of group) {
          const after = poses[body.id] ? bodyAt(body, placementOf(poses[body.id]!)) : body;
          for (const other of others) {
            const allowed = Math.max(CONTACT_TOLERANCE, penetrationOf(body.corners, other.corners));
            expect(penetrationOf(after.corners, other.corners)).toBeLessThanOrEqual(allowed + 1e-6);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('in a mirror is the mirror of snapping', () => {
    const mirrored = (stand: TableStand): TableStand => ({
      ...stand,
      pose: [1000 * BOARD.width - stand.pose[0], stand.pose[1], (36000 - stand.pose[2]) % 36000],
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const world = someContact(seed);
        const mirror = worldWith([...world.stands.values()].map(mirrored));
        const here = snapCandidates(groupOf(world), world);
        const there = snapCandidates(groupOf(mirror), mirror);
        expect(there.map((candidate) => candidate.priority)).toEqual(here.map((candidate) => candidate.priority));
        there.forEach((candidate, index) => expect(candidate.shift).toBeCloseTo(here[index]!.shift, 6));
      }),
      { numRuns: 150 },
    );
  });

  test('what was snapped is recognised for what it is', () => {
    const found = snapped(m(40.1, 19.9, 3), enemy);
    const mover = bodyOf({ ...m(0, 0, 0), pose: found!.poses['m']! });
    expect(relationBetween(mover, bodyOf(enemy))).toBe('front-to-front');
    expect(relationBetween(bodyOf(m(40.5, 20, 0)), bodyOf(enemy))).toBeUndefined();
  });
});
