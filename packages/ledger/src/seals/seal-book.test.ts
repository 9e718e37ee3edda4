import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import { commitment } from './commitment.ts';
import { SealBook } from './seal-book.ts';

const salt = 'ab'.repeat(32);
const sealOf = (side: string, k: string, payload: unknown) => ({
  k,
  c: commitment({ game: 'g_test', side, slot: k, payload }, salt),
});

type Deed = Pick<LedgerEntry, 'seals' | 'openings' | 'seat'>;
const seals = (side: string, k: string, payload: unknown = 1, seat = `${side}-captain`): Deed => ({
  seat,
  seals: { side, slots: [sealOf(side, k, payload)] },
});
const opens = (side: string, k: string, p: unknown = 1): Deed => ({ openings: { side, slots: [{ k, p, salt }] } });

/** What the book says to these entries, one after another, from entry 1 on. */
const told = (...deeds: readonly Deed[]): (string | undefined)[] => {
  const book = new SealBook('g_test', ['cmd', 'marker'], (seat) => seat.split('-')[0]);
  return deeds.map((deed, index) => {
    const fault = book.note({ seq: index + 1, prev: '', hash: '', at: '', ...deed } as LedgerEntry);
    return fault && plainText(fault.says);
  });
};

describe('a book of seals', () => {
  it('is content when each side opens what it sealed', () => {
    const deeds = [
      seals('red', 'marker.A'),
      seals('blue', 'marker.A'),
      opens('red', 'marker.A'),
      opens('blue', 'marker.A'),
    ];
    expect(told(...deeds)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('lets a side think again until both have sealed', () => {
    expect(
      told(seals('red', 'cmd.1.cp', 0), seals('red', 'cmd.1.cp', 1), opens('red', 'cmd.1.cp', 1)).at(-1),
    ).toBeUndefined();
    expect(told(seals('red', 'cmd.1.cp'), seals('blue', 'cmd.1.cp'), seals('red', 'cmd.1.cp')).at(-1)).toBe(
      'Entry 3: red seals cmd.1.cp again after both sides had sealed it.',
    );
  });

  it.each<[string, Deed[], string]>([
    ['what was not sealed', [opens('red', 'marker.A')], 'Entry 1: red opens marker.A without having sealed it.'],
    [
      'something else than was sealed',
      [seals('red', 'marker.A', { command: 1 }), opens('red', 'marker.A', { command: 2 })],
      'Entry 2: red opens marker.A as something else than it sealed in entry 1.',
    ],
    [
      'what the other side sealed',
      [seals('red', 'marker.A'), opens('blue', 'marker.A')],
      'Entry 2: blue opens marker.A without having sealed it.',
    ],
    [
      'a slot twice',
      [seals('red', 'marker.A'), opens('red', 'marker.A'), opens('red', 'marker.A')],
      'Entry 3: red opens marker.A a second time.',
    ],
    [
      'a slot in the entry that seals it',
      [{ ...seals('red', 'marker.A'), ...opens('red', 'marker.A') }],
      'Entry 1: red opens marker.A in the entry that seals it.',
    ],
    [
      'what nobody can seal',
      [seals('red', 'marker.A'), opens('red', 'marker.A', 0.5)],
      'Entry 2: red opens marker.A as something else than it sealed in entry 1.',
    ],
  ])('finds a side that opens %s', (_what, deeds, sentence) => {
    expect(told(...deeds).at(-1)).toBe(sentence);
  });

  it.each<[string, Deed[], string]>([
    [
      'once the other side has shown its own',
      [seals('red', 'cmd.1.roster'), opens('red', 'cmd.1.roster'), seals('blue', 'cmd.2.flank')],
      'Entry 3: blue seals cmd.2.flank after red had opened cmd.1.roster.',
    ],
    [
      'what it has opened',
      [seals('red', 'marker.A'), opens('red', 'marker.A'), seals('red', 'marker.A')],
      'Entry 3: red seals marker.A again after opening it.',
    ],
    ['a stand twice', [seals('red', 'stand.x'), seals('red', 'stand.x')], 'Entry 2: red seals stand.x a second time.'],
    ['for the other side', [seals('blue', 'marker.A', 1, 'red-captain')], 'Entry 1: red-captain seals for blue.'],
  ])('finds a side that seals %s', (_what, deeds, sentence) => {
    expect(told(...deeds).at(-1)).toBe(sentence);
  });

  it('asks of a stand only that it is sealed once and opened as sealed, whatever others have shown', () => {
    expect(told(seals('red', 'stand.x'), opens('red', 'stand.x'), seals('blue', 'stand.y')).at(-1)).toBeUndefined();
  });

  it('gives no check mark to what was opened otherwise than sealed', () => {
    const book = new SealBook('g_test', ['cmd', 'marker']);
    const note = (seq: number, deed: Deed) => book.note({ seq, prev: '', hash: '', at: '', ...deed } as LedgerEntry);
    note(1, seals('red', 'marker.A', { command: 1 }));
    note(2, opens('red', 'marker.A', { command: 2 }));
    expect([book.isOpened('red', 'marker.A'), book.opened]).toEqual([false, 0]);
  });

  it('counts what is sealed, opened and still waiting', () => {
    const book = new SealBook('g_test', ['cmd', 'marker']);
    const note = (seq: number, deed: Deed) => book.note({ seq, prev: '', hash: '', at: '', ...deed } as LedgerEntry);
    note(1, seals('red', 'marker.A'));
    note(2, seals('red', 'marker.B'));
    note(3, opens('red', 'marker.A'));
    expect([book.sealed, book.opened]).toEqual([2, 1]);
    expect(book.unopened).toEqual([{ side: 'red', slot: 'marker.B' }]);
    expect([book.isOpened('red', 'marker.A'), book.isOpened('red', 'marker.B')]).toEqual([true, false]);
    book.giveUp();
    expect([book.unopened, book.void]).toEqual([[], [{ side: 'red', slot: 'marker.B' }]]);
  });
});
