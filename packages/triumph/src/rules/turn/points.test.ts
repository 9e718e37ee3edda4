import { reverse, THIS_TABLE, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { commandPoints, pointsFrom } from '../dice/command-points.ts';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { changed } from '../testing/changed.ts';
import { answerTo, asPlain, asSeenBy, boardWith, lineOf, play, seated } from '../testing/index.ts';
import { phaseAt } from './phase-at.ts';
import { pointsOfMove } from './points-of-move.ts';
import { slipFor } from './slip-price.ts';
import { pointsAt, pointsLeft, slipsOf, spentOf } from './points-of.ts';
import type { LaidStand, LaidTerrain } from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';

type Move = readonly [id: string, x: number, y: number];

/** Red's first command with its general at 40, 10; its second far away. */
const armies = (
  stands: Readonly<Record<string, LaidStand>> = {},
  terrain: Readonly<Record<string, LaidTerrain>> = {},
): Snapshot =>
  seated(
    boardWith(
      {
        general: { at: [40, 10, 0], command: 1, general: true },
        ...lineOf(3, [44, 10], { command: 1 }),
        second: { at: [60, 10, 0], command: 2 },
        ...lineOf(2, [40, 30], { side: 'blue', command: 1 }),
        ...stands,
      },
      terrain,
    ),
  );

/** In movement, with so many points for each of red's commands. */
const moving = (table: Snapshot, points = 5, phase = 'movement'): Snapshot =>
  changed(table, (edits) => {
    edits.put('turn', THIS_TABLE, { number: 1, side: 'red', phase });
    for (const id of ['red:1', 'red:2']) edits.put('points', id, { turn: 1, die: points, terms: [], points });
  });

const move = (table: Snapshot, ...moves: readonly Move[]) =>
  play(table, 'red-captain', 'move-stands', {
    moves: moves.map(([id, x, y]) => ({ id, to: [x * 1000, y * 1000, 0] })),
  });

const slips = (table: Snapshot, command: 1 | 2 | 3 = 1) => slipsOf(table, 'red', command).map(([, slip]) => slip);
const terms = (table: Snapshot, command: 1 | 2 | 3 = 1) =>
  slips(table, command).map((slip) => Object.fromEntries(slip.terms.map(({ code, value }) => [code, value])));

describe('command points', () => {
  const roll = (seat = 'red-captain') => {
    const begun = play(armies(), 'red-captain', 'begin-turn', {}).snapshot;
    return play(begun, seat, 'roll-command-points', {});
  };

  test('GT-CP-001: every command on the board rolls its own die, all in one throw; then they move', () => {
    const { snapshot, event, outcome } = roll();
    expect(event).toMatchObject({
      kind: 'points-rolled',
      side: 'red',
      number: 1,
      commands: [{ command: 1 }, { command: 2 }],
    });
    const [first, second] = (outcome.result as { values: number[] }).values;
    expect(pointsAt(snapshot, 'red', 1)).toEqual({ turn: 1, die: first, terms: [], points: first });
    expect(pointsAt(snapshot, 'red', 2)).toMatchObject({ die: second });
    expect(pointsAt(snapshot, 'red', 3)).toBeUndefined();
    expect(phaseAt(snapshot)).toBe('movement');
    expect(answerTo(snapshot, 'red-captain', 'roll-command-points', {})).toBe('already-done');
  });

  test.each([
    ['red-1', 'done'],
    ['umpire', 'done'],
    ['blue-captain', 'not-your-turn'],
    ['blue-2', 'not-your-turn'],
    ['spectator', 'not-allowed'],
    ['host', 'not-allowed'],
  ])('are rolled by %s: %s', (seat, answer) => {
    const begun = play(armies(), 'red-captain', 'begin-turn', {}).snapshot;
    expect(answerTo(begun, seat, 'roll-command-points', {})).toBe(answer);
    expect(answerTo(armies(), seat, 'roll-command-points', {})).toBe(answer === 'not-allowed' ? answer : 'no-turn');
  });

  test('of a command that comes later are rolled then, and by nobody else again', () => {
    const rolled = roll().snapshot;
    const come = changed(rolled, (edits) =>
      edits.put('stand', 'second', { side: 'red', troopType: 'SPR', place: 'board', command: 3 }),
    );
    expect(play(come, 'red-captain', 'roll-command-points', {}).event).toMatchObject({ commands: [{ command: 3 }] });
  });

  test('go with their turn', () => {
    const next = play(roll().snapshot, 'red-captain', 'begin-phase', { isTurnOver: true }).snapshot;
    expect(next.public.points.size).toBe(0);
  });

  test.each([
    [6, 1, false, 6, { exchange: 1, bounds: -1 }],
    [1, -1, false, 1, { exchange: -1, bounds: 1 }],
    [4, 1, false, 5, { exchange: 1 }],
    [4, 1, true, 4, { exchange: 1, ally: -1 }],
    [4, 0, true, 4, {}],
    [3, -1, false, 2, { exchange: -1 }],
  ] as const)(
    'GT-CP-002, GT-CP-006, GT-CP-007, GT-CP-009: a die of %i with %i, ally %s, gives %i',
    (die, mod, isAlly, points, its) => {
      const found = pointsFrom(grand, die, { mod, isAlly });
      expect(found.points).toBe(points);
      expect(Object.fromEntries(found.terms.map(({ code, value }) => [code, value]))).toEqual(its);
      expect(found.die + found.terms.reduce((sum, { value }) => sum + value, 0)).toBe(points);
      expect(commandPoints(grand, die, isAlly ? 0 : mod)).toBe(points);
    },
  );
});

describe('what a move costs', () => {
  test('a group pays one price, and its command has the less', () => {
    const { snapshot, event } = move(moving(armies()), ['red0', 42, 12], ['red1', 44, 12], ['red2', 46, 12]);
    expect(terms(snapshot)).toEqual([{ move: 1 }]);
    expect(pointsLeft(snapshot, 'red', 1)).toBe(4);
    expect(event).toMatchObject({ spent: [{ command: 1, price: 1, left: 4 }] });
  });

  test('stands of two commands are two moves, each paid by its own', () => {
    const { snapshot, event } = move(moving(armies()), ['red0', 42, 12], ['second', 60, 12]);
    expect([spentOf(snapshot, 'red', 1), spentOf(snapshot, 'red', 2)]).toEqual([1, 1]);
    expect(event).toMatchObject({ spent: [{ command: 1 }, { command: 2 }] });
  });

  test('forum t=351: out of command distance it costs one more, and farther away no more than that', () => {
    const at = (x: number) => moving(armies({ far: { at: [x, 10, 0], command: 1 } }));
    expect(terms(move(at(49.9), ['far', 49.9, 12]).snapshot)).toEqual([{ move: 1 }]);
    expect(terms(move(at(50.1), ['far', 50.1, 12]).snapshot)).toEqual([{ move: 1, 'out-of-command': 1 }]);
    expect(terms(move(at(70), ['far', 70, 12]).snapshot)).toEqual([{ move: 1, 'out-of-command': 1 }]);
  });

  test('forum t=351: a group is in command where one of its stands starts there', () => {
    const table = moving(armies({ near: { at: [49, 10, 0], command: 1 }, far: { at: [51, 10, 0], command: 1 } }));
    expect(terms(move(table, ['near', 49, 12], ['far', 51, 12]).snapshot)).toEqual([{ move: 1 }]);
    expect(terms(move(table, ['far', 49, 12]).snapshot)).toEqual([{ move: 1, 'out-of-command': 1 }]);
  });

  test('a general that is lost commands nobody; where nobody knows who it is, all are in command', () => {
    const lost = moving(play(armies(), 'red-captain', 'lose-stands', { stands: ['general'] }).snapshot);
    expect(terms(move(lost, ['red0', 42, 12]).snapshot)).toEqual([{ move: 1, 'out-of-command': 1 }]);
    expect(terms(move(moving(armies()), ['second', 60, 12]).snapshot, 2)).toEqual([{ move: 1 }]);
  });

  test.each(['ELE', 'ART', 'WWG'])('BC-22: %s in the move cost one more, however many there are', (troopType) => {
    const table = moving(
      armies({ big: { at: [46, 14, 0], command: 1, troopType }, huge: { at: [48, 14, 0], command: 1, troopType } }),
    );
    expect(terms(move(table, ['red2', 46, 11], ['big', 46, 15], ['huge', 48, 15]).snapshot)).toEqual([
      { move: 1, 'dear-troops': 1 },
    ]);
  });

  test('forum t=41, t=662: stands in difficult ground move and pay singly', () => {
    const wood: LaidTerrain = { type: 'woods', at: [47, 16, 0], size: [4, 4] };
    const table = moving(armies({}, { wood }));
    const group: Move[] = [
      ['red0', 42, 15],
      ['red1', 44, 15],
      ['red2', 46, 15],
    ];
    const priced = slips(move(table, ...group).snapshot)[0];
    expect(priced).toMatchObject({ singly: ['red2'], price: 2, stands: ['red0', 'red1', 'red2'] });
    expect(slips(move(table, ['red2', 46, 15]).snapshot)[0]).toMatchObject({ singly: [], price: 1 });
    expect(slips(move(table, ['red0', 42, 12], ['red1', 44, 12], ['red2', 46, 12]).snapshot)[0]).toMatchObject({
      price: 1,
    });
  });

  test('a second part of the same move costs nothing more, but for the ground that it comes to', () => {
    const wood: LaidTerrain = { type: 'woods', at: [44, 16, 0], size: [12, 4] };
    const once = move(moving(armies({}, { wood })), ['red0', 42, 11], ['red1', 44, 11]).snapshot;
    expect(pointsLeft(move(once, ['red0', 42, 12], ['red1', 44, 12]).snapshot, 'red', 1)).toBe(4);
    expect(pointsLeft(move(once, ['red0', 42, 15], ['red1', 44, 15]).snapshot, 'red', 1)).toBe(3);
    expect(pointsLeft(move(once, ['red2', 46, 11]).snapshot, 'red', 1)).toBe(3);
  });

  test('whoever goes back to where the turn began has not moved, and gets the points back', () => {
    const once = move(moving(armies()), ['red0', 42, 12], ['red1', 44, 12]).snapshot;
    const half = move(once, ['red0', 42, 10]).snapshot;
    expect(pointsLeft(half, 'red', 1)).toBe(4);
    const back = move(half, ['red1', 44, 10]);
    expect(pointsLeft(back.snapshot, 'red', 1)).toBe(5);
    expect(back.event).toMatchObject({ spent: [{ command: 1, price: -1, left: 5 }] });
  });

  const riding: LaidStand = { at: [42, 14, 0], troopType: 'KNT', command: 1 };
  const use = (table: Snapshot, card: string, ids: readonly string[], more: object = {}, as?: string) =>
    play(table, 'red-captain', 'use-card', { card, stands: ids.map((id) => ({ id, ...(as ? { as } : {}) })), ...more });

  test('BC-02-MIDDIS-PLAY-2: getting down is a move of each single stand, and paid as one', () => {
    const table = moving(armies({ a: riding, b: { ...riding, at: [44, 14, 0] }, far: { ...riding, at: [70, 14, 0] } }));
    const { snapshot, event, outcome } = use(table, 'MD', ['a', 'b', 'far'], {}, 'EFT');
    expect(terms(snapshot)).toEqual([{ move: 1 }, { move: 1 }, { move: 1, 'out-of-command': 1 }]);
    expect(event).toMatchObject({ spent: [{ command: 1, price: 4, left: 1 }] });
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(table));
    const strayed = move(move(snapshot, ['a', 42, 15]).snapshot, ['a', 42, 14]).snapshot;
    expect(pointsLeft(strayed, 'red', 1)).toBe(1);
  });

  test('BC-08-MOBINF-PLAY-5: leaving transports on the spot is a move, of a whole group where it does so at once', () => {
    const carts = { a: { ...riding, troopType: 'SPR', uses: { MI: 7 } } } as const;
    const table = moving(armies({ ...carts, b: { ...carts.a, at: [44, 14, 0] } }));
    expect(terms(use(table, 'MI', ['a', 'b'], { back: true }).snapshot)).toEqual([{ move: 1 }]);
  });

  test('whoever takes such a move back gets its point back, unless they have moved besides', () => {
    const table = moving(armies({ a: riding, b: { ...riding, at: [44, 14, 0] } }));
    const down = use(table, 'MD', ['a', 'b'], {}, 'EFT').snapshot;
    const back = use(down, 'MD', ['a'], { back: true });
    expect(slips(back.snapshot)).toMatchObject([{ stands: ['b'], price: 1 }]);
    expect(back.event).toMatchObject({ isBack: true, spent: [{ command: 1, price: -1, left: 4 }] });
    expect(asPlain(withChanges(back.snapshot, reverse(back.outcome.changes)))).toEqual(asPlain(down));
    expect(pointsLeft(use(back.snapshot, 'MD', ['b'], { back: true }).snapshot, 'red', 1)).toBe(5);
    const gone = move(down, ['a', 42, 15]).snapshot;
    expect(pointsLeft(use(gone, 'MD', ['a'], { back: true }).snapshot, 'red', 1)).toBe(3);
    const again = use(back.snapshot, 'MD', ['a'], {}, 'EFT').snapshot;
    expect(pointsLeft(again, 'red', 1)).toBe(3);
    const later = changed(down, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red', phase: 'ranged' }));
    expect(use(later, 'MD', ['a'], { back: true }).snapshot.public.slip).toEqual(later.public.slip);
  });

  test('whoever gets on their transports again after all has paid nothing for leaving them', () => {
    const carts = { a: { ...riding, troopType: 'SPR', uses: { MI: 7 } } } as const;
    const table = moving(armies({ ...carts, b: { ...carts.a, at: [44, 14, 0] } }));
    const left = use(table, 'MI', ['a', 'b'], { back: true }).snapshot;
    const half = use(left, 'MI', ['a']).snapshot;
    expect(pointsLeft(half, 'red', 1)).toBe(4);
    expect(pointsLeft(use(half, 'MI', ['b']).snapshot, 'red', 1)).toBe(5);
  });

  test('BC-08-MOBINF-PLAY-6: who leaves them as their move ends has paid for the move', () => {
    const moved = move(moving(armies({ a: { ...riding, troopType: 'SPR', uses: { MI: 7 } } })), ['a', 42, 18]).snapshot;
    expect(terms(use(moved, 'MI', ['a'], { back: true }).snapshot)).toEqual([{ move: 1 }]);
  });

  test('BC-08-MOBINF-PLAY-8: nor does it cost anything to leave them as a flank march comes in', () => {
    const carts = { a: { ...riding, troopType: 'SPR', uses: { MI: 7 } } } as const;
    const come = (turn: number) =>
      changed(moving(armies(carts)), (edits) =>
        edits.put('march', 'march:red-1', { side: 'red', command: 1, edge: 'LF', entered: { edge: 'LF', turn } }),
      );
    expect(use(come(1), 'MI', ['a'], { back: true }).snapshot.public.slip.size).toBe(0);
    expect(use(come(0), 'MI', ['a'], { back: true }).snapshot.public.slip.size).toBe(1);
  });

  test('no other card costs a point, nor does getting down before the battle or out of movement', () => {
    const table = moving(armies({ a: { ...riding, uses: { MI: 7 } } }));
    expect(use(table, 'ET', ['a']).snapshot.public.slip.size).toBe(0);
    expect(use(table, 'DD', ['a'], {}, 'EFT').snapshot.public.slip.size).toBe(0);
    const late = moving(armies({ a: riding }), 5, 'ranged');
    expect(use(late, 'MD', ['a'], {}, 'EFT').snapshot.public.slip.size).toBe(0);
  });

  test('BC-04-LCAMEL-PLAY-3: dunes are open to a group of camels; among others a camel goes through them by itself', () => {
    const dunes: LaidTerrain = { type: 'dunes', at: [47.5, 13, 0], size: [3, 4] };
    const price = (other: LaidStand) => {
      const camels: LaidStand = { ...riding, at: [46, 10, 0], troopType: 'BAD', uses: { LC: 7 } };
      const table = moving(armies({ red1: other, red2: camels }, { dunes }));
      return slips(move(table, ['red1', 44, 14], ['red2', 46, 14]).snapshot)[0];
    };
    const beside: LaidStand = { ...riding, at: [44, 10, 0] };
    expect(price({ ...beside, uses: { CC: 7 } })).toMatchObject({ price: 1, singly: [] });
    expect(price({ ...beside, troopType: 'JCV' })).toMatchObject({ price: 2, singly: ['red2'] });
  });

  test('BC-22-CHAINED-PLAY-3: chains and elephants in one group are dear to move once', () => {
    const table = moving(
      armies({
        a: { ...riding, troopType: 'HBW', uses: { CH: 7 } },
        b: { ...riding, at: [44, 14, 0], troopType: 'ELE' },
      }),
    );
    expect(terms(move(table, ['a', 42, 16], ['b', 44, 16]).snapshot)).toEqual([{ move: 1, 'dear-troops': 1 }]);
  });

  test('an undone move gives its points back', () => {
    const table = moving(armies());
    const { snapshot, outcome } = move(table, ['red0', 42, 12]);
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(table));
  });

  test('more may be spent than there is', () => {
    const table = move(moving(armies(), 1), ['red0', 42, 12]).snapshot;
    expect(pointsLeft(move(table, ['red1', 44, 12]).snapshot, 'red', 1)).toBe(-1);
  });

  test.each([
    [
      'before a command has rolled',
      (table: Snapshot) => changed(table, (edits) => edits.put('points', 'red:1', null)),
      'movement',
    ],
    ['in a combat', (table: Snapshot) => table, 'close'],
    ['as they rout', (table: Snapshot) => table, 'rout'],
  ])('nothing is asked %s', (_when, alter, phase) => {
    expect(move(alter(moving(armies(), 5, phase)), ['red0', 42, 12]).snapshot.public.slip.size).toBe(0);
  });

  test('the enemy pays nothing in a turn that is not theirs', () => {
    const moved = play(moving(armies()), 'blue-captain', 'move-stands', {
      moves: [{ id: 'blue0', to: [40_000, 28_000, 18_000] }],
    });
    expect(moved.snapshot.public.slip.size).toBe(0);
  });

  test('a match without phases asks for none', () => {
    const old = changed(armies(), (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(move(old, ['red0', 42, 12]).snapshot.public.slip.size).toBe(0);
  });
});

describe('a price tells nothing that is secret', () => {
  const way = (id: string) => ({ id, from: [40_000, 10_000, 0] as const, to: [42_000, 15_000, 0] as const });

  test('whoever reads, it is the same: cards, masquerades and commands that nobody has seen do not count', () => {
    const wood: LaidTerrain = { type: 'dunes', at: [42, 14, 0], size: [6, 6] };
    const secrets: LaidStand['secret'][] = [
      { cards: ['LC'] },
      { real: ['SPR'] },
      { command: 2 },
      { general: true },
      {},
    ];
    const prices = secrets.map((secret) => {
      const table = moving(
        armies({ odd: { at: [40, 10, 0], troopType: 'BAD', command: 1, ...(secret ? { secret } : {}) } }, { wood }),
      );
      const ways = [way('odd'), way('red0')];
      expect(slipFor(asSeenBy(table, 'blue'), grand, 'red', 1, ways)).toEqual(slipFor(table, grand, 'red', 1, ways));
      return JSON.stringify(slipFor(table, grand, 'red', 1, ways));
    });
    expect(new Set(prices).size).toBe(1);
  });

  test('a stand whose command is sealed costs nothing that anybody sees', () => {
    const table = moving(armies({ sealed: { at: [50, 10, 0], secret: { command: 1 } } }));
    expect(move(table, ['sealed', 50, 12]).snapshot.public.slip.size).toBe(0);
  });

  test('is foreseen before the move as it is noted after it', () => {
    const table = moving(armies({ big: { at: [46, 14, 0], command: 1, troopType: 'ELE' } }));
    const told = pointsOfMove(table, { big: [46_000, 16_000, 0], second: [60_000, 12_000, 0] });
    const { event } = move(table, ['big', 46, 16], ['second', 60, 12]);
    expect(told).toEqual([
      { command: 1, price: 2, left: 3 },
      { command: 2, price: 1, left: 4 },
    ]);
    expect(event).toMatchObject({ spent: told });
  });
});

describe('a slip that is put right', () => {
  const two = () => move(move(moving(armies()), ['red0', 42, 12]).snapshot, ['red1', 44, 12]).snapshot;
  const correct = (args: object, seat = 'red-captain') => play(two(), seat, 'correct-slips', args);

  test('“that was one group”: both are one, and its price is paid once', () => {
    const { snapshot, event } = correct({ slips: ['red:1:1', 'red:1:2'] });
    expect(slips(snapshot)).toMatchObject([{ stands: ['red0', 'red1'], price: 1 }]);
    expect(event).toEqual({
      kind: 'slips-corrected',
      side: 'red',
      isOneMove: true,
      spent: [{ command: 1, price: -1, left: 4 }],
    });
  });

  test('a price that players agree on is noted as said by hand', () => {
    expect(terms(correct({ slips: ['red:1:1'], price: 3 }).snapshot)[0]).toEqual({ move: 1, 'by-hand': 2 });
    expect(slips(correct({ slips: ['red:1:2'], price: 0 }, 'umpire').snapshot)[1]).toMatchObject({ price: 0 });
  });

  test.each<[seat: string, args: object, answer: string]>([
    ['red-1', { slips: ['red:1:1'], price: 2 }, 'done'],
    ['red-2', { slips: ['red:1:1'], price: 2 }, 'not-your-points'],
    ['blue-captain', { slips: ['red:1:1'], price: 2 }, 'not-your-points'],
    ['spectator', { slips: ['red:1:1'], price: 2 }, 'not-allowed'],
    ['red-captain', { slips: ['red:1:9'], price: 2 }, 'no-such-slip'],
    ['red-captain', { slips: ['red:1:1', 'red:1:1'] }, 'no-such-slip'],
    ['red-captain', { slips: ['constructor'], price: 2 }, 'no-such-slip'],
    ['red-captain', { slips: ['red:1:1'] }, 'nothing-to-do'],
    ['red-captain', { slips: ['red:1:1'], price: -1 }, 'bad-arguments'],
    ['red-captain', { slips: ['red:1:1'], price: 1.5 }, 'bad-arguments'],
    ['red-captain', { slips: [] }, 'bad-arguments'],
  ])('%s with %j: %s', (seat, args, answer) => {
    expect(answerTo(two(), seat, 'correct-slips', args)).toBe(answer);
  });

  test('slips of two commands are not one move', () => {
    const both = move(two(), ['second', 60, 12]).snapshot;
    expect(answerTo(both, 'red-captain', 'correct-slips', { slips: ['red:1:1', 'red:2:1'] })).toBe('several-commands');
  });
});

describe('GT-DEMOR-006: a command point holds demoralized stands in place', () => {
  const mark = (table: Snapshot, stands: readonly string[], as: string) =>
    play(table, 'red-captain', 'mark-rout', { stands, as });

  test('one for all that are held at once, given back where they are not held after all', () => {
    const held = mark(moving(armies(), 5, 'rout'), ['red0', 'red1'], 'held');
    expect(terms(held.snapshot)).toEqual([{ hold: 1 }]);
    expect(held.event).toMatchObject({ spent: [{ command: 1, price: 1, left: 4 }] });
    expect(spentOf(mark(held.snapshot, ['red0'], 'neither').snapshot, 'red', 1)).toBe(1);
    expect(spentOf(mark(held.snapshot, ['red0', 'red1'], 'routed').snapshot, 'red', 1)).toBe(0);
    expect(spentOf(mark(held.snapshot, ['red0', 'red1'], 'held').snapshot, 'red', 1)).toBe(1);
  });

  test('GT-DEMOR-006: a point holds a stand or a group, so whoever stands apart is held for another', () => {
    const apart = armies({ apart: { at: [70, 14, 0], command: 1 }, behind: { at: [70, 30, 0], command: 1 } });
    const held = mark(moving(apart, 5, 'rout'), ['red0', 'red1', 'apart', 'behind'], 'held').snapshot;
    expect(slips(held).map(({ stands, price }) => [stands, price])).toEqual([
      [['apart'], 1],
      [['behind'], 1],
      [['red0', 'red1'], 1],
    ]);
    expect(spentOf(mark(held, ['apart'], 'neither').snapshot, 'red', 1)).toBe(2);
  });

  test('nothing is asked where nobody has rolled', () => {
    const table = changed(armies(), (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(mark(table, ['red0'], 'held').snapshot.public.slip.size).toBe(0);
  });
});
