import { describe, expect, it } from 'vitest';
import { changeInPlace, Edits, reverse, withChanges } from './changes.ts';
import { readChanges } from './replay/read-changes.ts';
import { replayEntries, replayTo } from './replay/replay-entries.ts';
import type { ReplayEntry } from './replay/replay-entry.ts';
import { recordWith } from './kinds.ts';
import { emptySnapshot, publicKindsWith, sideKindsWith, type Snapshot } from './snapshot.ts';
import { seenBy } from './testing/index.ts';
import { words } from './words.ts';

interface Purse {
  readonly coins: number;
  readonly of?: readonly (string | null)[];
  readonly rest?: { readonly notes: number; readonly cheques: number };
}

const kinds = {
  pot: { public: recordWith<Purse>({ coins: 'number' }) },
  hand: { side: recordWith<{ readonly cards: readonly number[] }>({ cards: 'object' }) },
  bid: {
    public: recordWith<{ readonly isMade: boolean }>({ isMade: 'boolean' }),
    side: recordWith<{ readonly coins: number }>({ coins: 'number' }),
  },
};

type Own = typeof kinds;

const empty = (): Snapshot<Own> => emptySnapshot(['red', 'blue'], kinds);

const table = (): Snapshot<Own> => {
  const edits = new Edits(empty());
  edits.put('pot', 'mine', { coins: 3, of: ['red', null] }).putSecret('red', 'hand', 'left', { cards: [7, 9] });
  return withChanges(empty(), edits.changes());
};

const entry = (seq: number, pot: unknown): ReplayEntry => ({ seq, at: '', name: 'pay', changes: { pot } });

describe('a game’s own records', () => {
  it('lie on the table for all, or with one side alone', () => {
    expect([publicKindsWith(kinds).at(-1), sideKindsWith(kinds).at(-1)]).toEqual(['bid', 'bid']);
    expect([publicKindsWith(kinds).includes('hand'), sideKindsWith(kinds).includes('pot')]).toEqual([false, false]);
    const whole = table();
    expect(whole.public.pot.get('mine')).toEqual({ coins: 3, of: ['red', null] });
    expect(seenBy(whole, 'red').sides['red']?.hand.get('left')).toEqual({ cards: [7, 9] });
    expect(seenBy(whole, 'blue').sides['red']).toBeUndefined();
  });

  it('are changed and taken back like any other', () => {
    const before = table();
    const changes = new Edits(before)
      .put('pot', 'mine', { coins: 5 })
      .put('pot', 'bank', { coins: 0 })
      .putSecret('red', 'hand', 'left', null)
      .changes();
    const after = withChanges(before, changes);
    expect([...after.public.pot]).toEqual([
      ['mine', { coins: 5 }],
      ['bank', { coins: 0 }],
    ]);
    expect(after.sides['red']?.hand.size).toBe(0);
    expect(withChanges(after, reverse(changes))).toEqual(before);
  });

  it('are replayed from a ledger, and what does not follow is found', () => {
    const entries = [entry(0, { mine: [null, { coins: 1 }] }), entry(1, { mine: [{ coins: 1 }, { coins: 2 }] })];
    expect(replayEntries(entries, () => [], kinds)).toEqual([]);
    expect(replayTo(empty(), entries).public.pot.get('mine')).toEqual({ coins: 2 });
    const forged = [entries[0] as ReplayEntry, entry(1, { mine: [{ coins: 4 }, { coins: 5 }] })];
    expect(replayEntries(forged, () => [], kinds)).toEqual([
      {
        seq: 1,
        kind: 'rules',
        says: words('Entry {0} says that {1} {2} was otherwise than the entries before it left it.', 1, 'pot', 'mine'),
      },
    ]);
  });

  it('are asked about one entry at a time, each upon the table as it was', () => {
    const entries = [entry(0, { mine: [null, { coins: 1 }] }), entry(1, { mine: [{ coins: 1 }, { coins: 2 }] })];
    const seen: unknown[] = [];
    const faults = replayEntries(
      entries,
      (before, { seq }) => {
        seen.push(before.public.pot.get('mine') ?? null);
        return seq === 1 ? [words('Too rich.')] : [];
      },
      kinds,
    );
    expect(seen).toEqual([null, { coins: 1 }]);
    expect(faults).toEqual([{ seq: 1, kind: 'rules', says: words('Too rich.') }]);
  });
});

describe('changes in an entry', () => {
  it('of kinds that no table has, or that are no pair, are named', () => {
    expect(readChanges(empty(), { seq: 3, at: '', changes: { secret: {} } })).toEqual(
      words('Entry {0} changes something that no table has: {1}.', 3, 'secret'),
    );
    expect(readChanges(empty(), entry(4, { mine: [1] }))).toEqual(
      words('Entry {0} has a change of {1} {2} that is none.', 4, 'pot', 'mine'),
    );
    expect(readChanges(empty(), entry(4, { mine: [null, { coins: 'three' }] }), kinds)).toEqual(
      words('Entry {0} has a change of {1} {2} that is none.', 4, 'pot', 'mine'),
    );
    expect(readChanges(empty(), { seq: 5, at: '' })).toEqual({});
  });

  it('are the same whatever the order of their keys', () => {
    const snapshot = empty();
    const edits = new Edits(snapshot).put('pot', 'mine', { coins: 1, rest: { notes: 2, cheques: 3 } });
    changeInPlace(snapshot, edits.changes());
    const said = { mine: [{ rest: { cheques: 3, notes: 2 }, coins: 1 }, null] };
    expect(readChanges(snapshot, entry(1, said))).toEqual({ public: { pot: said } });
  });
});
