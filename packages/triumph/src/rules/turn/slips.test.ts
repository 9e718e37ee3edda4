import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { phaseCodes } from '../profiles/turn-rules.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { Slip } from '../records/slip.ts';
import type { Snapshot } from '../records/table.ts';
import { changed } from '../testing/changed.ts';
import { boardWith, type LaidStand, type LaidTerrain, play, seated } from '../testing/index.ts';
import { nextTurn, otherThan } from './next-turn.ts';
import { commandPaying, commandsWithDice, pointsLeft, slipsOf, spentOf } from './points-of.ts';
import { isPaidFor, nextSlipId } from './put-slips.ts';
import { pointsOfMove, spentBetween } from './points-of-move.ts';
import { movedIn } from './moved-in.ts';

const board = (
  stands: Readonly<Record<string, LaidStand>>,
  terrain: Readonly<Record<string, LaidTerrain>> = {},
  phase = 'movement',
): Snapshot =>
  changed(seated(boardWith(stands, terrain)), (edits) => {
    edits.put('turn', THIS_TABLE, { number: 2, side: 'red', phase });
    for (const id of ['red:1', 'red:2']) edits.put('points', id, { turn: 2, die: 6, terms: [], points: 6 });
  });

const slip = (price: number): Slip => ({ stands: ['a'], singly: [], terms: [{ code: 'move', value: price }], price });
const withSlips = (table: Snapshot, slips: Readonly<Record<string, number>>): Snapshot =>
  changed(table, (edits) => {
    for (const [id, price] of Object.entries(slips)) edits.put('slip', id, slip(price));
  });

const move = (table: Snapshot, ...moves: readonly (readonly [id: string, x: number, y: number])[]) =>
  play(table, 'red-captain', 'move-stands', {
    moves: moves.map(([id, x, y]) => ({ id, to: [x * 1000, y * 1000, 0] })),
  });
const priceOf = (table: Snapshot) => slipsOf(table, 'red', 1).map(([, { price, singly }]) => [price, ...singly]);

const general = { at: [40, 10, 0], command: 1, general: true } as const;
const soldier = (x: number, y = 10): LaidStand => ({ at: [x, y, 0], command: 1 });

describe('slips of a command', () => {
  const table = withSlips(board({ a: soldier(40) }), { 'red:1:10': 3, 'red:1:2': 1, 'red:2:1': 4, 'red:12:1': 9 });

  test('are in the order of their numbers, and no other’s', () => {
    expect(slipsOf(table, 'red', 1).map(([id]) => id)).toEqual(['red:1:2', 'red:1:10']);
    expect([spentOf(table, 'red', 1), pointsLeft(table, 'red', 1), pointsLeft(table, 'red', 2)]).toEqual([4, 2, 2]);
    expect(nextSlipId(table, 'red', 1)).toBe('red:1:11');
    expect(nextSlipId(table, 'red', 3)).toBe('red:3:1');
  });

  test('what was spent from one moment to the next is told by command, where anything was', () => {
    const before = withSlips(board({ a: soldier(40) }), { 'red:2:1': 4 });
    expect(spentBetween(before, table, ['red:2:1', 'red:1:2', 'red:1:10', 'red:3:1'])).toEqual([
      { command: 1, price: 4, left: 2 },
    ]);
    const more = withSlips(table, { 'red:2:2': 1 });
    expect(spentBetween(before, more, ['red:2:2', 'red:1:2']).map(({ command }) => command)).toEqual([1, 2]);
    const nobodys = changed(table, (edits) => edits.put('turn', THIS_TABLE, null));
    expect(spentBetween(nobodys, table, ['red:1:2'])).toEqual([]);
  });

  test('are over with the turn, as trails and points are', () => {
    const moved = move(board({ a: soldier(40) }), ['a', 40, 12]).snapshot;
    const { slip: slips, points, trail } = moved.public;
    expect([slips.size, points.size, trail.size]).toEqual([1, 2, 1]);
    const changes = nextTurn(moved, otherThan('red'), 'cards').public;
    expect(Object.keys(changes?.slip ?? {})).toEqual(['red:1:1']);
    expect(Object.keys(changes?.points ?? {})).toEqual(['red:1', 'red:2']);
    expect(Object.keys(changes?.trail ?? {})).toEqual(['a']);
    expect(changes?.turn?.[THIS_TABLE]?.[1]).toEqual({ number: 3, side: 'blue', phase: 'cards' });
    expect(nextTurn(moved, 'red', 'cards').public?.turn?.[THIS_TABLE]?.[1]).toMatchObject({ isAgain: true });
  });

  test('are written until movement is over', () => {
    const paid = phaseCodes.filter((phase) => isPaidFor(board({}, {}, phase)));
    expect(paid).toEqual(['cards', 'command', 'movement']);
    for (const phase of phaseCodes)
      expect([phase, priceOf(move(board({ a: soldier(40) }, {}, phase), ['a', 40, 12]).snapshot).length]).toEqual([
        phase,
        paid.includes(phase) ? 1 : 0,
      ]);
  });

  test('are not written for a move to where a stand is, and not again where nothing has become dearer', () => {
    const table = board({ a: soldier(40), b: soldier(42) });
    expect(priceOf(move(table, ['a', 40, 10]).snapshot)).toEqual([]);
    const once = move(table, ['a', 40, 12], ['b', 42, 12]).snapshot;
    const again = move(once, ['a', 40, 13]);
    expect(again.outcome.changes.public).not.toHaveProperty('slip');
    expect(priceOf(again.snapshot)).toEqual([[1]]);
  });
});

