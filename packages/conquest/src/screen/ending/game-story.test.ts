import { boardOf, NEUTRAL } from '../../rules/index.ts';
import { playOut, TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { gameStatistics } from './game-statistics.ts';
import { gameStory } from './game-story.ts';
import { landBands } from './land-chart.ts';
import { thisGame } from './this-game.ts';

const storyOf = (match: TestMatch) => gameStory(match.snapshot, thisGame(match.entries));

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0);

const played = (options: ConstructorParameters<typeof TestMatch>[0], seed: number) => {
  const match = new TestMatch({ ...options, isRecorded: true }).start();
  expect(playOut(match, seed, 5_000).isOver).toBe(true);
  return match;
};

describe('the story of a whole game', () => {
  const match = played({ players: 3, rules: { 'random-start': true } }, 3);
  const story = storyOf(match);

  it('tells the land from the first turn of the fighting to the end, all of it at each moment', () => {
    const all = [...boardOf(match.snapshot).territories].length;
    expect(story.sides).toEqual(match.game.order);
    expect(story.land.map((moment) => sumOf(moment.values()))).toEqual(story.land.map(() => all));
    expect([...(story.land[0]?.values() ?? [])]).toEqual([all / 3, all / 3, all / 3]);
    expect([...(story.land.at(-1) ?? [])]).toEqual([[match.game.winner, all]]);
    const tallies = gameStatistics(match.snapshot, thisGame(match.entries));
    // A moment before each turn, and the end.
    expect(story.land).toHaveLength(sumOf([...tallies.values()].map(({ turns }) => turns)) + 1);
  });

  it('tells who attacked whom, each throw once', () => {
    const throws = match.entries.filter(({ name }) => name === 'attack-territory').length;
    expect(sumOf(story.feuds.map((feud) => feud.throws))).toBe(throws);
    for (const { attacker, defender } of story.feuds) expect(attacker).not.toBe(defender);
  });

  it('tells the luck of each from the same dice: what is beaten by some is lost by the others', () => {
    const all = [...story.luck.values()];
    expect(all.length).toBe(3);
    expect(sumOf(all.map(({ beaten }) => beaten))).toBe(sumOf(all.map(({ lost }) => lost)));
    expect(sumOf(all.map(({ expectedBeaten }) => expectedBeaten))).toBeCloseTo(
      sumOf(all.map(({ expectedLost }) => expectedLost)),
      6,
    );
    for (const { luckier } of all) expect(luckier >= 0 && luckier <= 1).toBe(true);
  });
});

it('a game of two tells of neutral land, too', () => {
  const match = new TestMatch({ rules: { 'random-start': true, neutral: true }, isRecorded: true }).start();
  playOut(match, 2, 300);
  expect(storyOf(match).sides.at(-1)).toBe(NEUTRAL);
});

describe('the bands of the chart', () => {
  const bands = landBands({
    sides: ['player-1', 'player-2'],
    land: [
      new Map([
        ['player-1', 3],
        ['player-2', 1],
      ]),
      new Map([
        ['player-1', 2],
        ['player-2', 2],
      ]),
      new Map([['player-2', 4]]),
    ],
  });

  it('lie on one another, and fill the chart', () => {
    expect(bands[0]?.corners).toEqual([
      [0, 150],
      [300, 150],
      [600, 150],
      [600, 150],
      [300, 75],
      [0, 37.5],
    ]);
    expect(bands[1]?.corners).toEqual([
      [0, 37.5],
      [300, 75],
      [600, 150],
      [600, 0],
      [300, 0],
      [0, 0],
    ]);
  });

  it('are named where there is room', () => {
    expect(bands[0]?.letterAt).toEqual([300, 112.5]);
    const thin = landBands({
      sides: ['player-1', 'player-2'],
      land: [0, 1, 2].map(
        () =>
          new Map([
            ['player-1', 41],
            ['player-2', 1],
          ]),
      ),
    });
    expect(thin[1]?.letterAt).toBeUndefined();
  });
});
