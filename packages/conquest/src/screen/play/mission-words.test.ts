import { expect, test } from 'vitest';
import type { Task } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { missionText } from './mission-words.ts';

const tasks: readonly Task[] = [
  { kind: 'regions', regions: ['west', 'east'] },
  { kind: 'lands', lands: 4, armies: 2 },
  { kind: 'eliminate', player: 'player-2', lands: 4 },
];

test('a mission says that partners fulfil it together, as long as there are any', () => {
  const match = new TestMatch({ players: 4, rules: { teams: 2, 'random-start': true } }).start();
  const said = () => tasks.map((task) => missionText(match.snapshot, 'player-1', task));
  expect(said()).toEqual([
    'Hold the regions West and East, you and your partners together.',
    'Hold 4 territories, you and your partners together, with at least 2 armies on each.',
    expect.stringMatching(
      /^Drive .* from the map, you or a partner\. If anybody else does, .* hold 4 territories together\.$/,
    ),
  ]);
  match.act('host', 'evict-player', { player: 'player-3' });
  for (const text of said()) expect(text).not.toMatch(/partner|together/);
});
