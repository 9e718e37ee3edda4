import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyOf } from '../body.ts';
import { columnAt, lineAt, mirroredWorld, someTable, standAt, worldWith } from '../testing/index.ts';
import { chainsOf, columnOf, isColumn } from './chains-of.ts';
import { filesOf } from './files-of.ts';
import { frontRankOf } from './front-rank.ts';
import { groupsOf, groupWith } from './groups-of.ts';

const bodies = (...stands: Parameters<typeof bodyOf>[0][]) => stands.map(bodyOf);
const heading = fc.double({ min: 0, max: 359.99, noNaN: true });

describe('groups', () => {
  test('a line is one group in any direction, whatever its depths', () => {
    fc.assert(
      fc.property(heading, (degrees) => {
        const [a, b, c] = lineAt('m', 'red', { x: 40, y: 15, degrees }, 3);
        expect(groupsOf(bodies(a!, { ...b!, depth: 2 }, c!))).toEqual([['m00', 'm01', 'm02']]);
      }),
    );
  });

  test('a column is one group and one chain, first to last', () => {
    fc.assert(
      fc.property(heading, (degrees) => {
        const column = bodies(...columnAt('m', 'red', { x: 40, y: 15, degrees }, 4, 0.75));
        expect(groupsOf(column)).toHaveLength(1);
        expect(columnOf(column.toReversed())?.map((body) => body.id)).toEqual(['m00', 'm01', 'm02', 'm03']);
        expect(frontRankOf(column).map((body) => body.id)).toEqual(['m00']);
      }),
    );
  });

  test('a gap of more than the tolerance parts them, one within it does not', () => {
    const at = (x: number) => standAt('b', 'red', { x, y: 15, degrees: 0 });
    const first = standAt('a', 'red', { x: 10, y: 15, degrees: 0 });
    expect(groupsOf(bodies(first, at(12.02)))).toHaveLength(1);
    expect(groupsOf(bodies(first, at(12.03)))).toHaveLength(2);
  });

  test('an enemy in line is not of the group, nor a neighbour who looks back', () => {
    const first = standAt('a', 'red', { x: 10, y: 15, degrees: 0 });
    expect(groupsOf(bodies(first, standAt('b', 'blue', { x: 12, y: 15, degrees: 0 })))).toHaveLength(2);
    expect(groupsOf(bodies(first, standAt('b', 'red', { x: 12, y: 15, degrees: 180 })))).toHaveLength(2);
  });

  test('a line with columns behind its ends has a front rank and two chains', () => {
    const line = lineAt('m', 'red', { x: 40, y: 15, degrees: 0 }, 3);
    const behind = [37 + 1, 41 + 1].map((x, index) => standAt(`r${index}`, 'red', { x, y: 14, degrees: 0 }));
    const group = bodies(...line, ...behind);
    expect(groupWith('r1', group)).toEqual(['m00', 'm01', 'm02', 'r0', 'r1']);
    expect(frontRankOf(group).map((body) => body.id)).toEqual(['m00', 'm01', 'm02']);
    expect(chainsOf(group).map((chain) => chain.map((body) => body.id))).toEqual([
      ['m00', 'r0'],
      ['m02', 'r1'],
    ]);
    expect(columnOf(group)).toBeUndefined();
  });

  test('a column is one whether straight or kinked, a line is none', () => {
    const column = columnAt('m', 'red', { x: 40, y: 15, degrees: 0 }, 3);
    const turned = column.map((stand, index) =>
      index === 0 ? { ...stand, pose: [40_000, 15_000, 3000] as const } : stand,
    );
    const withHinge = turned.map((stand, index) =>
      index === 0 ? stand : { ...stand, hinges: [[39_000, 15_000, 3000] as const] },
    );
    const [straight, kinked, broken] = [column, withHinge, turned].map((stands) => worldWith(stands));
    expect(isColumn(straight!.bodies)).toBe(true);
    expect(isColumn(kinked!.bodies, kinked)).toBe(true);
    expect(isColumn(broken!.bodies, broken)).toBe(false);
    expect(isColumn(bodies(...lineAt('m', 'red', { x: 40, y: 15, degrees: 0 }, 3)))).toBe(false);
  });

  test('in a mirror are the same groups, and files are in the other order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (seed) => {
        const world = someTable(seed, 30, 0);
        const mirror = mirroredWorld(world);
        expect(groupsOf(mirror.bodies)).toEqual(groupsOf(world.bodies));
        const line = (table: typeof world) => filesOf(table.bodies.filter((body) => body.id.startsWith('m')));
        const names = (files: ReturnType<typeof line>) => files.map((file) => file.map((body) => body.id));
        expect(names(line(mirror))).toEqual(names(line(world)).toReversed());
      }),
      { numRuns: 40 },
    );
  });

  test('do not depend on the order in which the stands are named', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 150 }), (seed, turn) => {
        const all = someTable(seed, 30, 0).bodies;
        expect(groupsOf([...all.slice(turn % all.length), ...all.slice(0, turn % all.length)].toReversed())).toEqual(
          groupsOf(all),
        );
      }),
      { numRuns: 40 },
    );
  });
});
