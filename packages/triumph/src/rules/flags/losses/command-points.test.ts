import { type LogLine, plainText, type TableEvent, withChanges } from '@vexillum/model';
import { seenBy } from '@vexillum/model/testing';
import { assist, type Flag, type Rule } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import {
  answerTo,
  begun,
  ordered,
  orderArgs,
  type Orders,
  play,
  sentTo,
  thinnedTable,
  withOrders,
} from '../../testing/index.ts';
import { type BattleFacts, createBattleFacts } from '../battle-facts.ts';
import { allyCommandRollsAPlainDie } from './ally-command-rolls-a-plain-die.ts';
import { commandHasItsPoints } from './command-has-its-points.ts';
import { commandPointExchangeIsEven } from './command-point-exchange-is-even.ts';
import { Edits, type Snapshot } from '../../records/table.ts';

const flagsFor = (table: Snapshot, rule: Rule<BattleFacts>, ...sides: string[]): readonly Flag[] =>
  assist(createBattleFacts()(seenBy(table, ...sides), grand, sides[0] ? { side: sides[0] } : {}), [rule]);
const toldTo = (...asked: Parameters<typeof flagsFor>): string[] =>
  flagsFor(...asked).map(({ says }) => plainText(says));

/** Commands 1 and 2 are of the main army, 3 is made of allies. */
const mods = (one: -1 | 0 | 1, two: -1 | 0 | 1, three: -1 | 0 | 1 = 0): Orders => ({
  1: { mod: one },
  2: { mod: two },
  3: { mod: three },
});

describe('exchanging command points', () => {
  it('GT-CP-002, GT-CP-004: one command with +1 and one with −1 is fine, and so is none', () => {
    expect(toldTo(ordered(mods(1, -1)), commandPointExchangeIsEven, 'red')).toEqual([]);
    expect(toldTo(ordered(mods(0, 0)), commandPointExchangeIsEven, 'red')).toEqual([]);
  });

  it('GT-CP-004: +1 alone is flagged, and so is −1', () => {
    expect(toldTo(ordered(mods(1, 0)), commandPointExchangeIsEven, 'red')).toEqual([
      'Commands with +1 to their command points: 1; with −1: 0. There must be as many of both.',
    ]);
    expect(flagsFor(ordered(mods(-1, 0)), commandPointExchangeIsEven, 'red')).toMatchObject([
      { weight: 'illegal', part: 'even', side: 'red' },
    ]);
    expect(toldTo(ordered(mods(1, 1)), commandPointExchangeIsEven, 'red')).toHaveLength(1);
  });

  it('GT-CP-008: a command that is alone of its polity exchanges with nobody', () => {
    const alone = ordered({ ...mods(1, -1), 2: { mod: -1, ally: true } });
    expect(flagsFor(alone, commandPointExchangeIsEven, 'red').map(({ part }) => part)).toEqual(['polity-1']);
    expect(flagsFor(ordered(mods(1, -1)), commandPointExchangeIsEven, 'red')).toEqual([]);
  });

  it('GT-CP-008: between two polities it is doubtful', () => {
    const table = ordered({ 1: { mod: 1 }, 2: { mod: 0 }, 3: { mod: -1, ally: false } });
    expect(flagsFor(table, commandPointExchangeIsEven, 'red').map(({ part, weight }) => [part, weight])).toEqual([
      ['polity-3', 'illegal'],
      ['across', 'doubtful'],
    ]);
  });

  it('GT-CP-005: no command can have it twice: such orders cannot be sealed', () => {
    const table = sentTo(begun(), 2);
    expect(answerTo(table, 'red-captain', 'seal-orders', orderArgs(table, 'red', { 1: { mod: 2 as 1 } }))).toBe(
      'bad-arguments',
    );
    expect(answerTo(table, 'red-captain', 'seal-orders', orderArgs(table, 'red', mods(1, -1)))).toBe('done');
  });

  it('GT-CP-003: is sealed with the split into commands, or not at all, and stays as it is', () => {
    const table = sentTo(begun(), 2);
    const { batch } = orderArgs(table, 'red', mods(1, -1)) as unknown as { batch: { k: string }[] };
    const withoutPoints = batch.filter(({ k }) => !k.endsWith('.cp'));
    expect(answerTo(table, 'red-captain', 'seal-orders', { batch: withoutPoints })).not.toBe('done');
    const both = withOrders(withOrders(table, 'red', mods(1, -1)), 'blue', {}, 2);
    expect(answerTo(both, 'red-captain', 'seal-orders', orderArgs(both, 'red', mods(-1, 1), 3))).toBe('already-sealed');
  });

  it('is a secret of its side until it opens, then everybody is told', () => {
    const table = ordered(mods(1, 0));
    expect(flagsFor(table, commandPointExchangeIsEven, 'red')[0]?.secretOf).toBe('red');
    expect(toldTo(table, commandPointExchangeIsEven, 'blue')).toEqual([]);
    expect(toldTo(table, commandPointExchangeIsEven)).toEqual([]);
    const keys = [1, 2, 3].flatMap((command) => [`cmd.${command}.roster`, `cmd.${command}.cp`]);
    const open = play(table, 'umpire', 'reveal-secrets', { keys, side: 'red' }).snapshot;
    expect(flagsFor(open, commandPointExchangeIsEven)[0]).not.toHaveProperty('secretOf');
    expect(toldTo(open, commandPointExchangeIsEven)).toHaveLength(1);
  });
});

