import { distanceToPolygon } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { LittleTable, type Stands, tableWith as littleTable } from '../testing/index.ts';

const tableWith = (stands: Stands, scale = 20) => {
  const table = littleTable(stands);
  table.scale = scale;
  return table;
};
const one: Stands = { 'stand:a': [20, 10, 0] };
const line: Stands = { 'stand:a': [20, 10, 0], 'stand:b': [22, 10, 0], 'stand:c': [24, 10, 0] };
const idsOf = (table: LittleTable) => table.tool.handles().map(({ id }) => id);

describe('the knobs of the selected stands', () => {
  test('are an arrow ahead, a knob at each corner and side, and one behind', () => {
    const table = tableWith(line);
    expect(idsOf(table)).toEqual(['advance', 'wheel-left', 'wheel-right', 'slide-left', 'slide-right', 'turn']);
    expect(table.tool.handles()[0]).toMatchObject({ from: { x: 22, y: 10 }, degrees: 0 });
    // A wheel to the left swings the right corner.
    expect(table.tool.handles()[1]?.from).toEqual({ x: 25, y: 10 });
    expect(table.knob('turn').y).toBeLessThan(9);
  });

  test.each([4, 8, 16, 20, 40, 80])('do not lie on each other at %i pixels to the MU', (scale) => {
    for (const stands of [one, line]) {
      const knobs = tableWith(stands, scale).tool.handles();
      for (const [index, a] of knobs.entries())
        for (const b of knobs.slice(index + 1))
          expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) * scale).toBeGreaterThanOrEqual(43);
    }
  });

  test('stay as far from the stands on the screen, however near one looks', () => {
    const away = (scale: number) => (tableWith(one, scale).knob('advance').y - 10) * scale;
    expect(away(20)).toBeCloseTo(away(60), 6);
  });

  test('leave the sides free where the stand is small', () => {
    expect(idsOf(tableWith(one, 16))).toEqual(['advance', 'wheel-left', 'wheel-right', 'turn']);
  });

  test('of stands that look apart are one knob to turn them', () => {
    expect(idsOf(tableWith({ 'stand:a': [20, 10, 0], 'stand:b': [26, 10, 40] }))).toEqual(['turn']);
  });

  test('lie beside other stands, and not on them: a finger sees what it would touch', () => {
    for (const radius of [11, 22]) {
      const table = tableWith({
        ...line,
        'stand:enemy': [22, 13, 180],
        'stand:behind': [22, 7.5, 0],
        'stand:beside': [27, 10.5, 0],
      });
      table.selected = Object.keys(line);
      table.knobRadius = radius;
      const bare = tableWith(line);
      for (const { id, at } of table.tool.handles()) {
        for (const other of ['stand:enemy', 'stand:behind', 'stand:beside'])
          expect(
            distanceToPolygon(at, table.world.shapeOf(other) ?? []) * 20,
            `${id} and ${other}`,
          ).toBeGreaterThanOrEqual(radius);
        const { x, y } = bare.knob(id);
        expect(Math.hypot(at.x - x, at.y - y) * 20, `${id} stays near`).toBeLessThanOrEqual(132);
      }
    }
  });

  test('stay where they are among so many stands that there is no place near', () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 8 }, (_, row) => [`stand:row ${row}`, [20, 13 + row, 180] as const]),
    );
    const table = tableWith({ ...one, ...crowd });
    table.selected = ['stand:a'];
    expect(table.knob('advance')).toEqual(tableWith(one).knob('advance'));
  });

  test('are put away while one of them is pulled, but for that one', () => {
    const table = tableWith(line);
    const { x, y } = table.knob('wheel-left');
    table.press(x, y).moveTo(x - 0.2, y + 1);
    expect(table.tool.handles()).toMatchObject([{ id: 'wheel-left', isHeld: true }]);
    table.release(x - 0.2, y + 1);
    expect(idsOf(table)).toHaveLength(6);
  });

  test('go with the move in the making', () => {
    const table = tableWith(line);
    const before = table.knob('advance').y;
    table.dragKnob('advance', 0, 2);
    expect(table.knob('advance').y).toBeCloseTo(before + 2, 6);
  });

  test('of a kinked column go with its first', () => {
    const table = tableWith({ 'stand:a': [40, 15, 0], 'stand:b': [40, 14, 0] });
    table.tool.addLegs([{ kind: 'column', distance: 0.5, turn: { side: 'right', degrees: 90 } }]);
    expect(table.tool.handles()[0]).toMatchObject({ id: 'advance', degrees: 90 });
    expect(idsOf(table)).toContain('wheel-left');
  });

  test('are not there for what another holds, or is not mine', () => {
    const table = tableWith(one);
    table.holders.set('stand:a', 'Bob');
    expect(table.tool.handles()).toEqual([]);
    const foes = new LittleTable(one, ['stand:a']);
    foes.selected = ['stand:a'];
    expect(foes.tool.handles()).toEqual([]);
  });
});
