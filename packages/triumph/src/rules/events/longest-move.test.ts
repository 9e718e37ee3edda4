import { reverse, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { asSeenBy, atFirstTurn, boardWith, lineOf, type Played, play, standsIn } from '../testing/index.ts';
import { longestMove } from './longest-move.ts';
import type { Snapshot } from '../records/table.ts';

const begin = (snapshot: Snapshot): Played => play(snapshot, 'red-captain', 'begin-turn', {});
const longestOf = ({ event }: Played) => (event.kind === 'turn-begun' ? event.longest : undefined);
const told = (snapshot: Snapshot) => longestOf(begin(snapshot));

const move = (snapshot: Snapshot, id: string, y: number, seat = 'red-captain'): Played => {
  const [x, , heading] = snapshot.public.pose.get(id) ?? [0, 0, 0];
  return play(snapshot, seat, 'move-stands', { moves: [{ id, to: [x, y * 1000, heading] }] });
};

const before = boardWith({
  ...lineOf(2, [40, 10], { command: 2 }),
  knights: { at: [50, 10, 0], troopType: 'KNT' },
  ...lineOf(1, [40, 30], { side: 'blue' }),
});
const table = begin(before).snapshot;

describe('the longest move of a turn', () => {
  test('is told where the turn ends: how far, and who', () => {
    const moved = move(move(table, 'red0', 12).snapshot, 'knights', 14.2).snapshot;
    expect(told(moved)).toEqual({ side: 'red', count: 1, troops: { KNT: 1 }, mu: 4.2 });
  });

  test('adds up what a stand has moved since the turn began', () => {
    const twice = move(move(table, 'red0', 12).snapshot, 'red0', 13.5).snapshot;
    expect(told(move(twice, 'knights', 13).snapshot)).toMatchObject({ troops: { SPR: 1 }, mu: 3.5 });
  });

  test('names all that have come equally far', () => {
    const all = ['red0', 'red1', 'knights'].reduce((at, id) => move(at, id, 13).snapshot, table);
    expect(told(all)).toEqual({ side: 'red', count: 3, troops: { SPR: 2, KNT: 1 }, mu: 3 });
  });

  test('nothing is said of a turn without a move, nor of what was before the first one', () => {
    expect(begin(table).event).not.toHaveProperty('longest');
    expect(begin(move(before, 'red0', 12).snapshot).event).not.toHaveProperty('longest');
  });

  test('each turn is told by itself', () => {
    const second = begin(move(table, 'red0', 12).snapshot).snapshot;
    expect(told(second)).toBeUndefined();
    expect(told(move(second, 'blue0', 29, 'blue-captain').snapshot)).toMatchObject({ side: 'blue', mu: 1 });
  });

  test('the enemy’s steps in the turn do not count', () => {
    const pushed = move(table, 'blue0', 35, 'blue-captain').snapshot;
    expect(told(pushed)).toBeUndefined();
    expect(told(move(pushed, 'red0', 11).snapshot)).toMatchObject({ side: 'red', mu: 1 });
  });

  test('an undone move does not count, nor one that went back to where the turn began', () => {
    const short = move(table, 'red0', 11).snapshot;
    const far = move(short, 'knights', 14);
    expect(told(withChanges(far.snapshot, reverse(far.outcome.changes)))).toMatchObject({ troops: { SPR: 1 }, mu: 1 });
    expect(told(move(far.snapshot, 'knights', 10).snapshot)).toMatchObject({ troops: { SPR: 1 }, mu: 1 });
  });

  test('whoever leaves the board is no longer counted', () => {
    const far = move(move(table, 'red0', 11).snapshot, 'knights', 14).snapshot;
    const { snapshot } = play(far, 'red-captain', 'lose-stands', { stands: ['knights'] });
    expect(told(snapshot)).toMatchObject({ troops: { SPR: 1 }, mu: 1 });
  });

  test('to be placed, or to come in from a flank, is no move', () => {
    const away = play(table, 'red-captain', 'return-stands', { stands: ['red0'] }).snapshot;
    const placed = play(away, 'red-captain', 'place-stands', { stands: [{ id: 'red0', pose: [60_000, 12_000, 0] }] });
    expect(told(placed.snapshot)).toBeUndefined();

    const first = begin(atFirstTurn({ 3: { edge: 'LF' } })).snapshot;
    const stands = standsIn(first, 'red', 3).map((id, index) => ({ id, pose: [1_000, 10_000 + 2_000 * index, 9_000] }));
    const entered = play(first, 'red-captain', 'enter-flank', { command: 3, stands });
    expect(told(entered.snapshot)).toBeUndefined();
  });

  test('is the same for everyone: nothing in it is known to one side alone', () => {
    const secret = begin(boardWith({ a: { at: [40, 10, 0], general: true, secret: { command: 1 } } })).snapshot;
    const moved = move(secret, 'a', 12).snapshot;
    expect(longestMove(moved)).toEqual({ longest: { side: 'red', count: 1, troops: { SPR: 1 }, mu: 2 } });
    expect(longestMove(asSeenBy(moved, 'blue'))).toEqual(longestMove(moved));
  });
});