describe('whose points a move costs', () => {
  test('in the standard game the one command’s, which no stand names', () => {
    const standard = changed(boardWith({ a: { at: [20, 5, 0] } }), (edits) =>
      edits.put('table', THIS_TABLE, {
        game: 'triumph',
        profile: 'triumph-1.1',
        name: 'Test',
        visibility: 'private',
        houseRules: {},
      }),
    );
    const stand = { side: 'red', troopType: 'SPR', place: 'board' } as const;
    expect(commandPaying(profileAt(standard), stand)).toBe(1);
    expect(commandsWithDice(standard, profileAt(standard), 'red')).toEqual([1]);
    const grand = board({ a: soldier(40) });
    expect(commandPaying(profileAt(grand), stand)).toBeUndefined();
    expect(commandPaying(profileAt(grand), { ...stand, command: 2 })).toBe(2);
  });

  test('who throws for points has a stand of its own on the board', () => {
    const table = changed(board({ a: soldier(40), e: { at: [40, 30, 180], side: 'blue', command: 3 } }), (edits) =>
      edits.put('stand', 'r', { side: 'red', troopType: 'SPR', place: 'reserve', command: 2 }),
    );
    expect(commandsWithDice(table, profileAt(table), 'red')).toEqual([1]);
    expect(commandsWithDice(table, profileAt(table), 'blue')).toEqual([3]);
  });
});

describe('what a move costs, to a hair', () => {
  test('its own general counts, not the enemy’s, nor the first stand of its side', () => {
    const stands = {
      e: { at: [80, 30, 180], side: 'blue', command: 1, general: true },
      a: soldier(60),
      general,
      other: { at: [60, 5, 0], command: 2, general: true },
    } as const;
    // From 41 to 59 are 18 MU: farther than 16.
    expect(priceOf(move(board(stands), ['a', 60, 12]).snapshot)).toEqual([[2]]);
    expect(priceOf(move(board({ ...stands, a: soldier(50) }), ['a', 50, 12]).snapshot)).toEqual([[1]]);
    expect(priceOf(move(board({ e: stands.e, a: soldier(60) }), ['a', 60, 12]).snapshot)).toEqual([[1]]);
  });

  /** Two stands of a group that go north by 2 MU. */
  const group = (terrain: Readonly<Record<string, LaidTerrain>>) =>
    priceOf(move(board({ general, a: soldier(44), b: soldier(46) }, terrain), ['a', 44, 12], ['b', 46, 12]).snapshot);
  const rough = (x: number, y: number, size: readonly [number, number] = [2, 2]) =>
    ({ rough: { type: 'prepared-defenses', at: [x, y, 0], size } }) as const;

  test.each([
    ['no ground at all', {}, [[1]]],
    ['ground where it comes', rough(46.5, 12.5), [[2, 'b']]],
    ['where it starts, and leaves', rough(46.5, 8.4), [[2, 'b']]],
    ['in between', rough(46.5, 10.9, [0.4, 0.2]), [[2, 'b']]],
    ['beyond', rough(46.5, 13.2), [[1]]],
    ['beside it', rough(48.2, 11), [[1]]],
    ['a long piece whose middle is far away', rough(60, 11, [27, 0.5]), [[2, 'b']]],
    ['a long piece that lies across both', rough(45, 11, [20, 0.5]), [[2, 'a', 'b']]],
  ] as const)('%s', (_where, terrain, price) => expect(group(terrain)).toEqual(price));

  test('good going costs nothing, wherever it lies', () =>
    expect(group({ hill: { type: 'gentle-hills', at: [45, 11, 0], size: [8, 8] } })).toEqual([[1]]));

  test('is told before the move as it is noted after it', () => {
    const table = board({ general, a: soldier(44), b: soldier(46) }, rough(46.5, 12.5));
    expect(pointsOfMove(table, { a: [44_000, 12_000, 0], b: [46_000, 12_000, 0] })).toEqual([
      { command: 1, price: 2, left: 4 },
    ]);
    expect(pointsOfMove(table, { a: [44_000, 10_000, 0], ghost: [1, 1, 0] })).toEqual([]);
  });
});

describe('what is noted of a camp or an obstacle that moves', () => {
  test('the turn, in a match with phases', () => {
    const table = board({});
    expect(movedIn(table)).toEqual({ moved: 2 });
    expect(movedIn(changed(table, (edits) => edits.put('turn', THIS_TABLE, { number: 2, side: 'red' })))).toEqual({});
    expect(movedIn(changed(table, (edits) => edits.put('turn', THIS_TABLE, null)))).toEqual({});
  });
});
