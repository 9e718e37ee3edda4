import { winnersOf } from '@vexillum/model';
import { expect, describe, test } from 'vitest';
import { dueNext } from './clock/due-next.ts';
import { conquest } from './game.ts';
import { campaignResult } from './play/campaign-result.ts';
import { type Snapshot } from './records.ts';
import { TestMatch, type TestMatchOptions } from './testing/index.ts';

const at = (players = 3, rules: TestMatchOptions['rules'] = {}) =>
  new TestMatch({ players, rules: { 'random-start': true, ...rules } })
    .start()
    .lay(
      { a: 'player-1 9', b: 'player-2 1', c: 'player-3 1', d: 'player-1 1', e: 'player-2 3', f: 'player-3 1' },
      { hasBegun: false },
    );

const two = (rules: TestMatchOptions['rules'] = {}) => at(2, rules).lay({ c: 'player-2 1', f: 'player-2 1' });

const resultOf = (snapshot: Snapshot) => {
  const result = campaignResult(snapshot);
  return result && { winners: winnersOf(result), rule: result.rule.id };
};

describe('resigning', () => {
  test('a player gives up their own game: their land becomes neutral, with its armies, and their turn passes on', () => {
    const match = at().give('player-1', 'crown');
    match.act('player-1', 'resign-game');
    expect(match.player('player-1')).toMatchObject({ out: 'resigned', flags: [], armiesLeft: 0 });
    expect([match.at('a'), match.at('d')]).toEqual(['neutral 9', 'neutral 1']);
    expect(match.game).toMatchObject({ phase: 'conquer', mover: 'player-2' });
    expect(match.happened).toEqual({ kind: 'player-resigned', player: 'player-1', next: 'player-2' });
  });

  test('on another’s turn, too: that goes on as it was', () => {
    const match = at();
    const { turn, recruits } = match.game;
    match.act('player-3', 'resign-game');
    expect(match.game).toMatchObject({ mover: 'player-1', turn, recruits });
    expect(match.happened).toMatchObject({ kind: 'player-resigned', player: 'player-3', next: 'player-1' });
  });

  test('or their land stays theirs and defends itself, as an evicted player’s does at that table', () => {
    const match = at(3, { 'evicted-become-neutral': false });
    match.act('player-1', 'resign-game');
    expect(match.at('a')).toBe('player-1 9');
  });

  test.each([
    ['grey land left, which need not fall', { 'neutrals-must-fall': false }, 'holds-every-territory-but-neutral-ones'],
    ['grey land left, which would have to fall', { 'neutrals-must-fall': true }, 'everybody-else-has-gone'],
    ['the other’s land left as it was', { 'evicted-become-neutral': false }, 'everybody-else-has-gone'],
  ])('whoever is left alone has won at once: %s', (_what, rules, rule) => {
    const match = two(rules);
    match.act('player-2', 'resign-game');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1' });
    expect(match.happened).toMatchObject({ kind: 'player-resigned', player: 'player-2', winner: 'player-1' });
    expect(resultOf(match.snapshot)).toEqual({ winners: ['player-1'], rule });
    expect(conquest.mayTellAll?.(match.snapshot)).toBe(true);
  });

  test('a machine that is left alone has won, and nothing is due any more', () => {
    const match = new TestMatch({ players: 1, rules: { 'random-start': true } });
    match.act('host', 'seat-bots', { seats: ['player-2'] });
    match.start().act('player-1', 'resign-game');
    expect(resultOf(match.snapshot)?.winners).toEqual(['player-2']);
    expect(dueNext(match.snapshot, { random: () => 0 })).toBeUndefined();
  });

  test('machines that are left play on: the next of them moves', () => {
    const match = new TestMatch({ players: 1, rules: { 'random-start': true } });
    match.act('host', 'seat-bots', { seats: ['player-2', 'player-3'] });
    match.start().act('player-1', 'resign-game');
    expect(match.game.phase).not.toBe('over');
    expect(dueNext(match.snapshot, { random: () => 0 })?.seat).toBe(match.mover);
  });

  test.each([
    ['assignment', {}],
    ['amassing', { 'random-start': true }],
  ] as const)('also while %s goes on', (phase, rules) => {
    const match = new TestMatch({ players: 3, rules }).start();
    expect(match.game.phase).toBe(phase);
    match.act(match.mover, 'resign-game');
    match.act('player-3', 'resign-game');
    expect(match.game.phase).toBe('over');
    expect(resultOf(match.snapshot)).toEqual({ winners: ['player-2'], rule: 'everybody-else-has-gone' });
  });

  test('whoever plays on alone against grey land, after an eviction, ends the game with it: nobody has won', () => {
    const match = two();
    match.act('host', 'evict-player', { player: 'player-2' });
    match.act('player-1', 'resign-game');
    expect(match.game.phase).toBe('over');
    expect(resultOf(match.snapshot)).toEqual({ winners: [], rule: 'nobody-is-left' });
  });

  test('nobody resigns before START, after the end, twice, for somebody else, or without a seat in the game', () => {
    const early = new TestMatch({ players: 3 });
    expect(early.answer('player-1', 'resign-game')).toBe('not-started');
    const match = at();
    const seats = ['host', 'umpire', 'spectator', 'player-4', 'player-1'] as const;
    expect(seats.map((seat) => match.answer(seat, 'resign-game', { player: 'player-2' }))).toEqual(
      seats.map(() => 'bad-args'),
    );
    expect(seats.slice(0, 4).map((seat) => match.answer(seat, 'resign-game'))).toEqual([
      'not-allowed',
      'not-allowed',
      'not-allowed',
      'not-playing',
    ]);
    match.act('player-1', 'resign-game');
    expect(match.answer('player-1', 'resign-game')).toBe('out-of-the-game');
    match.act('player-2', 'resign-game');
    expect(match.answer('player-3', 'resign-game')).toBe('wrong-phase');
  });

  test('it cannot be taken back, and is no guess: what it shows is not the browser’s to know', () => {
    const action = conquest.actions.find(({ name }) => name === 'resign-game');
    expect(action).toMatchObject({ isUndoable: false, isGuessable: false });
  });
});
