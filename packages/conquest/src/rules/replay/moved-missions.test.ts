import { plainText, type ReplayEntry, type RuleValues, type SideId } from '@vexillum/model';
import { seenBy, testDigest } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { randomAction } from '../bot/random-action.ts';
import { dueNext } from '../clock/due-next.ts';
import { sixShores } from '../maps/packs/six-shores.ts';
import { missionOf } from '../missions/mission-of.ts';
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

  test('but one whose mission was another than it was committed to does, also after it moved', () => {
    const { entries, snapshot } = moved(dealt(3, 1), 1, [[3, 'player-1']]);
    const shown = snapshot.public.mission.get('mission:player-1')?.secret ?? '';
    expect(shown).toHaveLength(64);
    const forged = JSON.parse(JSON.stringify(entries).replaceAll(shown, '12'.repeat(32))) as ReplayEntry[];
    expect(says(forged).join(' ')).toMatch(/mission of player-1 is not the one/);
  });
});

describe('a mission that its player was not told yet', () => {
  test('is shown at the end without a task where they were evicted first, and the match is sound', () => {
    const match = dealt(3, 2);
    match.act('host', 'evict-player', { player: 'player-3' });
    expect(match.snapshot.public.mission.get('mission:player-3')).not.toHaveProperty('secret');
    const ended = moved(match, 2, []);
    expect(ended.snapshot.public.mission.get('mission:player-3')).toMatchObject({ secret: expect.any(String) });
    expect(missionOf(ended.snapshot, 'player-3')).toBeUndefined();
    expect(faultsOf(ended)).toEqual([]);
  });

  test('is told with the first action of the machine that stands in, to its seat alone', () => {
    const match = dealt(3, 2);
    for (const seat of ['player-2', 'player-3']) match.act(seat, 'stand-in', { player: 'player-1', agrees: true });
    const due = dueNext(match.snapshot, { random: seededRandom(1) });
    expect(due?.seat).toBe('player-1');
    match.act('player-1', due?.name ?? '', due?.args);
    expect(missionOf(seenBy(match.snapshot, 'player-1'), 'player-1')).toBeDefined();
    for (const reader of ['player-2', 'player-3'])
      expect(missionOf(seenBy(match.snapshot, reader), 'player-1')).toBeUndefined();
    match.act('player-1', 'take-back');
    expect(missionOf(seenBy(match.snapshot, 'player-1'), 'player-1')).toBeDefined();
    expect(says(match.entries)).toEqual([]);
  });

  test('is another one in a rematch, also where the first game’s stayed behind; teams stay', () => {
    const match = moved(dealt(4, 1, inTeams), 1, [[0]]);
    const digests = () => match.game.order.map((side) => match.snapshot.public.mission.get(`mission:${side}`)?.digest);
    const teams = () => match.game.order.map((side) => match.player(side).team);
    const [first, before] = [digests(), teams()];
    match.act('host', 'reset-game');
    match.start();
    expect(teams()).toEqual(before);
    for (const digest of digests()) expect(first).not.toContain(digest);
    play(match, seededRandom(4), 60);
    const told = match.game.order.filter((side) => match.snapshot.public.mission.get(`mission:${side}`)?.drawnBy);
    expect(told.length).toBeGreaterThan(1);
    for (const side of told) expect(missionOf(seenBy(match.snapshot, side), side)).toBeDefined();
    expect(faultsOf(match)).toEqual([]);
  });
});
