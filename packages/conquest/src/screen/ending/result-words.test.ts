import { expect, test } from 'vitest';
import { TestMatch } from '../../rules/testing/index.ts';
import { resultSentence, resultTitle } from './result-words.ts';

const lands = ['a', 'b', 'c', 'd', 'e', 'f'];
const claimed = (players: number, rules: object) => {
  const match = new TestMatch({ players, rules: { capitals: true, ...rules } }).start();
  for (const territory of lands) match.act(match.mover, 'claim-territory', { territory });
  return match;
};

test('a win by capitals is told so that it is true of a team, and where a neutral one stands', () => {
  const team = claimed(4, { teams: 2 }).lay({
    a: 'player-1 9',
    b: 'player-1 1',
    c: 'player-3 1',
    d: 'player-4 1',
    e: 'player-2 1',
    f: 'player-2 1',
  });
  team.lay({}, { mover: 'player-1' });
  team.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'd' });
  const neutral = claimed(3, { 'neutrals-must-fall': false }).lay({
    a: 'player-1 9',
    b: 'player-1 1',
    c: 'player-3 1',
    d: 'player-2 1',
    e: 'player-2 1',
    f: 'player-3 1',
  });
  neutral.act('player-3', 'resign-game');
  for (const { game, snapshot } of [team, neutral]) {
    expect(game.wonBy).toBe('capitals');
    expect(resultSentence(snapshot)).toBe('No capital is left to conquer.');
  }
});

test('whoever wins with partners who are still in the game is told so, and not that nobody else is left', () => {
  const { snapshot } = (() => {
    const match = claimed(3, { teams: 2, capitals: false });
    while (match.game.phase === 'amassing') match.act('host', 'skip-turn', { turn: match.game.turn });
    match.act('player-2', 'resign-game');
    return match;
  })();
  expect(resultSentence(snapshot)).toBe('No other team is left in the game.');
  expect(resultTitle(snapshot, 'player-3')).toBe('Your team has won!');
  expect(resultTitle(snapshot, 'player-2')).toBe('Team 1 has won');
});
