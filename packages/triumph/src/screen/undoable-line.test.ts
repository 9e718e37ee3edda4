import type { LedgerEntry } from '@vexillum/protocol';
import type { ToldEvent } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { undoableLine } from './undoable-line.ts';

/** "red moves a" and so on: what happened, in order, from 1. */
const evening = (...deeds: readonly string[]) => {
  const lines = deeds.map((deed, index) => {
    const [seat = '', name = ''] = deed.split(' ');
    return { seq: index + 1, seat, event: events[name] ?? moved };
  });
  const entries = deeds.map((deed, index): LedgerEntry => {
    const pieces = deed.split(' ').slice(2);
    const pose = Object.fromEntries(pieces.map((id) => [id, [null, [0, 0, 0]]]));
    return { seq: index + 1, prev: '', at: '', hash: '', changes: { pose } };
  });
  return { lines, entries: new Map(entries.map((entry) => [entry.seq, entry])) };
};
const moved: ToldEvent = { kind: 'stands-moved', count: 1, troops: {}, farMu: 1, isBack: false };
const events: Readonly<Record<string, ToldEvent>> = {
  moves: moved,
  'begin-turn': { kind: 'turn-begun', number: 1, side: 'blue', isEqual: false },
  'goes-back': { kind: 'went-back', position: { kind: 'named', name: 'x' }, how: 'agreed', wasOver: false },
  undoes: { kind: 'undone' },
  redoes: { kind: 'redone' },
  rolls: { kind: 'dice-rolled', dice: [6], values: [1], why: '', isByHand: false },
};
const redsUndo = (...deeds: readonly string[]) => {
  const { lines, entries } = evening(...deeds);
  return undoableLine(lines, entries, 'red');
};

describe('“Undo” in the log', () => {
  it('stands in the own last move', () => {
    expect(redsUndo('red moves a', 'red moves b')).toEqual({ seq: 2 });
  });

  it('is nowhere before one has done anything, and dice cannot be taken back', () => {
    expect(redsUndo('blue moves a', 'red rolls')).toBeUndefined();
    expect(redsUndo('red moves a', 'red rolls')).toEqual({ seq: 1 });
  });

  it('passes over a placing that has sealed its stands', () => {
    const { lines, entries } = evening('red moves a', 'red moves b');
    const [first] = lines;
    const placed: ToldEvent = { kind: 'stands-placed', count: 1, troops: {}, isSealed: true };
    const sealed = first ? [first, { ...first, seq: 2, event: placed }] : [];
    expect(undoableLine(sealed, entries, 'red')).toEqual({ seq: 1 });
  });

  it('stays while others move other pieces', () => {
    expect(redsUndo('red moves a', 'blue moves c')).toEqual({ seq: 1 });
  });

  it('expires when somebody else touches the same piece, and says who', () => {
    expect(redsUndo('red moves a b', 'blue moves b')).toEqual({ seq: 1, touchedBy: 'blue' });
  });

  it('comes back when that is taken back', () => {
    expect(redsUndo('red moves a', 'blue moves a', 'blue undoes')).toEqual({ seq: 1 });
    expect(redsUndo('red moves a', 'blue moves a', 'blue undoes', 'blue redoes')).toEqual({
      seq: 1,
      touchedBy: 'blue',
    });
  });

  it('goes to the line before once the last was taken back', () => {
    expect(redsUndo('red moves a', 'red moves b', 'red undoes')).toEqual({ seq: 1 });
    expect(redsUndo('red moves a', 'red undoes')).toBeUndefined();
  });

  it('expires with the turn, for what the new turn touches', () => {
    expect(redsUndo('red moves a', 'blue begin-turn a')).toEqual({ seq: 1, touchedBy: 'blue' });
    expect(redsUndo('red moves a', 'umpire begin-turn b')).toEqual({ seq: 1 });
  });

  it('is nowhere in what was done before the table went back', () => {
    expect(redsUndo('red moves a', 'blue goes-back')).toBeUndefined();
    expect(redsUndo('red moves a', 'blue goes-back', 'red moves b')).toEqual({ seq: 3 });
  });

  it('does not flicker while the entry of a new line is on its way', () => {
    const { lines, entries } = evening('red moves a', 'blue moves a');
    entries.delete(2);
    expect(undoableLine(lines, entries, 'red')).toEqual({ seq: 1 });
  });

  it('says nothing about what this page did not hear, unless it was about the other side’s stands', () => {
    const { lines, entries } = evening('red moves a', 'blue moves c');
    entries.clear();
    expect(undoableLine(lines, entries, 'red')).toBeUndefined();
    const told = lines.map((line) => ({ ...line, event: { ...moved, side: line.seat } }));
    expect(undoableLine(told, entries, 'red')).toEqual({ seq: 1 });
    expect(undoableLine(lines.slice(0, 1), entries, 'red')).toEqual({ seq: 1 });
  });
});
