import { expect, it } from 'vitest';
import { takerOf } from './spread.ts';

const tables = Array.from({ length: 300 }, (_, n) => `table${n}`);
const named = (...names: string[]) => names.map((name) => ({ name, address: name }));
const spread = (...names: string[]) => tables.map((table) => takerOf(table, named(...names))?.name);

it('each of them takes about as many tables', () => {
  const places = spread('one', 'two', 'three');
  for (const name of ['one', 'two', 'three'])
    expect(places.filter((place) => place === name).length).toBeGreaterThan(70);
});

it('whichever order they are known in, all of them say the same', () => {
  expect(spread('three', 'one', 'two')).toEqual(spread('one', 'two', 'three'));
});

it('one that goes takes only its own tables along', () => {
  const before = spread('one', 'two', 'three');
  const after = spread('one', 'three');
  expect(after.filter((place, n) => before[n] !== 'two' && place !== before[n])).toEqual([]);
  expect(takerOf('table', [])).toBeUndefined();
});
