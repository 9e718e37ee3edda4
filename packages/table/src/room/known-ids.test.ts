import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KnownIds, type SavedIds } from './known-ids.ts';

const id = (n: number): string =>
  `${(n * 2_654_435_761).toString(16).padStart(8, '0').slice(-8)}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const first = (count: number): KnownIds => {
  const ids = new KnownIds();
  for (let n = 0; n < count; n++) ids.add(id(n), n + 1);
  return ids;
};

test('every id is found again, and none that is not there', () => {
  const ids = first(5000);
  expect(Array.from({ length: 5000 }, (_, n) => ids.get(id(n)))).toEqual(Array.from({ length: 5000 }, (_, n) => n + 1));
  expect(ids.get(id(5000))).toBeUndefined();
});

test('ten thousand of the newest are known at least, twice as many at most', () => {
  const ids = first(100_000);
  expect(Array.from({ length: 10_000 }, (_, n) => ids.get(id(90_000 + n)))).not.toContain(undefined);
  expect(ids.save().length).toBeLessThanOrEqual(20_000);
  expect(ids.get(id(0))).toBeUndefined();
});

test('what is kept is the same after it was written down', () => {
  const ids = first(12_345);
  const again = new KnownIds(JSON.parse(JSON.stringify(ids.save())) as SavedIds);
  expect(again.save(), 'as it was read').toEqual(ids.save());
  expect([0, 5000, 12_344].map((n) => again.get(id(n)))).toEqual([1, 5001, 12_345]);
  expect(again.save(), 'and once it was asked').toEqual(ids.save());
  again.add(id(12_345), 12_346);
  ids.add(id(12_345), 12_346);
  expect(again.save(), 'and added to').toEqual(ids.save());
});

test('ids of any kind are told apart, letter by letter, and the last entry of one counts', () => {
  const near = [
    'A',
    'a',
    '',
    'house:x',
    id(1),
    id(1).toUpperCase(),
    id(1).replaceAll('-', '0'),
    ` ${id(1)}`.slice(0, 36),
  ];
  const any = fc.oneof(
    fc.constantFrom(...near),
    fc.uuid(),
    fc.nat(400).map(id),
    // Made to come to the same places: hardly anything in them differs.
    fc.nat(300).map((n) => `00000000-0000-0000-0000-${n.toString(16).padStart(12, '0')}`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(any, fc.nat(4_000_000_000)), { maxLength: 400 }), any, (added, other) => {
      const ids = new KnownIds();
      const plain = new Map<string, number>();
      for (const [name, seq] of added) {
        ids.add(name, seq);
        plain.set(name, seq);
      }
      expect(new Map(ids.save())).toEqual(plain);
      for (const name of [...plain.keys(), other]) expect(ids.get(name)).toBe(plain.get(name));
    }),
  );
});
