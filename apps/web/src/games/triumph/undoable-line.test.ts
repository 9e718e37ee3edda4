import type { LedgerEntry } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { undoableLine } from './undoable-line.ts';

const isUndoable = (name: string) => name === 'move-stands' || name === 'place-terrain';

/** "red moves a" and so on: what happened, in order, from 1. */
const evening = (...deeds: readonly string[]) => {
  const lines = deeds.map((deed, index) => {
    const [seat = '', name = ''] = deed.split(' ');
    return { seq: index + 1, seat, name: actions[name] ?? name };
  });
  const entries = deeds.map((deed, index): LedgerEntry => {
    const pieces = deed.split(' ').slice(2);
    const pose = Object.fromEntries(pieces.map((id) => [id, [null, [0, 0, 0]]]));
    return { seq: index + 1, prev: '', at: '', hash: '', changes: { pose } };
  });
  return { lines, entries: new Map(entries.map((entry) => [entry.seq, entry])) };
};
const actions: Readonly<Record<string, string>> = {
  moves: 'move-stands',
  undoes: 'undo-action',
  redoes: 'redo-action',
  rolls: 'roll-dice',
};
const redsUndo = (...deeds: readonly string[]) => {
  const { lines, entries } = evening(...deeds);
  return undoableLine(lines, entries, 'red', isUndoable);
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
    const [first, second] = lines;
    const sealed = [
      { ...first, seq: 1, seat: 'red', name: 'move-stands' },
      { ...second, seq: 2, seat: 'red', name: 'move-stands', facts: { sealed: true } },
    ];
    expect(undoableLine(sealed, entries, 'red', isUndoable)).toEqual({ seq: 1 });
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
    expect(redsUndo('red moves a', 'red begin-turn b')).toEqual({ seq: 1 });
  });

  it('does not flicker while the entry of a new line is on its way', () => {
    const { lines, entries } = evening('red moves a', 'blue moves a');
    entries.delete(2);
    expect(undoableLine(lines, entries, 'red', isUndoable)).toEqual({ seq: 1 });
  });

  it('says nothing about what this page did not hear, unless it was about the other side’s stands', () => {
    const { lines, entries } = evening('red moves a', 'blue moves c');
    entries.clear();
    expect(undoableLine(lines, entries, 'red', isUndoable)).toBeUndefined();
    const told = lines.map((line) => ({ ...line, facts: { side: line.seat, troops: { SPR: 1 } } }));
    expect(undoableLine(told, entries, 'red', isUndoable)).toEqual({ seq: 1 });
    expect(undoableLine(lines.slice(0, 1), entries, 'red', isUndoable)).toEqual({ seq: 1 });
  });
});
