import { describe, expect, it } from 'vitest';
import { changeInPlace, Edits, reverse, withChanges } from '../changes.ts';
import { readChanges } from '../replay/read-changes.ts';
import { replayEntries, replayTo } from '../replay/replay-entries.ts';
import type { ReplayEntry } from '../replay/replay-entry.ts';
import { emptySnapshot, publicKinds, sideKinds } from '../snapshot.ts';
import { seenBy, tableWith } from '../testing/index.ts';

const table = () =>
  tableWith((edits) =>
    edits.put('part', 'pot', { coins: 3, of: ['red', null] }).putSecret('red', 'part', 'hand', { cards: [7, 9] }),
  );

const entry = (seq: number, part: unknown): ReplayEntry => ({ seq, at: '', name: 'pay', changes: { part } });

describe('a game’s own records', () => {
  it('lie on the table for all, or with one side alone', () => {
    expect(publicKinds).toContain('part');
    expect(sideKinds).toContain('part');
    const whole = table();
    expect(whole.public.part.get('pot')).toEqual({ coins: 3, of: ['red', null] });
    expect(seenBy(whole, 'red').sides['red']?.part.get('hand')).toEqual({ cards: [7, 9] });
    expect(seenBy(whole, 'blue').sides['red']).toBeUndefined();
  });

  it('are changed and taken back like any other', () => {
    const before = table();
    const changes = new Edits(before)
      .put('part', 'pot', { coins: 5 })
      .put('part', 'bank', { coins: 0 })
      .putSecret('red', 'part', 'hand', null)
      .changes();
    const after = withChanges(before, changes);
    expect([...after.public.part]).toEqual([
      ['pot', { coins: 5 }],
      ['bank', { coins: 0 }],
    ]);
    expect(after.sides['red']?.part.size).toBe(0);
    expect(withChanges(after, reverse(changes))).toEqual(before);
  });

  it('are replayed from a ledger, and what does not follow is found', () => {
    const entries = [entry(0, { pot: [null, { coins: 1 }] }), entry(1, { pot: [{ coins: 1 }, { coins: 2 }] })];
    expect(replayEntries(entries, () => [])).toEqual([]);
    expect(replayTo(emptySnapshot([]), entries).public.part.get('pot')).toEqual({ coins: 2 });
    const forged = [entries[0] as ReplayEntry, entry(1, { pot: [{ coins: 4 }, { coins: 5 }] })];
    expect(replayEntries(forged, () => [])).toEqual([
      { seq: 1, kind: 'rules', says: 'Entry 1 says that part pot was otherwise than the entries before it left it.' },
    ]);
  });

  it('are asked about one entry at a time, each upon the table as it was', () => {
    const entries = [entry(0, { pot: [null, { coins: 1 }] }), entry(1, { pot: [{ coins: 1 }, { coins: 2 }] })];
    const seen: unknown[] = [];
    const faults = replayEntries(entries, (before, { seq }) => {
      seen.push(before.public.part.get('pot') ?? null);
      return seq === 1 ? ['Too rich.'] : [];
    });
    expect(seen).toEqual([null, { coins: 1 }]);
    expect(faults).toEqual([{ seq: 1, kind: 'rules', says: 'Too rich.' }]);
  });
});

describe('changes in an entry', () => {
  it('of kinds that no table has, or that are no pair, are named', () => {
    const empty = emptySnapshot([]);
    expect(readChanges(empty, { seq: 3, at: '', changes: { secret: {} } })).toMatch(/no table has: secret/);
    expect(readChanges(empty, entry(4, { pot: [1] }))).toMatch(/part pot that is none/);
    expect(readChanges(empty, { seq: 5, at: '' })).toEqual({});
  });

  it('are the same whatever the order of their keys', () => {
    const snapshot = emptySnapshot([]);
    changeInPlace(snapshot, { public: { part: { pot: [null, { a: 1, b: { c: 2, d: 3 } }] } } });
    const said = { pot: [{ b: { d: 3, c: 2 }, a: 1 }, null] };
    expect(readChanges(snapshot, entry(1, said))).toEqual({ public: { part: said } });
  });
});
