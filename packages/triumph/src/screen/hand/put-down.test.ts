import type { PlanArrow, PlanNote } from '@vexillum/table';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { isDrawn } from './put-down.ts';
import { emptySnapshot } from '../../rules/index.ts';

const plan = {
  $arrows: atom<ReadonlyMap<string, PlanArrow>>(new Map([['arrow:1', { seat: 'red-1', points: [] }]])),
  $notes: atom<ReadonlyMap<string, PlanNote>>(
    new Map([['note:1', { seat: 'red-1', at: [0, 0], text: 'hold the hill' }]]),
  ),
};
const ground = { battle: { snapshot: emptySnapshot(['red', 'blue']) }, live: { plan } };

test.each(['arrow:1', 'note:1'])('a selected %s of the plan is still there when the table changes', (id) =>
  expect(isDrawn(ground, id)).toBe(true),
);

test('what was erased is not', () => expect(isDrawn(ground, 'note:2')).toBe(false));

test('whoever has no plan has nothing drawn on it', () =>
  expect(isDrawn({ ...ground, live: { plan: undefined } }, 'note:1')).toBe(false));
