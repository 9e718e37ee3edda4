import { plainText } from '@vexillum/model';
import { expect, test } from 'vitest';
import { TestMatch } from '../testing/index.ts';
import { campaignStanding } from './campaign-standing.ts';

const said = ({ snapshot }: TestMatch) => {
  const { at, sides } = campaignStanding(snapshot);
  return [plainText(at), ...sides.map(({ side, says }) => `${side}: ${plainText(says)}`)];
};

test('a campaign in a few words: the turn, and who holds what or is out', () => {
  const match = new TestMatch({ players: 3, rules: { 'random-start': true } });
  expect(said(match)).toEqual(['The game has not been started.']);
  match
    .start()
    .lay(
      { a: 'player-1 9', b: 'player-2 1', c: 'player-3 1', d: 'player-1 1', e: 'player-2 3', f: 'player-3 1' },
      { hasBegun: false },
    );
  expect(said(match)).toEqual([
    expect.stringMatching(/^Turn \d+$/),
    'player-1: 2 territories, 10 armies',
    'player-2: 2 territories, 4 armies',
    'player-3: 2 territories, 2 armies',
  ]);
  match.act('player-3', 'resign-game');
  expect(said(match).at(-1)).toBe('player-3: has given up');
});
