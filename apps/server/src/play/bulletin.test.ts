import { describe, expect, it } from 'vitest';
import { TestClock } from '@vexillum/table/testing';
import { Bulletin } from './bulletin.ts';

const bulletin = () => {
  const clock = new TestClock();
  const rows = new Map<string, object>();
  let read = 0;
  const board = new Bulletin(clock, {
    tables: {
      gone: 'goneTables',
      read: (id) => {
        read += 1;
        return rows.get(id);
      },
    },
  });
  const heard: string[] = [];
  const set = (id: string, row: object | undefined) => {
    if (row) rows.set(id, row);
    else rows.delete(id);
    board.stir('tables', id);
  };
  return {
    clock,
    board,
    set,
    heard,
    hear: () =>
      board.hear(
        (text) => heard.push(text),
        () => heard.push('end'),
      ),
    reads: () => read,
  };
};

describe('a bulletin', () => {
  it('tells whatever changed in a second once, as it was at its end', () => {
    const { clock, board, set, heard, hear, reads } = bulletin();
    hear();
    for (let turn = 1; turn <= 100; turn++) set('a', { table: 'a', turn });
    set('b', { table: 'b' });
    expect(heard).toEqual([]);
    clock.pass(1000);
    expect(heard.map((text) => JSON.parse(text) as unknown)).toEqual([
      { tables: [{ table: 'a', turn: 100 }, { table: 'b' }] },
    ]);
    expect(reads()).toBe(2);
    expect(JSON.parse(board.whole)).toEqual({ tables: [{ table: 'a', turn: 100 }, { table: 'b' }] });
  });

  it('says nothing where nothing has become of it, and names what is gone', () => {
    const { clock, board, set, heard, hear } = bulletin();
    set('a', { table: 'a' });
    clock.pass(1000);
    hear();
    set('a', { table: 'a' });
    clock.pass(1000);
    expect(heard).toEqual([]);
    set('a', undefined);
    clock.pass(1000);
    expect(heard).toEqual(['{"goneTables":["a"]}']);
    expect(board.whole).toBe('{"tables":[]}');
  });

  it('is heard no more by those who left, and tells the others when it ends', () => {
    const { clock, board, set, heard, hear } = bulletin();
    const leave = hear();
    leave();
    set('a', { table: 'a' });
    clock.pass(1000);
    expect(heard).toEqual([]);
    hear();
    board.stop();
    expect(heard).toEqual(['end']);
    set('a', undefined);
    clock.pass(5000);
    expect(heard).toEqual(['end']);
  });

  it('5,000 tables: an update costs as much as the tables that changed, however many hang there', () => {
    const row = (id: number, turn: number) => ({
      table: String(id).padStart(16, 'a'),
      name: `The ford ${id}`,
      turn,
      players: ['Anna', 'Bruno'],
    });
    /** Rows that were looked at, and bytes that each reader was sent, where ten tables move. */
    const costWith = (tables: number) => {
      const { clock, board, set, heard, hear, reads } = bulletin();
      for (let id = 0; id < tables; id++) set(String(id), row(id, 0));
      clock.pass(1000);
      hear();
      const before = reads();
      for (let id = 0; id < 10; id++) set(String(id), row(id, 1));
      clock.pass(1000);
      return { reads: reads() - before, bytes: heard.join('').length, whole: board.whole.length };
    };
    const [few, many] = [costWith(50), costWith(5_000)];
    expect(many.reads).toBe(few.reads);
    expect(many.bytes).toBe(few.bytes);
    expect(many.whole / many.bytes).toBeGreaterThan(400);
  });
});
