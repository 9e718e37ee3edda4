import { expect, test } from 'vitest';
import { triumph } from '../../game.ts';
import { boardWith, emptyTable, lineOf } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { centerHoldsItsPoints } from './center-holds-its-points.ts';

/** Red, who has the disadvantage, with so many spears of 4 points in the center of the standard board, and two more beside it. */
const standard = (
  count: number,
  { least, step = 5, isDone = false }: { least?: number; step?: number; isDone?: boolean },
) => {
  const stands = {
    ...lineOf(count, [24, 6]),
    ...Object.fromEntries([4, 6].map((x) => [`wing${x}`, { at: [x, 6, 0] as const }])),
  };
  const table = boardWith(stands, {}, emptyTable({}, triumph));
  return changed(table, (edits) => {
    edits.put('step', 'this', { number: step, advantaged: 'blue', done: isDone ? { red: true } : {} });
    if (least !== undefined)
      edits.put('house', 'centerMinimumHalfPoints', { values: { centerMinimumHalfPoints: 2 * least }, agreed: {} });
  });
};

test('without a number nothing is said of the center, for none was found', () => {
  expect(saidOf(centerHoldsItsPoints, standard(0, {}))).toEqual([]);
});

test('a table that has a number hears of a center with fewer points, once its step is done', () => {
  const says = ['Step 4 is done, and 12 points stand wholly in the center; there should be 15.'];
  for (const reader of [undefined, 'red', 'blue'] as const)
    expect(saidOf(centerHoldsItsPoints, standard(3, { least: 15 }), reader)).toEqual(says);
  expect(flagsOf(centerHoldsItsPoints, standard(3, { least: 15 }))).toMatchObject([
    { side: 'red', weight: 'doubtful', isUnverified: true, measured: { value: 24, allowed: 30 } },
  ]);
  expect(saidOf(centerHoldsItsPoints, standard(4, { least: 15 }))).toEqual([]);
  expect(saidOf(centerHoldsItsPoints, standard(3, { least: 15, step: 4 }))).toEqual([]);
  expect(saidOf(centerHoldsItsPoints, standard(3, { least: 15, step: 4, isDone: true }))).toEqual(says);
  expect(saidOf(centerHoldsItsPoints, standard(3, { least: 15, step: 3, isDone: true }))).toEqual([]);
  expect(saidOf(centerHoldsItsPoints, standard(3, { least: 15, step: 11 }))).toEqual([]);
});

test('who deploys everything at once owes no center', () => {
  const advantaged = changed(standard(1, { least: 15 }), (edits) =>
    edits.put('step', 'this', { number: 7, advantaged: 'red', done: {} }),
  );
  expect(flagsOf(centerHoldsItsPoints, advantaged)).toMatchObject([{ side: 'blue', measured: { value: 0 } }]);
  const grand = changed(boardWith(lineOf(2, [45, 6])), (edits) => {
    edits.put('step', 'this', { number: 9, advantaged: 'blue', done: {} });
    edits.put('house', 'centerMinimumHalfPoints', { values: { centerMinimumHalfPoints: 30 }, agreed: {} });
  });
  expect(saidOf(centerHoldsItsPoints, grand)).toEqual([]);
});
