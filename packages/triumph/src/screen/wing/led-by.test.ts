import { expect, test } from 'vitest';
import { mayHandleStand, type Snapshot } from '../../rules/index.ts';
import { asSeenBy, emptyTable, play, seatNamed, seated, smallArmy, withArmy } from '../../rules/testing/index.ts';
import { ledByText } from './led-by.ts';

const brought = withArmy(seated(emptyTable()), 'red', smallArmy);
const [, inFirst = '', inSecond = ''] = brought.ids;

const read = (seatId: string, id: string, table: Snapshot = brought.snapshot) => {
  const seat = seatNamed(seatId);
  const snapshot = asSeenBy(table, 'red');
  return ledByText(
    {
      snapshot,
      seat,
      side: seat.side,
      mayHandle: (stand) => mayHandleStand(seat, stand, snapshot) === undefined,
      nameOfSeat: (name) => snapshot.public.seat.get(name)?.name ?? '',
    },
    id,
  );
};

test('a commander reads of a mate’s stand who leads it, and why it does not follow', () => {
  expect(read('red-2', inFirst)).toBe('the red-1 leads command 1: ask them to move it.');
  expect(read('red-2', inSecond)).toBeUndefined();
});

test('a captain may move it all the same', () => {
  expect(read('red-captain', inSecond)).toBe('the red-2 leads command 2; you may move it too.');
});

test('it is told of whoever leads it now', () => {
  const handed = play(brought.snapshot, 'red-captain', 'hand-over-command', { command: 1, to: 'red-3' }).snapshot;
  expect(read('red-1', inFirst, handed)).toBe('the red-3 leads command 1: ask them to move it.');
  expect(read('red-3', inFirst, handed)).toBeUndefined();
});

test('nothing is told of the enemy’s stands, and nothing to who sits on no side', () => {
  expect(read('blue-captain', inFirst)).toBeUndefined();
  expect(read('umpire', inFirst)).toBeUndefined();
  expect(read('spectator', inFirst)).toBeUndefined();
});
