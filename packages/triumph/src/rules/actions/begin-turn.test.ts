import { reverse, THIS_CLOCK, THIS_TABLE, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { answerTo, asPlain, boardWith, changed, lineOf, play, seated } from '../testing/index.ts';

const table = boardWith({ ...lineOf(2, [40, 10]), ...lineOf(2, [40, 30], { side: 'blue' }) });
const begin = (snapshot = table, seat = 'red-captain', args: object = {}) => play(snapshot, seat, 'begin-turn', args);
const turnOf = (snapshot = table) => snapshot.public.turn.get(THIS_TABLE);

describe('beginning a turn', () => {
  test('the first is the side’s whose captain begins it', () => {
    expect(turnOf(begin(table, 'blue-captain').snapshot)).toEqual({ number: 1, side: 'blue', phase: 'cards' });
  });

  test('then they alternate, whoever begins them', () => {
    const first = begin().snapshot;
    const second = begin(first).snapshot;
    expect(turnOf(second)).toMatchObject({ number: 2, side: 'blue', phase: 'cards' });
    expect(begin(second, 'umpire').event).toEqual({ kind: 'turn-begun', number: 3, side: 'red', isEqual: false });
  });

  test('another side can be named', () => {
    const first = begin(table, 'red-captain', { side: 'blue' }).snapshot;
    expect(turnOf(begin(first, 'umpire', { side: 'blue' }).snapshot)).toEqual({
      number: 2,
      side: 'blue',
      phase: 'cards',
      isAgain: true,
    });
  });

  test('whose time is up has to bear that the other captain begins their own turn', () => {
    const first = begin(seated(table)).snapshot;
    expect(answerTo(first, 'blue-captain', 'begin-turn', {})).toBe('not-your-turn');
    const began = '2024-12-31T23:00:00.000Z';
    const dueAt = (deadlineAt: string) =>
      changed(first, (edits) =>
        edits.put('clock', THIS_CLOCK, {
          side: 'red',
          turn: '1',
          hasBegun: true,
          since: began,
          startedAt: began,
          deadlineAt,
          version: 1,
        }),
      );
    // Everything here is done at the stroke of the new year.
    expect(answerTo(dueAt('2025-01-01T00:00:01.000Z'), 'blue-captain', 'begin-turn', {})).toBe('not-your-turn');
    const late = dueAt('2024-12-31T23:59:59.000Z');
    expect(turnOf(begin(late, 'blue-captain').snapshot)).toMatchObject({ number: 2, side: 'blue' });
  });

  test('an umpire says whose the first one is', () => {
    expect(answerTo(table, 'umpire', 'begin-turn', {})).toBe('which-side');
    expect(answerTo(table, 'umpire', 'begin-turn', { side: 'red' })).toBe('done');
  });

  test.each([
    ['red-captain', 'done'],
    ['red-1', 'not-allowed'],
    ['host', 'not-allowed'],
    ['spectator', 'not-allowed'],
  ])('%s: %s', (seat, answer) => expect(answerTo(table, seat, 'begin-turn', {})).toBe(answer));

  test('a side that is none is not believed', () => {
    expect(answerTo(table, 'umpire', 'begin-turn', { side: 'green' })).toBe('bad-arguments');
  });

  test('can be taken back, with all that stands had done before', () => {
    const moves = [{ id: 'red0', to: [39_000, 12_000, 0] }];
    const moved = play(begin().snapshot, 'red-captain', 'move-stands', { moves }).snapshot;
    const next = begin(moved);
    expect(next.snapshot.public.trail.size).toBe(0);
    expect(asPlain(withChanges(next.snapshot, reverse(next.outcome.changes)))).toEqual(asPlain(moved));
  });
});
