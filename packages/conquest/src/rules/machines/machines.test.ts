import { seededRandom } from '@vexillum/geometry';
import { plainText } from '@vexillum/model';
import { seenBy } from '@vexillum/model/testing';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/board-of.ts';
import { dueNext } from '../clock/due-next.ts';
import { sixShores } from '../maps/packs/six-shores.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { conquestOdds } from '../odds/conquest-odds.ts';
import { levelOf, setupOf } from '../state/setup.ts';
import { LawWatch, playMachines, TestMatch } from '../testing/index.ts';
import { forecastOf } from './forecast.ts';
import { machineAction } from './machine-action.ts';
import { machineCharacters, type MachineLevel, machineLevels } from './machine-levels.ts';

/** Machines of one level play on a map by turns until they have done so much. */
const played = (level: MachineLevel, match: TestMatch, most: number, look: (match: TestMatch) => void): void => {
  const random = seededRandom(3);
  for (let acted = 0; acted < most && match.game.phase !== 'over'; acted += 1) {
    look(match);
    const asked = machineAction(match.snapshot, match.mover, level, random);
    match.act(match.mover, asked?.name ?? '', asked?.args);
  }
};

describe.each(machineLevels)('a machine as a %s', (level) => {
  it('plays by the rules, from claimed land on, and the laws hold', () => {
    const rules = { neutral: true, 'move-reach': 'connected' };
    const match = new TestMatch({ players: 3, map: twinHolms, seed: 8, rules }).start();
    const watch = new LawWatch(match.snapshot, boardOf(match.snapshot));
    let isFirst = true;
    played(level, match, 4_000, () => {
      if (!isFirst) watch.check(match.told, level);
      isFirst = false;
    });
    expect(match.game.phase).toBe('over');
  });

  it.each([
    ['plain', {}],
    ['of teams with missions', { teams: 2, 'team-flags': true, missions: true }],
  ])('chooses the same when the others’ secrets are others, or are not there at all: %s', (_, more) => {
    const rules = { 'random-start': true, ...more };
    const match = new TestMatch({ players: 3, map: sixShores, seed: 4, rules }).start();
    let flags = 0;
    played(level, match, 500, ({ snapshot, mover, game }) => {
      flags = Math.max(flags, game.nextFlag);
      const asks = (seen: typeof snapshot) => machineAction(seen, mover, level, seededRandom(game.turn));
      expect(asks(seenBy(snapshot, mover))).toEqual(asks(snapshot));
    });
    expect(flags).toBeGreaterThan(3);
  });

  it('has a character in words', () => {
    expect(plainText(machineCharacters[level])).toMatch(/^[A-Z].*\.$/);
  });
});

describe.each(machineLevels)('by house rule, a machine as a %s', (level) => {
  it.each([
    ['capitals', { capitals: true, 'random-start': true }],
    ['teams', { teams: 2, 'random-start': true }],
    ['teams that share land', { teams: 2, 'shared-land': true, 'team-flags': true, 'move-reach': 'connected' }],
    ['missions', { missions: true, 'random-start': true }],
    ['missions in teams', { missions: true, teams: 2, capitals: true, 'random-start': true }],
    ['capped sets', { 'set-cap': 8, 'random-start': true }],
  ])('plays with %s to an end, and the laws hold', (_, rules) => {
    const match = new TestMatch({ players: 4, map: twinHolms, seed: 5, rules }).start();
    const watch = new LawWatch(match.snapshot, boardOf(match.snapshot));
    let isFirst = true;
    played(level, match, 4_000, () => {
      if (!isFirst) watch.check(match.told, level);
      isFirst = false;
    });
    expect(match.game.phase).toBe('over');
  });
});

it.each(['captain', 'marshal'] as const)('a %s guards its capital with its first armies', (level) => {
  const match = new TestMatch({ players: 4, map: twinHolms, seed: 2, rules: { capitals: true, 'random-start': true } });
  const isPlacing = () => match.game.phase === 'amassing';
  match.start();
  const random = seededRandom(4);
  while (isPlacing()) {
    const asked = machineAction(match.snapshot, match.mover, level, random);
    match.act(match.mover, asked?.name ?? '', asked?.args);
  }
  for (const side of match.game.order) {
    const [, armies] = match.at(match.player(side).capital ?? '').split(' ');
    expect(Number(armies)).toBeGreaterThan(match.armiesOf(side) / 3);
  }
});

