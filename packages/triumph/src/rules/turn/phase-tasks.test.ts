import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { createBattleFacts } from '../flags/battle-facts.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { fullProfileAt } from '../profiles/full-profile.ts';
import type { phaseCodes } from '../profiles/turn-rules.ts';
import { countLeft } from '../combat/combats-left.ts';
import { worldOfTable } from '../moves/world-of-table.ts';
import type { Combat } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';
import { changed } from '../testing/changed.ts';
import { fieldOf } from '../testing/index.ts';
import { nextWithTasks, phaseTasks } from './phase-tasks.ts';

const factsOf = (table: Snapshot) => createBattleFacts()(table, profileAt(table), {});
const tasksOf = (table: Snapshot) => phaseTasks(factsOf(table));

/** Two fights hand to hand and a volley; red's commands 1 and 2, and stands of one that nobody knows. */
const field = fieldOf({
  stands: {
    a: { troopType: 'HFT', at: [30, 18, 0], command: 1 },
    b: { troopType: 'HFT', at: [60, 18, 0], command: 2 },
    s: { troopType: 'ARC', at: [45, 18, 0], secret: { command: 3 } },
    d: { troopType: 'HFT', at: [30, 18, 180], side: 'blue', command: 1 },
    e: { troopType: 'HFT', at: [60, 18, 180], side: 'blue', command: 1 },
    t: { troopType: 'HFT', at: [45, 20, 180], side: 'blue', command: 1 },
  },
});

const combat = (more: Partial<Combat>): Combat => ({
  turn: 2,
  kind: 'close',
  attacker: 'a',
  defender: 'd',
  edge: 'front',
  terms: {},
  ...more,
});
const withCombat = (more: Partial<Combat>): Snapshot =>
  changed(field, (edits) => edits.put('combat', 'c1', combat(more)));

describe('what there is to do in each phase', () => {
  test('dice for each command that has none, a move, volleys and fights, and the count at the end', () => {
    expect(tasksOf(field)).toEqual({ cards: 0, command: 2, movement: 1, rout: 0, ranged: 1, close: 2, end: 1 });
    const rolled = changed(field, (edits) => edits.put('points', 'red:1', { turn: 2, die: 3, terms: [], points: 3 }));
    expect(tasksOf(rolled).command).toBe(1);
  });

  test('nothing before the first turn', () => {
    const before = changed(field, (edits) => edits.put('turn', THIS_TABLE, null));
    expect(tasksOf(before)).toEqual({ cards: 0, command: 0, movement: 0, rout: 0, ranged: 0, close: 0, end: 0 });
  });

  test('who is demoralized and has not fled', () => {
    const { stands } = {
      stands: fieldOf({
        stands: {
          a: { troopType: 'HFT', at: [30, 18, 0], command: 1 },
          d: { troopType: 'HFT', at: [30, 30, 180], side: 'blue', command: 1 },
        },
        blueLost: 3,
        turnOf: 'blue',
      }),
    };
    expect(tasksOf(stands).rout).toBe(1);
  });

  test.each<readonly [what: string, more: Partial<Combat>, close: number]>([
    ['one that is taken up and not done is still one to do', {}, 2],
    ['with its dice thrown too', { dice: { red: 1, blue: 1 } }, 2],
    ['done it is done', { isApplied: true }, 1],
    ['with other sides of the two', { attacker: 'd', defender: 'a', isApplied: true }, 1],
    ['of another turn it counts for nothing', { turn: 1, isApplied: true }, 2],
    ['between others it is another', { attacker: 'b', defender: 'd', isApplied: true }, 2],
    ['by shooting it is another', { kind: 'ranged', isApplied: true }, 2],
  ])('%s', (_what, more, close) => {
    const table = withCombat(more);
    const world = worldOfTable(table, profileAt(table));
    expect(countLeft(table, fullProfileAt(table), world, 'close')).toBe(close);
  });

  test('a shooter has shot, at whomever', () => {
    const left = (more: Partial<Combat>) => tasksOf(withCombat({ kind: 'ranged', isApplied: true, ...more })).ranged;
    expect([left({ attacker: 's', defender: 'e' }), left({ attacker: 't', defender: 's' })]).toEqual([0, 1]);
  });
});

describe('the next phase with something to do', () => {
  const none = { cards: 0, command: 0, movement: 0, rout: 0, ranged: 0, close: 0, end: 0 };
  const next = (from: (typeof phaseCodes)[number] | undefined, tasks: Partial<typeof none>) =>
    nextWithTasks(factsOf(field), from, { ...none, ...tasks });

  test('comes after the one that is on', () => {
    expect(next('cards', { cards: 1, command: 1, end: 1 })).toBe('command');
    expect(next('command', { command: 1, close: 1 })).toBe('close');
    expect(next('movement', { end: 1 })).toBe('end');
    expect(next(undefined, { cards: 1 })).toBe('cards');
  });

  test('is none where the turn is over', () => {
    expect(next('end', { cards: 1, end: 1 })).toBeUndefined();
    expect(next('movement', { movement: 1 })).toBeUndefined();
  });
});
