import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { withChanges } from '../changes.ts';
import { tableEventOf } from '../events/table-event-of.ts';
import { isRefusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import { tableWith, testContext } from '../testing/index.ts';
import { say } from './say.ts';
import { liftSilence, silenceSeat } from './silence-seat.ts';

const host: Seat = { id: 'host', kind: 'host' };
const umpire: Seat = { id: 'umpire', kind: 'umpire' };
const red: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };

const table = (): Snapshot =>
  tableWith((edits) => {
    edits.put('seat', 'host', { kind: 'host', name: 'Hanna' });
    edits.put('seat', 'umpire', { kind: 'umpire', name: 'Ulla' });
    edits.put('seat', 'red-captain', { kind: 'captain', side: 'red', name: 'Rufus' });
    edits.put('seat', 'blue-captain', { kind: 'captain', side: 'blue' });
    edits.put('seat', 'spectator', { kind: 'spectator', name: 'Sam' });
  });

const codeOf = (snapshot: Snapshot, action: Action, by: Seat, args: unknown): string => {
  const outcome = action.mayAct(by, snapshot) ?? action.run(snapshot, args as never, testContext(by));
  return isRefusal(outcome) ? outcome.code : 'done';
};

const after = (snapshot: Snapshot, action: Action, by: Seat, args: unknown): Snapshot => {
  const outcome = action.run(snapshot, args as never, testContext(by));
  if (isRefusal(outcome)) throw new Error(outcome.code);
  return withChanges(snapshot, outcome.changes);
};

const toTable = { text: 'hear me', to: 'table' };
const aboutRed = { seat: 'red-captain' };

describe('silencing a seat', () => {
  it('takes its talk to the table, and leaves it its own side', () => {
    const silent = after(table(), silenceSeat, umpire, aboutRed);
    expect(codeOf(silent, say, red, toTable)).toBe('silenced');
    expect(codeOf(silent, say, red, { text: 'to me', to: 'side' })).toBe('done');
    expect(codeOf(silent, say, host, toTable)).toBe('done');
  });

  it('is lifted by the host or the umpire, whoever of the two it was', () => {
    const silent = after(table(), silenceSeat, umpire, aboutRed);
    const heard = after(silent, liftSilence, host, aboutRed);
    expect(codeOf(heard, say, red, toTable)).toBe('done');
    expect(heard.public.seat.get('red-captain')).toEqual(table().public.seat.get('red-captain'));
  });

  it.each([
    ['a player', red, { seat: 'umpire' }, 'not-allowed'],
    ['a spectator', { id: 'spectator', kind: 'spectator' } as const, aboutRed, 'not-allowed'],
    ['the host about their own talk', host, { seat: 'host' }, 'own-seat'],
    ['the host about a seat that nobody holds', host, { seat: 'blue-captain' }, 'no-such-seat'],
    ['the host about those who only watch', host, { seat: 'spectator' }, 'no-such-seat'],
    ['the host about no seat at all', host, { seat: '__proto__' }, 'no-such-seat'],
  ])('is refused to %s', (_who, by, args, code) => {
    expect(codeOf(table(), silenceSeat, by, args)).toBe(code);
  });

  it('happens once, and is lifted once; nobody lifts their own', () => {
    const silent = after(table(), silenceSeat, host, { seat: 'umpire' });
    expect(codeOf(silent, silenceSeat, host, { seat: 'umpire' })).toBe('already-silenced');
    expect(codeOf(silent, liftSilence, umpire, { seat: 'umpire' })).toBe('own-seat');
    expect(codeOf(table(), liftSilence, host, { seat: 'umpire' })).toBe('not-silenced');
  });

  it('is told with the name of whoever it is about', () => {
    const entry = { seq: 9, at: '', seat: 'umpire', name: 'silence-seat', args: aboutRed, changes: {} };
    expect(tableEventOf(table(), entry)).toEqual({ kind: 'seat-silenced', name: 'Rufus' });
    expect(tableEventOf(table(), { ...entry, name: 'lift-silence' })).toEqual({
      kind: 'silence-lifted',
      name: 'Rufus',
    });
  });
});