it.each(['captain', 'marshal'] as const)('a %s takes the last capital rather than any other land', (level) => {
  const match = new TestMatch({ players: 2, rules: { capitals: true } }).start();
  for (const territory of ['a', 'c', 'b', 'f', 'd', 'e']) match.act(match.mover, 'claim-territory', { territory });
  match.lay({
    a: 'player-1 1',
    b: 'player-1 6',
    c: 'player-2 3',
    d: 'player-1 1',
    e: 'player-2 2',
    f: 'player-2 9',
  });
  expect(machineAction(match.snapshot, 'player-1', level, seededRandom(1))).toEqual({
    name: 'attack-territory',
    args: { from: 'b', to: 'c' },
  });
});

describe('levels', () => {
  it('are said with the seats, and a machine of which nothing is said is a Captain, as in matches of before', () => {
    const match = new TestMatch({ players: 1 });
    match.act('host', 'seat-bots', { seats: ['player-2'] });
    expect(setupOf(match.snapshot)).toEqual({ bots: ['player-2'], administrators: [] });
    expect(levelOf(match.snapshot, 'player-2')).toBe('captain');
    match.act('host', 'seat-bots', { seats: ['player-2', 'player-3'], levels: { 'player-3': 'marshal' } });
    expect([levelOf(match.snapshot, 'player-2'), levelOf(match.snapshot, 'player-3')]).toEqual(['captain', 'marshal']);
    match.act('host', 'seat-bots', { seats: ['player-3'] });
    expect(levelOf(match.snapshot, 'player-3')).toBe('captain');
  });

  it('are those of machines that sit there, and no others', () => {
    const match = new TestMatch({ players: 1 });
    const answer = (levels: object) => match.answer('host', 'seat-bots', { seats: ['player-2'], levels });
    expect(answer({ 'player-3': 'marshal' })).toBe('no-such-seat');
    expect(answer({ 'player-2': 'emperor' })).toBe('bad-args');
  });

  it('are what the server lets a machine play at', () => {
    const match = new TestMatch({ players: 1, map: twinHolms, rules: { 'random-start': true } });
    match.act('host', 'seat-bots', { seats: ['player-2'], levels: { 'player-2': 'marshal' } });
    match.start().act('host', 'skip-turn', { turn: 1 });
    const due = dueNext(match.snapshot, { random: seededRandom(5) });
    expect(due).toEqual({
      seat: 'player-2',
      ...machineAction(match.snapshot, 'player-2', 'marshal', seededRandom(5)),
    });
  });
});

it('what a planner reckons with are the exact odds, and for large armies those of the same proportion', () => {
  for (const [a, d] of [
    [2, 1],
    [4, 2],
    [11, 10],
    [5, 40],
    [40, 40],
  ] as const) {
    const { conquers, attackersLeft, defendersLeft } = conquestOdds(a, d);
    const sum = (left: ReadonlyMap<number, number>) => [...left].reduce((all, [armies, of]) => all + armies * of, 0);
    const forecast = forecastOf(a, d);
    expect(forecast.conquers).toBeCloseTo(conquers, 12);
    expect(forecast.left * forecast.conquers).toBeCloseTo(sum(attackersLeft), 9);
    expect(forecast.held * (1 - forecast.conquers)).toBeCloseTo(sum(defendersLeft), 9);
  }
  expect(forecastOf(200, 100).conquers).toBe(forecastOf(40, 20).conquers);
});

describe('a small sample of the bars that `npm run bench -- --machines` measures', () => {
  const wins = (levels: readonly [MachineLevel, MachineLevel], map: typeof twinHolms, games: number): number => {
    let won = 0;
    for (let seed = 1; seed <= games; seed += 1) {
      const first = seed % 2;
      const sat = first === 0 ? levels : levels.toReversed();
      if (playMachines({ levels: sat, map, seed }).winner === first) won += 1;
    }
    return won / games;
  };

  it.each([twinHolms, sixShores])('a Captain beats a Recruit, on $name', (map) => {
    expect(wins(['captain', 'recruit'], map, 24)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([twinHolms, sixShores])('a Marshal beats a Captain more often than not, on $name', (map) => {
    expect(wins(['marshal', 'captain'], map, 24)).toBeGreaterThanOrEqual(0.55);
  });

  it.each(machineLevels)('four of them end every game, as %s', (level) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const end = playMachines({ levels: [level, level, level, level], map: seed % 2 ? twinHolms : sixShores, seed });
      expect(end.winner).toBeDefined();
      expect(end.turns).toBeLessThanOrEqual(200);
    }
  });
});
