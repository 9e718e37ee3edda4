import {
  Edits,
  emptySnapshot,
  type LogLine,
  type Snapshot,
  type TableHappening,
  Type,
  withChanges,
  words,
} from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { plainLine, type Telling } from './telling.ts';

const events = {
  won: Type.Object({ by: Type.Number() }),
  beaten: Type.Object({ side: Type.String() }),
};

const telling: Telling<typeof events> = {
  events,
  tell: (event) => (event.kind === 'won' ? words('wins by {0}', event.by) : words('{0} is beaten', event.side)),
  isWhole: ({ kind }) => kind === 'beaten',
};

const table: Snapshot = withChanges(
  emptySnapshot([]),
  new Edits(emptySnapshot([]))
    .put('seat', 'one', { kind: 'captain', side: 'player-1', name: 'Aino' })
    .put('seat', 'two', { kind: 'captain', side: 'player-2' })
    .changes(),
);

const told = (seat: string, event: TableHappening & Readonly<Record<string, unknown>>) =>
  plainLine(table, { seq: 1, at: '', seat, event } satisfies LogLine, telling);

describe('a line of a plain table', () => {
  it('is the game’s sentence, with who did it', () => {
    expect(told('one', { kind: 'won', by: 3 })).toEqual({
      who: 'Aino',
      side: 'player-1',
      text: 'wins by 3',
    });
  });

  it('calls a side by its player, and by its own name where nobody sits there', () => {
    expect(told('one', { kind: 'beaten', side: 'player-1' })).toEqual({
      who: '',
      text: 'Aino is beaten',
    });
    expect(told('one', { kind: 'beaten', side: 'player-2' }).text).toBe('Player B is beaten');
  });

  it('is the table’s own sentence of what can happen at any table', () => {
    expect(told('one', { kind: 'undone' })).toMatchObject({ who: 'Aino', text: 'took back the last action' });
    expect(told('two', { kind: 'seat-freed' })).toMatchObject({ who: 'Player B', isSeat: true });
    expect(told('host', { kind: 'table-created' })).toEqual({ who: '', text: 'The table was set up' });
  });
});
