import { reverse, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { diceStatistics, rollsInLog } from '../dice/dice-statistics.ts';
import { canBeTakenBack } from '../events/battle-events.ts';
import type { Combat } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';
import { replayMatch } from '../replay/replay-match.ts';
import {
  answerTo,
  asPlain,
  asSeenBy,
  attempt,
  boardWith,
  fieldOf,
  lineOf,
  play,
  RecordedMatch,
  seated,
  smallArmy,
} from '../testing/index.ts';
import { pointsAt } from '../turn/points-of.ts';

const lines = fieldOf({
  stands: {
    a: { troopType: 'KNT', at: [45, 18, 0], command: 1, general: true },
    d: { troopType: 'HFT', at: [45, 18, 180], side: 'blue', command: 1 },
  },
});
const taken = play(lines, 'red-captain', 'take-up-combat', { kind: 'close', attacker: 'a', defender: 'd' }).snapshot;
const c1 = (snapshot: Snapshot): Combat => snapshot.public.combat.get('c1') as Combat;
const fight = (...values: number[]) => play(taken, 'red-captain', 'fight-combat', { id: 'c1', values });
const correct = (from: Snapshot, values: readonly number[], seat = 'blue-1') =>
  play(from, seat, 'correct-combat-dice', { id: 'c1', values });

describe('real dice in a combat', () => {
  test('are typed in the place of a throw, the attacker’s first, for all to see whose word they are', () => {
    const { snapshot, event, outcome } = fight(2, 5);
    expect(c1(snapshot)).toMatchObject({ dice: { red: 2, blue: 5 }, diceBy: 'red-captain' });
    expect(c1(snapshot).result?.kind).toBe('beaten');
    expect(outcome.draw).toEqual({ manual: true, values: [2, 5] });
    expect(event).toMatchObject({ kind: 'combat-fought', values: [2, 5], isByHand: true });
    expect(play(taken, 'red-captain', 'fight-combat', { id: 'c1' }).event).not.toHaveProperty('isByHand');
  });

  test('do not count as luck', () => {
    const line = { seq: 1, at: '', seat: 'red-captain', event: fight(2, 5).event };
    expect(diceStatistics(rollsInLog([line]), () => 'red')).toEqual([]);
  });

  test.each([
    ['one die alone', { values: [3] }],
    ['three', { values: [3, 3, 3] }],
    ['a seven', { values: [7, 1] }],
    ['a nought', { values: [0, 1] }],
    ['half a die', { values: [2.5, 1] }],
    ['words', { values: ['3', '4'] }],
  ])('%s: no', (_what, args) => {
    expect(answerTo(taken, 'red-captain', 'fight-combat', { id: 'c1', ...args })).toBe('bad-arguments');
    const thrown = play(taken, 'red-captain', 'fight-combat', { id: 'c1' }).snapshot;
    expect(answerTo(thrown, 'red-captain', 'correct-combat-dice', { id: 'c1', ...args })).toBe('bad-arguments');
  });
});

describe('other dice in the place of those that were thrown', () => {
  const thrown = play(taken, 'red-captain', 'fight-combat', { id: 'c1' }).snapshot;
  const fell = [c1(thrown).dice?.['red'] ?? 0, c1(thrown).dice?.['blue'] ?? 0] as const;
  const other = [(fell[0] % 6) + 1, fell[1]];

  test('count in the sum, and what was thrown stays to be seen', () => {
    const { snapshot, event } = correct(thrown, other);
    expect(c1(snapshot)).toMatchObject({
      dice: { red: other[0], blue: other[1] },
      diceBy: 'blue-1',
      thrown: { red: fell[0], blue: fell[1] },
    });
    expect(event).toMatchObject({ kind: 'combat-dice-corrected', values: other, was: fell, side: 'red' });
    expect(c1(correct(snapshot, [1, 6]).snapshot)).toMatchObject({
      result: { kind: 'beaten', loser: 'a' },
      thrown: { red: fell[0], blue: fell[1] },
    });
    expect(c1(correct(snapshot, fell).snapshot)).toEqual(c1(thrown));
  });

  test('of real dice that were typed wrong nothing is said to have been thrown', () => {
    const again = c1(correct(fight(2, 5).snapshot, [3, 5]).snapshot);
    expect(again).toMatchObject({ dice: { red: 3, blue: 5 }, diceBy: 'blue-1' });
    expect(again).not.toHaveProperty('thrown');
  });

  test('are what every browser works out, and one undo takes them back', () => {
    const { outcome, snapshot, event } = correct(thrown, other);
    for (const side of ['red', 'blue', 'nobody'])
      expect(attempt(asSeenBy(thrown, side), 'blue-1', 'correct-combat-dice', { id: 'c1', values: other })).toEqual(
        outcome,
      );
    expect(canBeTakenBack(event)).toBe(true);
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(thrown));
  });

  test.each([
    ['of a combat that is not fought', taken, 'red-captain', { values: [1, 2] }, 'not-fought'],
    ['that lie there', thrown, 'red-captain', { values: fell }, 'already-done'],
    ['of no combat', thrown, 'red-captain', { id: 'c9', values: [1, 2] }, 'no-such-combat'],
    ['by who looks on', thrown, 'spectator', { values: other }, 'not-allowed'],
  ] as const)('%s: no', (_what, table, seat, args, answer) =>
    expect(answerTo(table, seat, 'correct-combat-dice', { id: 'c1', ...args })).toBe(answer),
  );

  test('of a combat that is over wait until it is undone', () => {
    const over = play(thrown, 'red-captain', 'apply-combat', { id: 'c1' }).snapshot;
    expect(answerTo(over, 'red-captain', 'correct-combat-dice', { id: 'c1', values: other })).toBe('already-done');
    const gone = play(thrown, 'blue-captain', 'lose-stands', { stands: ['d'] }).snapshot;
    expect(answerTo(gone, 'red-captain', 'correct-combat-dice', { id: 'c1', values: other })).toBe('done');
  });
});

