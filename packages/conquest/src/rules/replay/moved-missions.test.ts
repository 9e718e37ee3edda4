import { plainText, type ReplayEntry, type RuleValues, type SideId } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { randomAction } from '../bot/random-action.ts';
import { sixShores } from '../maps/packs/six-shores.ts';
import { TestMatch } from '../testing/index.ts';
import { matchRules } from './match-rules.ts';

const says = (entries: readonly ReplayEntry[]) =>
  matchRules.replay(entries, () => testDigest).map((fault) => plainText(fault.says));

const dealt = (players: number, seed: number, rules: RuleValues = {}) =>
  new TestMatch({
    players,
    seed,
    map: sixShores,
    isRecorded: true,
    rules: { 'random-start': true, 'laid-out': 'even', missions: true, ...rules },
  }).start();

/** Plays on at random so many actions at most. */
const play = (match: TestMatch, random: () => number, most: number): void => {
  for (let acts = 0; acts < most && match.game.phase !== 'over'; acts++) {
    const asked = randomAction(match.snapshot, match.mover, random);
    match.act(match.mover, asked?.name ?? '', asked?.args);
  }
};

type Move = readonly [acts: number, kept?: SideId];

/** Moves the match after so many more actions each, with nobody's secrets or this side's. */
const moved = (match: TestMatch, seed: number, moves: readonly Move[]): TestMatch => {
  const random = seededRandom(seed);
  for (const [acts, kept] of moves) {
    play(match, random, acts);
    match.moveElsewhere(kept);
  }
  play(match, random, 900);
  for (const side of match.game.order.slice(1))
    if (match.game.phase !== 'over' && match.player(side).out === undefined) match.act(side, 'resign-game');
  expect(match.game.phase).toBe('over');
  return match;
};

/** The whole, and as it was at these parts of its way, when many flags were still hidden. */
const faultsOf = ({ entries }: TestMatch, parts: readonly number[] = [0.35, 0.7]) =>
  [1, ...parts].flatMap((part) => says(entries.slice(0, Math.floor(entries.length * part))));

const inTeams = { teams: 2, 'team-flags': true };

describe('an honest match with missions that has moved never looks forged', () => {
  test('before anybody’s first action, between the first players’, and in the middle; from the file of anybody', () => {
    for (const moves of [
      [[0]],
      [[3, 'player-1']],
      [[3, 'player-2']],
      [[90, 'player-2']],
      [[0], [90, 'player-1'], [20]],
    ] as const)
      for (const seed of [1, 2])
        expect([seed, moves, faultsOf(moved(dealt(3, seed), seed, moves))]).toEqual([seed, moves, []]);
  });

  test('from a file of a partner’s, which tells flags but no missions', () => {
    for (const moves of [
      [[3, 'player-1']],
      [[60, 'player-3']],
      [
        [59, 'player-1'],
        [50, 'player-3'],
      ],
    ] as const)
      for (const seed of [1, 2]) {
        const match = moved(dealt(4, seed, inTeams), seed, moves);
        expect([seed, moves, faultsOf(match)]).toEqual([seed, moves, []]);
      }
  });

  test('where it moves three times and more with eight players, and with nobody’s secrets', () => {
    const match = moved(dealt(8, 3), 3, [[120], [2], [2], [2]]);
    expect(faultsOf(match, [0.1, 0.5])).toEqual([]);
  });

  test('while nobody can tell whether a player with lost flags has a set', () => {
    const random = seededRandom(5);
    const match = dealt(2, 5);
    play(match, random, 60);
    match.moveElsewhere();
    play(match, random, 600);
    for (let at = 40; at < match.entries.length; at += 40)
      expect([at, says(match.entries.slice(0, at))]).toEqual([at, []]);
  });
});
