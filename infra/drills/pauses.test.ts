import { expect, it } from 'vitest';
import { Pauses } from './pauses.ts';

it('says how long the table that stood still the longest did', () => {
  const pauses = new Pauses();
  for (const at of [1000, 2000, 3000, 7000, 8000]) pauses.note('slow', at);
  for (const at of [1000, 2500, 4000, 5500, 7000]) pauses.note('quick', at);
  expect(pauses.longest(['quick'], 0, 8000)).toEqual({ seconds: 1.5, since: 1 });
  expect(pauses.longest(['quick', 'slow'], 0, 8000)).toEqual({ seconds: 4, since: 3 });
});

it('counts from the beginning and to the end, and a table at which nothing happened as a whole', () => {
  const pauses = new Pauses();
  pauses.note('once', 4000);
  expect(pauses.longest(['once'], 1000, 10_000)).toEqual({ seconds: 6, since: 3 });
  expect(pauses.longest(['never'], 1000, 10_000)).toEqual({ seconds: 9, since: 0 });
  expect(pauses.longest([], 1000, 10_000)).toEqual({ seconds: 0, since: 0 });
});

it('knows whether all tables are played at again', () => {
  const pauses = new Pauses();
  pauses.note('first', 1000);
  pauses.note('second', 3000);
  expect(pauses.haveAllMoved(['first', 'second'], 1000)).toBe(true);
  expect(pauses.haveAllMoved(['first', 'second'], 2000)).toBe(false);
  expect(pauses.haveAllMoved(['second', 'third'], 2000)).toBe(false);
});
