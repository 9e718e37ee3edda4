import { expect, it } from 'vitest';
import { type Assign } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { PlacingRun } from './placing-run.ts';

/** The first player places once and says how many more; the second answers each. Armies on that land after so many rounds. */
const placed = async (assign: Assign, rounds: number, stopAfter = rounds): Promise<string> => {
  const match = new TestMatch({ rules: { 'random-start': true } }).start();
  const [mine, theirs] = ['player-1', 'player-2'].map(
    (side) => ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => match.at(id).startsWith(side)) ?? '',
  ) as [string, string];
  const run = new PlacingRun('player-1', (name, args) => {
    match.act('player-1', name, args);
    return Promise.resolve({ kind: 'ack', seq: 1 });
  });
  const { turn } = match.game;
  match.act('player-1', 'place-army', { territory: mine });
  run.start(mine, assign, turn);
  for (let round = 0; round < rounds; round += 1) {
    if (round === stopAfter) run.stop();
    await run.look(match.snapshot);
    match.act('player-2', 'place-army', { territory: theirs });
    await run.look(match.snapshot);
    if (match.mover === 'player-1') break;
  }
  return match.at(mine);
};

it('five armies go there one a turn, then the player is asked again', async () => {
  expect(await placed(5, 20)).toBe('player-1 6');
});

it('all the rest goes there, and no more once the player stops it', async () => {
  expect(await placed('all', 20)).toBe('player-1 22');
  expect(await placed('all', 20, 3)).toBe('player-1 5');
});

it('one at a time stays one at a time', async () => {
  expect(await placed(1, 20)).toBe('player-1 2');
});
