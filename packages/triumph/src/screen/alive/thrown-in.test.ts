import type { LogLine } from '@vexillum/model';
import { expect, test } from 'vitest';
import type { ToldEvent } from '../../rules/index.ts';
import { emptyTable } from '../../rules/testing/index.ts';
import { thrownIn } from './thrown-in.ts';

const table = emptyTable();
const thrown = (event: ToldEvent, seat = 'red-captain') =>
  thrownIn(table, { seq: 7, at: '2026-01-01T00:00:00.000Z', seat, event } satisfies LogLine);

test('command dice lie there by command, with what the command has where it is another number', () => {
  const commands = [
    { command: 1, die: 4, points: 4 },
    { command: 2, die: 6, points: 7 },
  ];
  expect(thrown({ kind: 'points-rolled', side: 'blue', number: 2, sides: 6, commands })).toEqual({
    what: 'Command points',
    rows: [
      { side: 'blue', name: 'Command 1', values: [4], dice: [6] },
      { side: 'blue', name: 'Command 2', values: [6], dice: [6], total: 7 },
    ],
  });
});

test('the dice of a combat lie there by side, the attacker’s first, with both sums and what comes of them', () => {
  const combat = { id: 'c1', fight: 'close', side: 'blue', attacker: 'KNT', defender: 'SPR' } as const;
  const ended = { end: 'beaten', loser: 'red', outcome: 'falls-back' } as const;
  expect(thrown({ kind: 'combat-fought', ...combat, ...ended, values: [5, 2], totals: [8, 6] })).toEqual({
    what: 'Blue’s Knights against Red’s Spear',
    rows: [
      { side: 'blue', name: 'Blue', values: [5], dice: [6], total: 8 },
      { side: 'red', name: 'Red', values: [2], dice: [6], total: 6 },
    ],
    result: expect.stringMatching(/^Red is beaten and/),
  });
});

test('a handful lies there with who threw it, what for, and the sum of several', () => {
  const rolled = { kind: 'dice-rolled', why: 'the weather', isByHand: false } as const;
  expect(thrown({ ...rolled, dice: [6, 6], values: [3, 5] })).toEqual({
    what: 'the weather',
    rows: [{ name: 'The table', values: [3, 5], dice: [6, 6], total: 8 }],
  });
  expect(thrown({ ...rolled, dice: [20], values: [17] })?.rows[0]).not.toHaveProperty('total');
});

test('what throws no dice shows none', () => {
  expect(thrown({ kind: 'said', text: 'I rolled a six' })).toBeUndefined();
});
