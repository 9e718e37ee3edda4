import { expect, test } from 'vitest';
import { CountingDigest, playOut, TestMatch } from '../testing/index.ts';
import { matchRules } from './match-rules.ts';

test('a mission is worked out a few times for a player, however long the match is', () => {
  const match = new TestMatch({
    players: 3,
    isRecorded: true,
    rules: { 'random-start': true, missions: true },
  }).start();
  playOut(match, 1, 3_000);
  match.act('player-1', 'reset-game');
  match.start();
  playOut(match, 2, 3_000);
  expect(match.entries.length).toBeGreaterThan(200);
  const digest = new CountingDigest(1_000_000);
  expect(matchRules.replay(match.entries, () => digest.digestOf)).toEqual([]);
  // Two games of three players: the kind and the task, in hindsight, as they are told, and as they are shown.
  expect(digest.countOf('task.')).toBeLessThan(2 * 3 * 2 * 4);
});
