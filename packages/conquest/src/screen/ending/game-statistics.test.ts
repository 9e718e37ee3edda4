import { NEUTRAL } from '../../rules/index.ts';
import { playOut, TestMatch } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import { gameStatistics } from './game-statistics.ts';
import { thisGame } from './this-game.ts';

const storyOf = (match: TestMatch) => thisGame(match.entries);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

test('after a whole game the armies that some have lost are those that the others have beaten', () => {
  const match = new TestMatch({ players: 3, rules: { 'random-start': true }, isRecorded: true }).start();
  expect(playOut(match, 3, 5_000).isOver).toBe(true);
  const tallies = [...gameStatistics(match.snapshot, storyOf(match)).values()];
  expect(tallies).toHaveLength(3);
  expect(sumOf(tallies.map(({ lost }) => lost))).toBe(sumOf(tallies.map(({ beaten }) => beaten)));
  expect(sumOf(tallies.map(({ lost }) => lost))).toBeGreaterThan(10);
  expect(sumOf(tallies.map(({ throws }) => throws))).toBe(
    match.entries.filter(({ name }) => name === 'attack-territory').length,
  );
  // Each END TURN ended one; the last turn of all was ended by the victory.
  const ended = match.entries.filter(({ name }) => name === 'end-turn').length;
  expect(sumOf(tallies.map(({ turns }) => turns))).toBe(ended + 1);
});

test('the turn in which somebody wins counts like any other, though they never end it', () => {
  const match = new TestMatch({ rules: { 'random-start': true }, isRecorded: true }).start();
  expect(playOut(match, 1, 5_000).isOver).toBe(true);
  const winner = match.game.winner ?? '';
  const ended = match.entries.filter(({ name, seat }) => name === 'end-turn' && seat === winner).length;
  expect(match.entries.at(-1)?.name).toBe('attack-territory');
  expect(gameStatistics(match.snapshot, storyOf(match)).get(winner)?.turns).toBe(ended + 1);
});

test('a turn that was passed over is a turn, too; claiming and placing first armies are none', () => {
  const match = new TestMatch({ rules: { 'random-start': true }, isRecorded: true }).start();
  const turnsOf = (side: string) => gameStatistics(match.snapshot, storyOf(match)).get(side)?.turns;
  const passOver = () => match.act('host', 'skip-turn', { turn: match.game.turn });
  while (match.game.phase === 'amassing') passOver();
  const [first, second] = match.game.order as readonly [string, string];
  expect([turnsOf(first), turnsOf(second)]).toEqual([1, 0]);
  passOver();
  expect([turnsOf(first), turnsOf(second)]).toEqual([1, 1]);
});

test('sets that an elimination turns in at once are counted as sets', () => {
  const match = new TestMatch({ players: 3, isRecorded: true }).start();
  const land = { a: 'player-1 9', b: 'player-2 1', c: 'player-3 3', d: 'player-1 2', e: 'player-3 3', f: 'player-1 2' };
  match.lay(land, { mover: 'player-1' });
  match.give('player-1', 'crown', 'crown', 'crown').give('player-2', 'crown', 'crown', 'crown');
  match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  expect(match.game.setsTurnedIn).toBe(1);
  expect(gameStatistics(match.snapshot, storyOf(match)).get('player-1')?.sets).toBe(1);
});

test('whoever takes a territory has one conquest, and troops that move in have not fallen', () => {
  const match = new TestMatch({ rules: { 'random-start': true }, isRecorded: true }).start();
  expect(playOut(match, 1, 5_000).isOver).toBe(true);
  const winner = match.game.winner ?? '';
  const [own = 0, others = 0] = [true, false].map((isWinner) =>
    sumOf(
      [...gameStatistics(match.snapshot, storyOf(match))]
        .filter(([side]) => (side === winner) === isWinner)
        .map(([, { conquests }]) => conquests),
    ),
  );
  // Half of the land was dealt to them; every other territory they conquered once more than it was taken from them.
  const territories = [...match.snapshot.public.territory.keys()];
  expect(own - others).toBe(territories.length / 2);
});

test('neutral countries have no tally of their own', () => {
  const match = new TestMatch({ rules: { 'random-start': true, neutral: true }, isRecorded: true }).start();
  playOut(match, 2, 300);
  expect([...gameStatistics(match.snapshot, storyOf(match)).keys()]).not.toContain(NEUTRAL);
});

test('only the last game at a table is counted', () => {
  const match = new TestMatch({ rules: { 'random-start': true }, isRecorded: true }).start();
  playOut(match, 1, 5_000);
  match.act('player-1', 'reset-game');
  match.start();
  const tallies = [...gameStatistics(match.snapshot, storyOf(match)).values()];
  expect(tallies).toEqual(tallies.map(() => ({ turns: 0, throws: 0, conquests: 0, lost: 0, beaten: 0, sets: 0 })));
});
