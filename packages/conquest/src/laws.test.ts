import { describe, expect, test } from 'vitest';
import { boardOf } from './board/board-of.ts';
import { seededRandom } from '@vexillum/geometry';
import { LawWatch } from './testing/law-watch.ts';
import { playOut } from './testing/play-out.ts';
import { TestMatch } from './testing/test-match.ts';

/** `CONQUEST_GAMES=10000` for the long run. */
const games = Number(
  (globalThis as { process?: { env: Record<string, string> } }).process?.env['CONQUEST_GAMES'] ?? 200,
);

/** Some of every house rule, by the seed. */
const rulesFor = (seed: number) => {
  const random = seededRandom(seed);
  const maybe = () => random() < 0.5;
  return {
    'random-start': maybe(),
    'random-order': maybe(),
    neutral: maybe(),
    'fortified-neutrals': maybe(),
    'open-flags': maybe(),
    'move-in': maybe() ? 'dice' : 'one',
    'move-reach': maybe() ? 'neighbour' : 'connected',
    'captured-flags': (['while-over-five', 'one-set', 'down-to-four'] as const)[seed % 3] as string,
    'neutrals-must-fall': maybe(),
  };
};

describe(`${games} games played at random and by the rules`, () => {
  test('armies are conserved, one flag a turn, borders are kept, every territory has one owner', () => {
    let finished = 0;
    for (let seed = 1; seed <= games; seed++) {
      const match = new TestMatch({ players: 2 + (seed % 4), rules: rulesFor(seed), seed }).start();
      const watch = new LawWatch(match.snapshot, boardOf(match.snapshot));
      const { isOver } = playOut(match, seed, 4_000, (name) => watch.check(name, match.last, `game ${seed}`));
      if (isOver) finished++;
    }
    expect(finished).toBeGreaterThan(games * 0.95);
  }, 3_600_000);
});
