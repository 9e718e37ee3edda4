import { words } from '@vexillum/model';
import { expect, test } from 'vitest';
import { BANK } from '../state/sides.ts';
import { isLost, isMissionLost, LostSecrets, type Losses, type Table } from './lost-secrets.ts';

const sides = Array.from({ length: 8 }, (_, at) => `player-${at + 1}`);
const table: Table = { sides, partnersOf: (side) => new Set([side]), hasDrawnMission: (side) => side !== 'player-8' };

/** All stories that are left, none of which fits. */
const storiesOf = (lost: LostSecrets): readonly Losses[] => {
  const stories: Losses[] = [];
  lost.check((losses) => {
    stories.push(losses);
    return words('none fits');
  });
  return stories;
};

const what = (losses: Losses) =>
  [BANK, ...sides].map((side) => [
    [1, 2, 3, 4].map((number) => isLost(losses, side, number)),
    isMissionLost(losses, side),
  ]);

const movedTimes = (times: number): readonly Losses[] => {
  const lost = new LostSecrets();
  for (let nth = 0; nth < times; nth++) lost.moved(3, table);
  return storiesOf(lost);
};

test('a match that moves hundreds of times while nothing is drawn is no more to look through than one that moved twice', () => {
  const [twice, often] = [movedTimes(2), movedTimes(300)];
  expect(often.map(what)).toEqual(twice.map(what));
  expect(Math.max(...often.map(({ length }) => length))).toBeLessThan(3);
});