describe('real dice for command points', () => {
  const table = seated(
    boardWith({
      ...lineOf(2, [40, 10], { command: 1 }),
      second: { at: [60, 10, 0], command: 2 },
      ...lineOf(2, [40, 30], { side: 'blue', command: 1 }),
    }),
  );
  const begun = play(table, 'red-captain', 'begin-turn', {}).snapshot;
  const roll = (values: readonly number[], seat = 'red-captain') =>
    play(begun, seat, 'roll-command-points', { values });

  test('are typed in the order of the commands', () => {
    const { snapshot, event, outcome } = roll([4, 2]);
    expect(([1, 2] as const).map((command) => pointsAt(snapshot, 'red', command))).toMatchObject([
      { die: 4, points: 4, dieBy: 'red-captain' },
      { die: 2, points: 2, dieBy: 'red-captain' },
    ]);
    expect(outcome.draw).toEqual({ manual: true, values: [4, 2] });
    expect(event).toMatchObject({ kind: 'points-rolled', isByHand: true });
    const line = { seq: 1, at: '', seat: 'red-captain', event };
    expect(diceStatistics(rollsInLog([line]), () => 'red')).toEqual([]);
  });

  test.each([
    ['too few', [4], 'bad-values'],
    ['too many', [4, 2, 1], 'bad-values'],
    ['a seven', [4, 7], 'bad-values'],
    ['a nought', [4, 0], 'bad-arguments'],
    ['none', [], 'bad-arguments'],
  ])('%s: no', (_what, values, answer) =>
    expect(answerTo(begun, 'red-captain', 'roll-command-points', { values })).toBe(answer),
  );

  test('one that was typed wrong, or thrown, is put right; what was thrown stays to be seen', () => {
    const thrown = play(begun, 'red-captain', 'roll-command-points', {}).snapshot;
    const fell = pointsAt(thrown, 'red', 1)?.die ?? 0;
    const die = (fell % 6) + 1;
    const { snapshot, event, outcome } = play(thrown, 'red-captain', 'correct-command-die', { command: 1, die });
    expect(pointsAt(snapshot, 'red', 1)).toEqual({
      turn: 1,
      die,
      terms: [],
      points: die,
      dieBy: 'red-captain',
      thrown: fell,
    });
    expect(event).toEqual({ kind: 'command-die-corrected', side: 'red', command: 1, die, was: fell, points: die });
    expect(canBeTakenBack(event)).toBe(true);
    const back = play(snapshot, 'red-captain', 'correct-command-die', { command: 1, die: fell }).snapshot;
    expect(asPlain(back)).toEqual(asPlain(thrown));
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(thrown));
    const typed = play(roll([4, 2]).snapshot, 'umpire', 'correct-command-die', { command: 2, die: 3 }).snapshot;
    expect(pointsAt(typed, 'red', 2)).toEqual({ turn: 1, die: 3, terms: [], points: 3, dieBy: 'umpire' });
  });

  test.each([
    ['before it has rolled', begun, 'red-captain', { command: 1, die: 3 }, 'not-rolled'],
    ['that it is', roll([4, 2]).snapshot, 'red-captain', { command: 1, die: 4 }, 'already-done'],
    ['that no die shows', roll([4, 2]).snapshot, 'red-captain', { command: 1, die: 7 }, 'bad-values'],
    ['by the other side', roll([4, 2]).snapshot, 'blue-captain', { command: 1, die: 3 }, 'not-your-points'],
    ['by who leads another command', roll([4, 2]).snapshot, 'red-2', { command: 1, die: 3 }, 'not-your-points'],
    ['before the first turn', table, 'red-captain', { command: 1, die: 3 }, 'no-turn'],
    ['by who looks on', roll([4, 2]).snapshot, 'spectator', { command: 1, die: 3 }, 'not-allowed'],
  ] as const)('%s: no', (_what, from, seat, args, answer) =>
    expect(answerTo(from, seat, 'correct-command-die', args)).toBe(answer),
  );
});

