import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { cornersOfBox } from '../box.ts';
import { distanceOfPoints } from '../point.ts';
import { rectangleFromCenter } from '../rectangle.ts';
import { mirroredPoint, mirroredWorld, someTable, standAt, worldWith } from '../testing/index.ts';
import { zoneSides } from './zone-of-control.ts';
import { sightLine } from './sight-line.ts';

const archer = standAt('a', 'red', { x: 10, y: 10, degrees: 0 });
const knight = standAt('k', 'blue', { x: 10, y: 13, degrees: 180 });
const wood = (x: number, y: number, width: number, depth: number) => ({
  id: 'wood',
  polygon: cornersOfBox({ x, y, width, depth }),
});
const seen = (world: ReturnType<typeof worldWith>, blocks: (id: string) => boolean = () => true) =>
  sightLine(world.byId.get('a')!, world.byId.get('k')!, world, blocks);

describe('whether an archer sees a knight', () => {
  test('straight ahead over open ground, from the middle of its front to the middle of the other’s', () => {
    expect(seen(worldWith([archer, knight]))).toEqual({ from: { x: 10, y: 10 }, to: { x: 10, y: 13 }, isClear: true });
  });

  test('not past a friend who stands between, who is named', () => {
    const friend = standAt('f', 'red', { x: 10.3, y: 12, degrees: 0 });
    expect(seen(worldWith([archer, knight, friend]))).toMatchObject({
      isClear: false,
      blocker: { kind: 'stand', id: 'f' },
    });
  });

  test('of two who stand between, the nearer is named', () => {
    const [near, far] = [
      standAt('x', 'red', { x: 10, y: 11, degrees: 0 }, 0.5),
      standAt('b', 'blue', { x: 10, y: 12, degrees: 180 }, 0.5),
    ];
    expect(seen(worldWith([archer, knight, near, far])).blocker?.id).toBe('x');
  });

  test('past one whose flank the line only brushes', () => {
    const beside = (x: number) => worldWith([archer, knight, standAt('f', 'red', { x, y: 12, degrees: 0 })]);
    expect(seen(beside(11)).isClear).toBe(true);
    expect(seen(beside(10.985)).isClear).toBe(true);
    expect(seen(beside(10.97)).isClear).toBe(false);
  });

  test('not over a camp', () => {
    const camp = { id: 'camp', side: 'blue', rectangle: rectangleFromCenter({ x: 10, y: 11.5, degrees: 30 }, 2, 1) };
    expect(seen(worldWith([archer, knight], { camps: [camp] })).blocker).toEqual({ kind: 'camp', id: 'camp' });
  });

  test('not through a wood, but over dunes', () => {
    const world = worldWith([archer, knight], { terrain: [wood(8, 11, 4, 1)] });
    expect(seen(world).blocker).toEqual({ kind: 'terrain', id: 'wood' });
    expect(seen(world, () => false).isClear).toBe(true);
  });

  test('along the rim of a wood', () => {
    const rim = (x: number) => worldWith([archer, knight], { terrain: [wood(x, 9, 4, 6)] });
    expect(seen(rim(10)).isClear).toBe(true);
    expect(seen(rim(9.99)).isClear).toBe(true);
    expect(seen(rim(9.9)).isClear).toBe(false);
  });

  test('not within a wood that both stand in, unless the rules say so; in contact always', () => {
    const around = { terrain: [wood(5, 5, 12, 12)] };
    expect(seen(worldWith([archer, knight], around)).isClear).toBe(false);
    expect(seen(worldWith([archer, knight], around), () => false).isClear).toBe(true);
    expect(seen(worldWith([archer, { ...knight, pose: [10_000, 10_000, 18_000] }], around)).isClear).toBe(true);
  });

  test('a wagon looks out of its nearest side', () => {
    const world = worldWith([archer, standAt('k', 'blue', { x: 10, y: 6, degrees: 0 })]);
    const line = sightLine(world.byId.get('a')!, world.byId.get('k')!, world, () => true, zoneSides);
    expect([line.from, line.to]).toEqual([
      { x: 10, y: 9 },
      { x: 10, y: 6 },
    ]);
  });
});

test('in a mirror the line is the mirror of the line, whoever is listed first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.nat(19), fc.nat(19), (value, one, other) => {
      const world = someTable(value, 20, 5);
      const mirror = mirroredWorld(world);
      const reversed = worldWith([...world.stands.values()].toReversed(), { terrain: world.terrain.toReversed() });
      const [from, to] = [`x${one}`, `x${other}`];
      if (one === other) return;
      const lineIn = (table: typeof world) => sightLine(table.byId.get(from)!, table.byId.get(to)!, table, () => true);
      const [here, there] = [lineIn(world), lineIn(mirror)];
      expect(lineIn(reversed)).toEqual(here);
      expect(there.isClear).toBe(here.isClear);
      expect(there.blocker?.id).toBe(here.blocker?.id);
      // Where the shooter's front is in the target, any shared point will do.
      if (distanceOfPoints(here.from, here.to) === 0) return;
      expect(distanceOfPoints(mirroredPoint(there.from), here.from)).toBeLessThan(0.001);
    }),
    { numRuns: 150 },
  );
});
