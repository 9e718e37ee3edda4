import { describe, expect, test } from 'vitest';
import { dueNext } from './clock/due-next.ts';
import { playOut, recordsLeft, TestMatch, type TestMatchOptions } from './testing/index.ts';
import { setupOf } from './state/setup.ts';

const due = ({ snapshot }: TestMatch) => dueNext(snapshot, { random: () => 0 });

/** A game that the second player has given up. */
const over = (options: TestMatchOptions = {}) => {
  const match = new TestMatch({ players: 2, rules: { 'random-start': true }, ...options }).start();
  for (const side of match.game.order.slice(1)) if (match.game.phase !== 'over') match.act(side, 'resign-game');
  return match;
};

/** What the server does by itself. */
const follow = (match: TestMatch) => {
  const { seat, name, args } = due(match) ?? { seat: '', name: 'nothing', args: {} };
  match.act(seat, name, args);
};

describe('a rematch at the same table', () => {
  test('begins once all who played want it: the board is cleared, seats and house rules stay', () => {
    const match = over();
    match.act('player-1', 'offer-rematch', { wish: 'same' });
    expect(match.happened).toEqual({ kind: 'rematch-wished', wish: 'same' });
    expect(due(match)).toBeUndefined();
    match.act('player-2', 'offer-rematch', { wish: 'same' });
    expect(due(match)).toEqual({ seat: 'host', name: 'reset-game', args: {} });
    follow(match);
    expect(recordsLeft(match)).toEqual(['map']);
    expect(match.snapshot.public.consent.size).toBe(0);
    expect(match.start().game.order).toEqual(['player-1', 'player-2']);
  });

  test('with sides swapped whoever was second begins, and the first again in the one after that', () => {
    const match = over({ players: 3 });
    const swapped = () => {
      for (const side of ['player-1', 'player-2', 'player-3']) match.act(side, 'offer-rematch', { wish: 'swapped' });
      follow(match);
      match.start();
      return match.game.order.join(' ');
    };
    expect(swapped()).toBe('player-2 player-3 player-1');
    for (const side of ['player-1', 'player-2']) match.act(side, 'resign-game');
    expect(swapped()).toBe('player-3 player-1 player-2');
    expect(setupOf(match.snapshot).shift).toBe(2);
  });

  test('not as long as they want it in different ways, or one has taken it back', () => {
    const match = over();
    match.act('player-1', 'offer-rematch', { wish: 'same' });
    match.act('player-2', 'offer-rematch', { wish: 'swapped' });
    expect(due(match)).toBeUndefined();
    match.act('player-1', 'offer-rematch', { wish: 'none' });
    expect(due(match)).toBeUndefined();
    match.act('player-1', 'offer-rematch', { wish: 'swapped' });
    expect(due(match)).toMatchObject({ args: { isSwapped: true } });
  });

  test('machines want what the people want, and whoever plays alone against them waits for nobody', () => {
    const match = new TestMatch({ players: 1, rules: { 'random-start': true } });
    match.act('host', 'seat-bots', { seats: ['player-2', 'player-3'] });
    match.start();
    playOut(match, 1);
    match.act('player-1', 'offer-rematch', { wish: 'same' });
    follow(match);
    expect(setupOf(match.snapshot).bots).toEqual(['player-2', 'player-3']);
    expect(match.start().game.order).toHaveLength(3);
  });

  test('nobody asks for one while the game goes on, nor without having played, nor twice the same', () => {
    const early = new TestMatch({ players: 3, rules: { 'random-start': true } });
    expect(early.answer('player-1', 'offer-rematch', { wish: 'same' })).toBe('not-ended');
    expect(early.start().answer('player-1', 'offer-rematch', { wish: 'same' })).toBe('not-ended');
    const match = over();
    for (const seat of ['host', 'umpire', 'spectator'])
      expect(match.answer(seat, 'offer-rematch', { wish: 'same' })).toBe('not-allowed');
    expect(match.answer('player-3', 'offer-rematch', { wish: 'same' })).toBe('not-playing');
    expect(match.answer('player-1', 'offer-rematch', { wish: 'none' })).toBe('nothing-changed');
    match.act('player-1', 'offer-rematch', { wish: 'same' });
    expect(match.answer('player-1', 'offer-rematch', { wish: 'same' })).toBe('nothing-changed');
    expect(match.answer('player-1', 'offer-rematch', { wish: 'draw' })).toBe('bad-args');
  });
});
