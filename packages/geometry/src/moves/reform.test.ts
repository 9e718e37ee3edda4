import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyAt, bodyOf, type Body } from '../body.ts';
import { columnOf } from '../groups/chains-of.ts';
import { filesOf } from '../groups/files-of.ts';
import { groupsOf } from '../groups/groups-of.ts';
import type { Placement } from '../placement.ts';
import { distanceOfPoints } from '../point.ts';
import { columnAt, lineAt, mirroredPoint, mirroredStand, standAt } from '../testing/index.ts';
import { expandPrices, reform } from './reform.ts';

const heading = fc.double({ min: 0, max: 359.99, noNaN: true });
const files = fc.integer({ min: 1, max: 8 });
const line = (degrees: number, count = 4) => lineAt('m', 'red', { x: 40, y: 15, degrees }, count);
const moved = (group: readonly Body[], places: ReadonlyMap<string, Placement>): Body[] =>
  group.map((body) => bodyAt(body, places.get(body.id)!));
const names = (bodies: readonly Body[]) => bodies.map((body) => body.id);

describe('a group that changes its front', () => {
  test('a line becomes a column behind its left end, which keeps its place', () => {
    const group = line(0).map(bodyOf);
    expect(reform(group, 1)).toEqual(
      new Map([0, 1, 2, 3].map((index) => [`m0${index}`, { x: 37, y: 15 - index, degrees: 0 }])),
    );
  });

  test('or behind its right end, if asked', () => {
    const places = reform(line(0).map(bodyOf), 1, undefined, 'right');
    expect([...places.keys()]).toEqual(['m03', 'm02', 'm01', 'm00']);
    expect(places.get('m00')).toEqual({ x: 43, y: 12, degrees: 0 });
  });

  test('a column becomes a line beside its first', () => {
    const group = columnAt('m', 'red', { x: 40, y: 15, degrees: 0 }, 3, 0.75).map(bodyOf);
    expect([...reform(group, 3).values()].map(({ x, y }) => [x, y])).toEqual([
      [40, 15],
      [42, 15],
      [44, 15],
    ]);
  });

  test('stands of several depths close up, file by file', () => {
    const group = line(0, 4).map((stand, index) => bodyOf({ ...stand, depth: [0.75, 2, 1, 1][index]! }));
    const after = moved(group, reform(group, 2));
    expect(groupsOf(after)).toHaveLength(1);
    expect(filesOf(after).map(names)).toEqual([
      ['m00', 'm02'],
      ['m01', 'm03'],
    ]);
  });

  test('to a column is a column, and to a line one rank, whatever its heading', () => {
    fc.assert(
      fc.property(heading, fc.integer({ min: 2, max: 8 }), (degrees, count) => {
        const group = line(degrees, count).map(bodyOf);
        const column = moved(group, reform(group, 1));
        expect(names(columnOf(column) ?? [])).toEqual(names(group));
        const again = moved(column, reform(column, count));
        // The line's own stored places are rounded; the files close up exactly.
        for (const [index, body] of again.entries()) {
          expect(distanceOfPoints(body.at, group[index]!.at)).toBeLessThan(0.005);
        }
      }),
    );
  });

  test('as it already stands, stays where it is', () => {
    fc.assert(
      fc.property(heading, (degrees) => {
        const group = line(degrees).map(bodyOf);
        for (const price of Object.values(expandPrices(group, reform(group, 4)))) expect(price).toBeLessThan(0.005);
      }),
    );
  });

  test('each pays what its own front corners move', () => {
    const group = line(0).map(bodyOf);
    expect(expandPrices(group, reform(group, 1))).toEqual({
      m00: 0,
      m01: expect.closeTo(Math.hypot(2, 1), 9),
      m02: expect.closeTo(Math.hypot(4, 2), 9),
      m03: expect.closeTo(Math.hypot(6, 3), 9),
    });
  });

  test('in whatever order its stands are named, and in a mirror from the other side', () => {
    fc.assert(
      fc.property(heading, files, fc.constantFrom('left', 'right'), (degrees, count, from) => {
        const group = line(degrees, 6).map(bodyOf);
        const here = reform(group, count, undefined, from);
        expect(reform(group.toReversed(), count, undefined, from)).toEqual(here);
        const mirror = line(degrees, 6).map(mirroredStand).map(bodyOf);
        const there = reform(mirror, count, undefined, from === 'left' ? 'right' : 'left');
        for (const [id, at] of here) expect(distanceOfPoints(mirroredPoint(there.get(id)!), at)).toBeLessThan(0.01);
      }),
    );
  });

  test('of nobody is nobody, and more files than stands are as many as there are', () => {
    expect(reform([], 3)).toEqual(new Map());
    const lone = [bodyOf(standAt('a', 'red', { x: 5, y: 5, degrees: 90 }))];
    expect(reform(lone, 5)).toEqual(new Map([['a', lone[0]!.at]]));
  });
});
