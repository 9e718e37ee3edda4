import { changeInPlace } from '@vexillum/model';
import { seenBy } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/geometry';
import { expect, test } from 'vitest';
import { playOut, TestMatch } from '../testing/index.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { botOnTurn } from './bot-turn.ts';
import { randomAction } from './random-action.ts';
import { Edits } from '../records.ts';

test('one can play alone against machines: they sit in empty seats and move when it is their turn', () => {
  const match = new TestMatch({ players: 1, map: twinHolms, rules: { 'random-start': true } });
  expect(match.answer('player-1', 'start-game')).toBe('not-all-seated');
  expect(match.answer('host', 'seat-bots', { seats: ['player-1'] })).toBe('seat-taken');
  expect(match.answer('host', 'seat-bots', { seats: ['umpire'] })).toBe('no-such-seat');
  expect(match.answer('player-1', 'seat-bots', { seats: ['player-2'] })).toBe('not-an-administrator');
  match.act('host', 'seat-bots', { seats: ['player-2', 'player-3'] });
  match.start();
  expect(match.game.order).toEqual(['player-1', 'player-2', 'player-3']);
  expect(botOnTurn(match.snapshot)).toBeUndefined();
  const own = twinHolms.territories.find(({ id }) => match.at(id).startsWith('player-1'))?.id;
  match.act('player-1', 'place-army', { territory: own });
  expect(botOnTurn(match.snapshot)).toBe('player-2');
  expect(randomAction(match.snapshot, 'player-2', seededRandom(1))).toMatchObject({ name: 'place-army' });
  expect(randomAction(match.snapshot, 'player-1', seededRandom(1))).toBeUndefined();
});

test('whoever sits down in a machine’s seat plays on in its place', () => {
  const match = new TestMatch({ players: 1, map: twinHolms, rules: { 'random-start': true } });
  match.act('host', 'seat-bots', { seats: ['player-2'] });
  match.start();
  const own = twinHolms.territories.find(({ id }) => match.at(id).startsWith('player-1'))?.id;
  match.act('player-1', 'place-army', { territory: own });
  expect(botOnTurn(match.snapshot)).toBe('player-2');
  const { 'player-2': second } = Object.fromEntries(match.snapshot.public.seat);
  changeInPlace(
    match.snapshot,
    new Edits(match.snapshot).put('seat', 'player-2', { ...second, kind: 'captain', name: 'Bea' }).changes(),
  );
  expect(botOnTurn(match.snapshot)).toBeUndefined();
});

test('a machine needs to know no more than its own side does', () => {
  const match = new TestMatch({ rules: { 'random-start': true } }).start();
  const random = seededRandom(5);
  for (let acted = 0; acted < 2_000 && match.game.phase !== 'over'; acted++) {
    const asked = randomAction(seenBy(match.snapshot, match.mover), match.mover, random);
    match.act(match.mover, asked?.name ?? '', asked?.args);
  }
  expect(match.game.phase).toBe('over');
});

test('games between machines on the maps that come with the game end', () => {
  const ends = [1, 2, 3].map((seed) => {
    const match = new TestMatch({ map: twinHolms, seed, rules: { 'random-start': true } }).start();
    return playOut(match, seed, 5_000).isOver;
  });
  expect(ends).toEqual([true, true, true]);
});
