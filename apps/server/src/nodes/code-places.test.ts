import { MemoryRecords, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { CodePlaces } from './code-places.ts';

const MINUTE = 60_000;

/** Two nodes that share what is kept. */
const two = () => {
  const [records, clock] = [new MemoryRecords(), new TestClock()];
  const until = () => clock.now() + 10 * MINUTE;
  const places = [new CodePlaces(records, clock), new CodePlaces(records, clock)] as const;
  return { clock, places, until };
};

it('a code is found by every node, and one of somebody else that begins as it does takes nobody’s place', async () => {
  const { clock, places, until } = two();
  const [one, other] = places;
  expect(await one.note('abcdefgh', { table: 'a', holder: 'rosa', until: until() })).toBe(true);
  expect(await other.note('abcxxxxx', { table: 'b', holder: 'bruno', until: until() })).toBe(false);
  expect((await other.find('abcdefgh'))?.table).toBe('a');
  clock.pass(20 * MINUTE);
  expect(await other.note('abcxxxxx', { table: 'b', holder: 'bruno', until: until() })).toBe(true);
  expect((await one.find('abcxxxxx'))?.table).toBe('b');
});

it('and whoever is given another has the former one no more, wherever it was given', async () => {
  const { places, until } = two();
  const [one, other] = places;
  expect(await one.note('abcdefgh', { table: 'a', holder: 'rosa', until: until() })).toBe(true);
  expect(await other.note('defghijk', { table: 'a', holder: 'rosa', until: until() })).toBe(true);
  expect(await other.find('abcdefgh')).toBe(undefined);
  expect((await other.find('defghijk'))?.table).toBe('a');
  expect(await one.note('defxxxxx', { table: 'a', holder: 'rosa', until: until() })).toBe(true);
});
