import { reverse, THIS_TABLE, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { answerTo, asPlain, boardWith, lineOf, play } from '../testing/index.ts';

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
