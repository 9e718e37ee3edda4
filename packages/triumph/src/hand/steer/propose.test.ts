import { describe, expect, test } from 'vitest';
import { type LittleTable, type Stands, tableWith as littleTable } from '../testing/index.ts';

const tableWith = (stands: Stands, foes: Stands = {}) =>
  littleTable(stands, foes, { rules: { measure: 'chord', budget: 8 } });
const line: Stands = { 'stand:a': [20, 10, 0], 'stand:b': [22, 10, 0], 'stand:c': [24, 10, 0] };
const column: Stands = { 'stand:a': [20, 10, 0], 'stand:b': [20, 9, 0], 'stand:c': [20, 8, 0] };
const posesOf = (table: LittleTable) => table.tool.draft?.plan.poses;

describe('a proposal', () => {
  test('to conform squares up to the enemy who is touched, and Enter does it', () => {
    const table = tableWith({ 'stand:a': [20.4, 10, 0] }, { 'stand:foe': [20, 10, 180] });
    table.tool.propose('conform');
    expect(table.tool.draft).toMatchObject({ proposal: 'conform', isHeld: false, gesture: 'proposal' });
    expect(posesOf(table)).toEqual({ 'stand:a': [20000, 10000, 0] });
    expect(table.effectsOf('commit')).toEqual([]);
    table.key('Enter');
    expect(table.placeOf('stand:a').x).toBe(20);
  });

  test('to conform asked for again shows the next enemy, and then the first again', () => {
    const table = tableWith({ 'stand:a': [21, 10, 0] }, { 'stand:f': [20, 10, 180], 'stand:g': [22, 10, 180] });
    const seen = [1, 2, 3].map(() => {
      table.tool.propose('conform');
      return [table.tool.draft?.choice?.number, posesOf(table)?.['stand:a']?.[0]];
    });
    expect(seen).toEqual([
      [1, 20000],
      [2, 22000],
      [1, 20000],
    ]);
    expect(table.tool.draft?.legs).toHaveLength(1);
  });

  test('to conform where nobody is touched is none', () => {
    const table = tableWith({ 'stand:a': [20, 10, 0] });
    table.tool.propose('conform');
    expect(table.tool.draft).toBeUndefined();
    expect(table.last('hint')?.hint).toEqual({ kind: 'nothing-to-conform-to' });
  });

  test('to form a column puts the line behind one end, or behind the other', () => {
    const table = tableWith(line);
    table.tool.propose('column');
    expect(posesOf(table)).toEqual({
      'stand:a': [20000, 10000, 0],
      'stand:b': [20000, 9000, 0],
      'stand:c': [20000, 8000, 0],
    });
    table.tool.propose('column');
    expect(posesOf(table)?.['stand:c']).toEqual([24000, 10000, 0]);
  });

  test('to form a line of a column, and a column of a column is none', () => {
    const table = tableWith(column);
    table.tool.propose('column');
    expect(table.last('hint')?.hint).toEqual({ kind: 'no-proposal', proposal: 'column' });
    table.tool.propose('line');
    expect(Object.values(posesOf(table) ?? {}).map(([, y]) => y)).toEqual([10000, 10000, 10000]);
  });

  test('to push a column back takes its first back by its depth, at most 2 MU', () => {
    const table = tableWith(column);
    table.tool.propose('push-back');
    expect(table.tool.draft?.legs).toEqual([{ kind: 'push-back', distance: 1 }]);
    expect(posesOf(table)?.['stand:c']).toEqual([20000, 7000, 0]);
    const deep = tableWith({ 'stand:a': [20, 10, 0] });
    deep.sizes.set('stand:a', [2, 3]);
    deep.tool.propose('push-back');
    expect(deep.tool.draft?.legs).toEqual([{ kind: 'push-back', distance: 2 }]);
  });

  test('to face about shows both prices, one after the other', () => {
    const table = tableWith({ 'stand:a': [20, 10, 0] });
    const prices = [1, 2].map(() => {
      table.tool.propose('about-face');
      return table.tool.draft?.plan.price.counted.toFixed(2);
    });
    expect(prices).toEqual(['2.24', '2.00']);
  });

  test('comes after the legs of the open move, and Escape drops all', () => {
    const table = tableWith({ 'stand:a': [20.4, 8, 0] }, { 'stand:foe': [20, 10, 180] });
    table.tool.addLegs([{ kind: 'advance', distance: 2 }]);
    table.tool.propose('conform');
    expect(table.tool.draft?.legs.map(({ kind }) => kind)).toEqual(['advance', 'place']);
    table.key('Escape');
    expect(table.tool.draft).toBeUndefined();
    expect(table.placeOf('stand:a').x).toBe(20.4);
  });
});
