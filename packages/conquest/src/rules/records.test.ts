import { describe, expect, it } from 'vitest';
import { today } from './records.ts';

const changed = [null, { owner: 'player-1', armies: 3 }];

describe('what an earlier version wrote', () => {
  it('is read as today’s kinds, by the beginnings of its ids', () => {
    const written = {
      table: { this: [null, {}] },
      part: { game: changed, setup: changed, 'territory:a': changed, 'territory:b': changed, 'luck:1': changed },
    };
    const read = {
      table: { this: [null, {}] },
      game: { game: changed },
      setup: { setup: changed },
      territory: { 'territory:a': changed, 'territory:b': changed },
      luck: { 'luck:1': changed },
    };
    expect(today(written)).toEqual(read);
    expect(today(read)).toEqual(read);
  });

  it('of no kind of Conquest stays, where nobody reads it: no file writes on another record, or on the page itself', () => {
    for (const id of ['seat:player-1', 'table', 'constructor', '__proto__:armies', '__proto__']) {
      const part: unknown = JSON.parse(`{"${id}":[null,{"armies":9}],"territory:a":[null,null]}`);
      const { part: left, ...read } = today({ part });
      expect(read).toEqual({ territory: { 'territory:a': [null, null] } });
      expect(Object.keys(left as object)).toEqual([id]);
    }
    expect(({} as { armies?: unknown }).armies).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, '__proto__:armies')).toBe(false);
  });
});
