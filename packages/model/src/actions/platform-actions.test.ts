import { plainText } from '../words.ts';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../action.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';
import { tableEventOfDeed, tableWith, testChance, testContext } from '../testing/index.ts';
import { draw } from './draw.ts';
import { erase } from './erase.ts';
import { platformActions } from './index.ts';
import { rollDice } from './roll-dice.ts';
import { say } from './say.ts';

const red: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };
const red1: Seat = { id: 'red-1', kind: 'commander', side: 'red', command: 1 };
const blue: Seat = { id: 'blue-captain', kind: 'captain', side: 'blue' };
const umpire: Seat = { id: 'umpire', kind: 'umpire' };
const host: Seat = { id: 'host', kind: 'host' };
const spectator: Seat = { id: 'spectator', kind: 'spectator' };
const empty = emptySnapshot(['red', 'blue']);

const did = (outcome: ReturnType<typeof say.run>): Outcome => {
  if (isRefusal(outcome)) throw new Error(plainText(outcome.words));
  return outcome;
};

it('a spectator does none of it, and every action says in a sentence what it does', () => {
  for (const action of platformActions) {
    expect(action.mayAct(spectator, empty)?.code).toBe('not-allowed');
    expect(action.says).toMatch(/^[A-Z].*\.$/);
    expect(action.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

describe('saying something', () => {
  it('to the table is public, with name and time', () => {
    const { changes } = did(say.run(empty, { text: 'good luck', to: 'table' }, testContext(red)));
    expect(Object.values(changes.public?.chat ?? {})).toEqual([
      [null, { seat: 'red-captain', name: 'red-captain the Bold', text: 'good luck', at: '2026-01-01T12:00:00.000Z' }],
    ]);
    expect(changes.sides).toBeUndefined();
  });

  it('to the own side is the side’s alone, even that it was said by whom', () => {
    const outcome = did(say.run(empty, { text: 'left wing first', to: 'side' }, testContext(red)));
    expect(outcome).toMatchObject({ secretOf: 'red', isWhollySecret: true });
    expect(outcome.changes.public).toBeUndefined();
    expect(Object.keys(outcome.changes.sides ?? {})).toEqual(['red']);
  });

  it.each([
    ['nothing but blanks', ' \n\t', 'table', red, 'empty-text'],
    ['to a side, by one who has none', 'hello', 'side', umpire, 'no-side'],
  ] as const)('is refused for %s', (_why, text, to, seat, code) => {
    expect(say.run(empty, { text, to }, testContext(seat))).toMatchObject({ kind: 'refusal', code });
  });

  it('nobody’s line takes the place of another’s, whatever id the speaker chose', () => {
    const context = testContext(red);
    const first = did(say.run(empty, { text: 'one', to: 'table' }, context));
    const second = did(say.run(empty, { text: 'two', to: 'table' }, context));
    expect(Object.keys(first.changes.public?.chat ?? {})).not.toEqual(Object.keys(second.changes.public?.chat ?? {}));
  });
});

describe('rolling dice', () => {
  it('shows everyone the same values that the player is told', () => {
    const args = { dice: [6, 6, 20], why: 'initiative' };
    const outcome = did(rollDice.run(empty, args, testContext(red)));
    expect(outcome).toMatchObject({ changes: {}, result: { values: [6, 6, 20] }, draw: { values: [6, 6, 20] } });
    const told = tableEventOfDeed(empty, { seat: red.id, name: rollDice.name, args }, outcome);
    expect(told).toEqual({ kind: 'dice-rolled', ...args, values: [6, 6, 20], isByHand: false });
  });

  it('says no where the dice do', () => {
    const chance = { ...testChance(), roll: () => refuse('wrong-counter', 'Not the next.', 'k') };
    const outcome = rollDice.run(empty, { dice: [6], why: '', k: 7 }, testContext(red, { chance }));
    expect(outcome).toMatchObject({ kind: 'refusal', code: 'wrong-counter' });
  });

  it('is neither guessed nor undone', () => {
    expect([rollDice.isGuessable, rollDice.isUndoable]).toEqual([false, false]);
  });
});

const drawing = (seat: string) => ({
  seat,
  shape: 'line' as const,
  points: [
    [0, 0],
    [1, 1],
  ] as const,
});
const withDrawings = (count: number, seat = 'red-captain'): Snapshot =>
  tableWith((edits) => {
    edits.put('seat', 'red-captain', { kind: 'captain', side: 'red' });
    edits.put('seat', 'blue-captain', { kind: 'captain', side: 'blue' });
    for (let i = 0; i < count; i++) edits.put('drawing', `drawing:d${i}`, drawing(seat));
  });

describe('drawing', () => {
  it('is by the players and the umpire, and the artist learns its id', () => {
    const outcome = did(
      draw.run(
        empty,
        {
          shape: 'arrow',
          points: [
            [0, 0],
            [5, 5],
          ],
        },
        testContext(red),
      ),
    );
    expect(outcome.result).toEqual({ id: 'drawing:1' });
    expect(outcome.changes.public?.drawing?.['drawing:1']?.[1]).toMatchObject({ seat: 'red-captain', shape: 'arrow' });
    expect(draw.mayAct(host, empty)?.code).toBe('not-allowed');
    expect(draw.mayAct(umpire, empty)).toBeUndefined();
  });

  it('stops at two hundred', () => {
    const args = {
      shape: 'line',
      points: [
        [0, 0],
        [5, 5],
      ],
    };
    expect(isRefusal(draw.run(withDrawings(199), args, testContext(red)))).toBe(false);
    expect(draw.run(withDrawings(200), args, testContext(red))).toMatchObject({ code: 'too-many-drawings' });
  });
});

describe('erasing', () => {
  it.each([
    ['the artist', red, undefined],
    ['a teammate', red1, undefined],
    ['the other side', blue, 'not-your-drawing'],
    ['the umpire', umpire, undefined],
  ] as const)('red’s drawing, by %s', (_who, seat, code) => {
    const outcome = erase.run(withDrawings(1), { drawings: ['drawing:d0'] }, testContext(seat));
    expect(isRefusal(outcome) ? outcome.code : undefined).toBe(code);
  });

  it('the umpire’s drawing is the umpire’s', () => {
    const table = withDrawings(1, 'umpire');
    expect(erase.run(table, { drawings: ['drawing:d0'] }, testContext(red))).toMatchObject({
      code: 'not-your-drawing',
    });
  });

  it('all or none: one that is gone keeps the others', () => {
    const args = { drawings: ['drawing:d0', 'drawing:gone'] };
    expect(erase.run(withDrawings(1), args, testContext(red))).toMatchObject({ code: 'no-such-drawing' });
  });
});
