import { poseFrom, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { grand201706 as profile } from '../profiles/grand-2017-06.ts';
import { triumph11 } from '../profiles/triumph-1-1.ts';
import { boardWith, lineOf } from '../testing/index.ts';
import { createWorldCache } from './create-world-cache.ts';
import { worldOfTable } from './world-of-table.ts';
import { Edits, type Snapshot } from '../records/table.ts';

const changed = (snapshot: Snapshot, edit: (edits: Edits) => void): Snapshot => {
  const edits = new Edits(snapshot);
  edit(edits);
  return withChanges(snapshot, edits.changes());
};

const table = (): Snapshot =>
  changed(
    boardWith(
      { ...lineOf(2, [40, 10]), kinked: { at: [60, 10, 0], troopType: 'ELE', hinges: [[59_000, 9000, -4500]] } },
      { wood: { type: 'woods', at: [40, 20, 30], size: [8, 6] }, odd: { type: 'lava', at: [10, 20, 0], size: [4, 4] } },
    ),
    (edits) => {
      edits.put('camp', 'camp:red-1', { side: 'red', size: [4000, 2000] }).put('pose', 'camp:red-1', [45_000, 2000, 0]);
      edits.put('stand', 'reserve', { side: 'red', troopType: 'SPR', place: 'reserve' });
    },
  );

describe('the world for sums', () => {
  test('holds the stands on the board with their depths and hinges, terrain, camps and the board', () => {
    const world = worldOfTable(table(), profile);
    expect(world.bodies.map(({ id, depth }) => [id, depth])).toEqual([
      ['kinked', 2],
      ['red0', 0.75],
      ['red1', 0.75],
    ]);
    expect(world.stands.get('kinked')?.hinges).toEqual([[59_000, 9000, -4500]]);
    expect(world.terrain.map(({ id }) => id)).toEqual(['odd', 'wood']);
    expect(world.camps[0]?.rectangle.frontLeft).toEqual({ x: 43, y: 3 });
    expect(world.board).toEqual({ x: 0, y: 0, width: 90, depth: 36 });
  });

  test('lays terrain where its pose says, as large as its size says', () => {
    const [, wood] = worldOfTable(table(), profile).terrain;
    expect(wood?.box.x).toBeGreaterThan(34);
    expect(wood!.box.x + wood!.box.width).toBeLessThan(46);
  });
});

describe('a coast', () => {
  test('has a straight shore before its front, with the land at its right hand', () => {
    const coast = { coast: { type: 'coast', at: [45, 1.5, 0], size: [36, 3] } } as const;
    const { edges } = worldOfTable(boardWith({}, coast), profile);
    expect(edges).toEqual([{ id: 'coast', kind: 'coast', from: { x: 63, y: 3 }, to: { x: 27, y: 3 } }]);
    expect(worldOfTable(table(), profile).edges).toEqual([]);
  });
});

describe('the same world', () => {
  test('is answered until something on the board changes', () => {
    const worldAt = createWorldCache();
    const before = table();
    const world = worldAt(before, profile);
    expect(worldAt({ ...before }, profile)).toBe(world);
    const told = changed(before, (edits) => edits.put('turn', 'this', { number: 1, side: 'red' }));
    expect(worldAt(told, profile)).toBe(world);
    expect(worldAt(told, triumph11)).not.toBe(world);
  });

  test('knows its terrain again when a stand has moved, and redraws what has changed', () => {
    const worldAt = createWorldCache();
    const before = table();
    const first = worldAt(before, profile);
    const moved = changed(before, (edits) => edits.put('pose', 'red0', poseFrom(50, 10, 0)));
    const second = worldAt(moved, profile);
    expect(second.byId.get('red0')?.at.x).toBe(50);
    expect(second.terrain.map(({ polygon }) => polygon)).toEqual(first.terrain.map(({ polygon }) => polygon));
    expect(second.terrain[1]?.polygon).toBe(first.terrain[1]?.polygon);
    const pulled = changed(moved, (edits) => edits.put('pose', 'wood', poseFrom(41, 20, 30)));
    const third = worldAt(pulled, profile);
    expect(third.terrain[1]?.box.x).toBeCloseTo((first.terrain[1]?.box.x ?? 0) + 1, 9);
    expect(third).toEqual(worldOfTable(pulled, profile));
  });
});