describe('an allied command', () => {
  it('GT-CP-007: rolls a plain die; any change of it is flagged', () => {
    expect(toldTo(ordered(mods(0, 0, 0)), allyCommandRollsAPlainDie, 'red')).toEqual([]);
    expect(toldTo(ordered(mods(1, 0, -1)), allyCommandRollsAPlainDie, 'red')).toEqual([
      'Command 3 is an ally and has −1 to its die for command points.',
    ]);
    expect(toldTo(ordered(mods(0, 0, 1)), allyCommandRollsAPlainDie, 'red')).toEqual([
      'Command 3 is an ally and has +1 to its die for command points.',
    ]);
    expect(toldTo(ordered(mods(1, -1)), allyCommandRollsAPlainDie, 'red')).toEqual([]);
  });

  it('GT-CP-007: nobody else is told while it is sealed', () => {
    expect(flagsFor(ordered(mods(1, 0, -1)), allyCommandRollsAPlainDie, 'red')[0]?.secretOf).toBe('red');
    expect(toldTo(ordered(mods(1, 0, -1)), allyCommandRollsAPlainDie, 'blue')).toEqual([]);
  });
});

describe('rolling for command points', () => {
  const line = (seq: number, why: string, values: number[], sides = 6, seat = 'red-1'): LogLine<TableEvent> => ({
    seq,
    at: '2026-01-01T12:00:00.000Z',
    seat,
    event: { kind: 'dice-rolled', why, values, dice: values.map(() => sides), isByHand: false },
  });
  /** Red's turn, with these lines since it began. */
  const withLines = (lines: ReturnType<typeof line>[], from: Snapshot = thinnedTable({ stands: [] })): Snapshot => {
    const edits = new Edits(from).put('turn', 'this', { number: 3, side: 'red' });
    edits.put('log', '9', { seq: 9, at: '', seat: 'red-captain', event: { kind: 'turn-begun' } });
    for (const each of lines) edits.put('log', String(each.seq), each);
    return withChanges(from, edits.changes());
  };

  it('GT-CP-001: each command has one die; a second is flagged, whether thrown together or later', () => {
    const one = withLines([line(10, 'command-points red 1', [3]), line(11, 'command-points red 2', [3])]);
    expect(toldTo(one, commandHasItsPoints)).toEqual([]);
    const twice = withLines([line(10, 'command-points red 1', [3]), line(11, 'command-points red 1', [6])]);
    expect(toldTo(twice, commandHasItsPoints)).toEqual([
      '2 dice were rolled for the command points of command 1 this turn; it has one.',
    ]);
    expect(toldTo(withLines([line(10, 'command-points red 2', [3, 4])]), commandHasItsPoints)).toHaveLength(1);
  });

  it('GT-CP-001: what was rolled before the turn began, by the other side or for something else does not count', () => {
    const others = [
      line(8, 'command-points red 1', [3]),
      line(10, 'command-points red 1', [3]),
      line(11, 'command-points blue 1', [3]),
      line(12, 'combat red', [3, 3]),
    ];
    expect(toldTo(withLines(others), commandHasItsPoints)).toEqual([]);
  });

  it('GT-CP-001: another kind of die is flagged', () => {
    expect(toldTo(withLines([line(10, 'command-points red 1', [7], 8)]), commandHasItsPoints)).toEqual([
      'Command 1 rolled a die with 8 sides for its command points; it has one with 6.',
    ]);
  });

  const rolled = (mod: -1 | 0 | 1, value: number) =>
    withLines([line(10, 'command-points red 1', [value])], ordered(mods(mod, mod === 0 ? 0 : (-mod as 1 | -1))));

  it('GT-CP-006: a command with +1 that rolls 6 has 6; one that rolls 5 needs no word', () => {
    expect(toldTo(rolled(1, 6), commandHasItsPoints, 'red')).toEqual([
      'Command 1 rolled 6 with +1: it has 6, since a command has at least 1 and at most 6 command points.',
    ]);
    expect(toldTo(rolled(1, 5), commandHasItsPoints, 'red')).toEqual([]);
    expect(toldTo(rolled(0, 6), commandHasItsPoints, 'red')).toEqual([]);
  });

  it('GT-CP-009: a command with −1 that rolls 1 has 1; one that rolls 2 needs no word', () => {
    expect(toldTo(rolled(-1, 1), commandHasItsPoints, 'red')).toEqual([
      'Command 1 rolled 1 with −1: it has 1, since a command has at least 1 and at most 6 command points.',
    ]);
    expect(toldTo(rolled(-1, 2), commandHasItsPoints, 'red')).toEqual([]);
  });

  it('what a sealed order adds is told to its own side alone', () => {
    expect(flagsFor(rolled(1, 6), commandHasItsPoints, 'red')[0]?.secretOf).toBe('red');
    expect(toldTo(rolled(1, 6), commandHasItsPoints, 'blue')).toEqual([]);
    const open = play(rolled(1, 6), 'umpire', 'reveal-secrets', { keys: ['cmd.1.cp'], side: 'red' }).snapshot;
    expect(flagsFor(open, commandHasItsPoints, 'blue')).toHaveLength(1);
    expect(flagsFor(open, commandHasItsPoints, 'blue')[0]).not.toHaveProperty('secretOf');
  });
});
