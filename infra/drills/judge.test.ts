import { sealEntry } from '@vexillum/ledger';
import { expect, it } from 'vitest';
import { type Entry, type History, judge, kindsOfHarm, type Told } from './judge.ts';

const TABLE = 'kitchen';

/** A ledger that holds together, an entry for each of these actions. */
const ledgerOf = (...ids: readonly string[]): Entry[] => {
  const entries: Entry[] = [];
  for (const [seq, id] of ids.entries()) {
    const body = { seq, prev: entries.at(-1)?.hash ?? '0'.repeat(64), at: '2026-11-27T23:00:00.000Z', id };
    entries.push({ ...body, hash: sealEntry(body).head.hash });
  }
  return entries;
};

const toldBy = (told: Partial<Told>): Told => ({
  table: TABLE,
  seat: 'red-captain',
  acked: new Map(),
  refused: new Map(),
  heard: new Map(),
  ...told,
});

const heardAll = (entries: readonly Entry[]) => new Map(entries.map(({ seq, hash }) => [seq, new Set([hash])]));

const judged = (entries: readonly Entry[], ...told: readonly Partial<Told>[]) => {
  const history: History = { ledgers: new Map([[TABLE, entries]]), told: told.map(toldBy) };
  const verdict = judge(history);
  return Object.fromEntries(kindsOfHarm.map((kind) => [kind, verdict[kind].length]));
};

const none = { lost: 0, doubled: 0, phantom: 0, lies: 0, ghosts: 0, broken: 0 };
const whole = ledgerOf('a', 'b', 'c');

it('finds nothing where all is as it was told', () => {
  const refused = new Map([['d', 'not-saved']]);
  expect(
    judged(whole, {
      acked: new Map([
        ['a', [0, 0]],
        ['c', [2]],
      ]),
      refused,
      heard: heardAll(whole),
    }),
  ).toEqual(none);
});

it('finds what was acknowledged and is lost, or is somewhere else', () => {
  expect(judged(whole, { acked: new Map([['d', [3]]]) })).toEqual({ ...none, lost: 1 });
  expect(judged(whole, { acked: new Map([['b', [2]]]) })).toEqual({ ...none, lost: 1 });
  expect(judge({ ledgers: new Map(), told: [toldBy({ acked: new Map([['a', [0]]]) })] }).lost).toEqual([
    'red-captain at kitchen: a was acknowledged as 0, and is nowhere',
  ]);
});

it('finds an answer that another one of the same action gainsays, whichever came last', () => {
  expect(judged(whole, { acked: new Map([['b', [2, 1]]]) })).toEqual({ ...none, lost: 1 });
  expect(judged(whole, { acked: new Map([['b', [1, 2]]]) })).toEqual({ ...none, lost: 1 });
});

it('finds what was done twice', () => {
  expect(judged(ledgerOf('a', 'b', 'a'))).toEqual({ ...none, doubled: 1 });
});

it('finds what somebody was shown that the ledger lacks, or has otherwise', () => {
  const longer = ledgerOf('a', 'b', 'c', 'd');
  expect(judged(whole, { heard: heardAll(longer) })).toEqual({ ...none, phantom: 1 });
  expect(judged(whole, { heard: heardAll(ledgerOf('a', 'x', 'c')) })).toEqual({ ...none, phantom: 2 });
  const two = new Map([[1, new Set([whole[1]?.hash ?? '', 'another past'])]]);
  expect(judged(whole, { heard: two })).toEqual({ ...none, phantom: 1 });
});

it('finds what was refused and was done', () => {
  expect(judged(whole, { refused: new Map([['b', 'not-saved']]) })).toEqual({ ...none, lies: 1 });
});

it('finds what a server has written that others had taken for dead', () => {
  const ledgers = new Map([[TABLE, whole]]);
  const ghostsAmong = (...ids: string[]) =>
    judge({ ledgers, told: [], ghosts: ids.map((id) => ({ table: TABLE, id })) }).ghosts;
  expect(ghostsAmong('x', 'y')).toEqual([]);
  expect(ghostsAmong('x', 'c')).toEqual(['kitchen: c was asked of a server that was none any more, and is 2']);
});

it('finds a ledger that does not hold together', () => {
  const [first, second, third] = whole;
  if (!first || !second || !third) throw new Error('three entries');
  expect(judged([first, third])).toEqual({ ...none, broken: 1 });
  expect(judged([first, { ...second, id: 'forged' }, third])).toEqual({ ...none, broken: 1 });
});

it('compares each table with its own ledger', () => {
  const ledgers = new Map([
    [TABLE, whole],
    ['cellar', ledgerOf('x')],
  ]);
  const told = [toldBy({ table: 'cellar', acked: new Map([['a', [0]]]) }), toldBy({ acked: new Map([['a', [0]]]) })];
  expect(judge({ ledgers, told }).lost).toHaveLength(1);
});