describe('a match with real dice', () => {
  const evening = (): RecordedMatch => {
    const match = new RecordedMatch({});
    const bring = (side: 'red' | 'blue') =>
      (match.act(`${side}-captain`, 'bring-army', { side, army: smallArmy }).result as { stands: string[] }).stands;
    const [red, blue] = [bring('red')[0] as string, bring('blue')[0] as string];
    match.act('red-captain', 'place-stands', { stands: [{ id: red, pose: [45_000, 18_000, 0] }] });
    match.act('blue-captain', 'place-stands', { stands: [{ id: blue, pose: [45_000, 18_000, 18_000] }] });
    match.act('red-captain', 'begin-turn', {});
    match.act('red-captain', 'roll-command-points', { values: [4] });
    match.act('red-captain', 'correct-command-die', { command: 1, die: 5 });
    match.act('red-captain', 'take-up-combat', { kind: 'close', attacker: red, defender: blue });
    match.act('red-captain', 'fight-combat', { id: 'c1', values: [6, 1] });
    match.act('blue-captain', 'correct-combat-dice', { id: 'c1', values: [5, 1] });
    match.act('red-captain', 'apply-combat', { id: 'c1' });
    return match;
  };

  test('verifies', () => expect(replayMatch(evening().entries).faults).toEqual([]));

  test.each([
    ['a throw that says nothing of who typed it', ',"dieBy":"red-captain"', ''],
    ['dice of a combat that are typed and look thrown', ',"diceBy":"red-captain"', ''],
    ['another die than was said', '"die":5', '"die":6'],
  ])('does not with %s', (_what, part, forgedPart) => {
    const text = JSON.stringify(evening().entries);
    const forged = JSON.parse(text.replaceAll(part, forgedPart)) as RecordedMatch['entries'];
    expect(text).toContain(part);
    expect(replayMatch(forged).faults[0]).toMatchObject({ kind: 'rules' });
  });
});
