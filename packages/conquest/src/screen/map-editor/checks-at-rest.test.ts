import { expect, it } from 'vitest';
import type { Moments } from '@vexillum/frame/quiet-moments';
import { deleteLand } from '../../rules/maps/editing/editing.ts';
import { drawn } from '../../rules/maps/editing/testing/drawn.ts';
import { ChecksAtRest } from './checks-at-rest.ts';
import { DrawingHand } from './drawing-hand.ts';

const REACH = 10;
/** Two lands side by side, and one that nobody can reach. */
const drawing = drawn(
  '100,100 300,100 300,300 100,300',
  '300,100 500,100 500,300 300,300',
  '700,400 800,400 800,500 700,500',
);

/** A hand that draws, and a page whose quiet moments come when the test says so. */
const drawingTable = () => {
  const waiting = new Set<() => void>();
  const put = (work: () => void) => {
    waiting.add(work);
    return () => waiting.delete(work);
  };
  const moments: Moments = { after: (_, work) => put(work), idle: (_, work) => put(work) };
  const rest = () => {
    for (let work = [...waiting][0]; work; work = [...waiting][0]) {
      waiting.delete(work);
      work();
    }
  };
  const hand = new DrawingHand(drawing, (number) => `Land ${number}`);
  const checks = new ChecksAtRest(hand, moments);
  let looks = 0;
  checks.$checks.listen(({ isLooking }) => (looks += isLooking ? 0 : 1));
  return {
    hand,
    checks,
    rest,
    looks: () => looks,
    waiting,
    codes: () => checks.$checks.get().marks.map(({ code }) => code),
    isLooking: () => checks.$checks.get().isLooking,
  };
};

it('a map is looked through when the hand rests, once for all that was done, and says so until then', () => {
  const { hand, rest, looks, codes, isLooking } = drawingTable();
  expect([isLooking(), codes(), looks()]).toEqual([true, [], 0]);
  rest();
  expect([isLooking(), codes(), looks()]).toEqual([false, ['out-of-reach'], 1]);
  hand.edit({ ...hand.drawing, name: 'Another name' });
  hand.edit(deleteLand(hand.drawing, 'land-3'));
  // What was found before stays to be read, so that the list does not jump.
  expect([isLooking(), codes(), looks()]).toEqual([true, ['out-of-reach'], 1]);
  rest();
  expect([isLooking(), codes(), looks()]).toEqual([false, [], 2]);
  hand.undo();
  rest();
  expect([isLooking(), codes(), looks()]).toEqual([false, ['out-of-reach'], 3]);
});

it('never while a corner is dragged, and after it is dropped', () => {
  const { hand, rest, looks, isLooking } = drawingTable();
  rest();
  hand.edit({ ...hand.drawing, name: 'Another name' });
  hand.choose('land-3');
  hand.grab([800, 500], REACH);
  hand.drag([820, 520], REACH);
  rest();
  expect([isLooking(), looks()]).toEqual([true, 1]);
  hand.release(REACH);
  rest();
  expect([isLooking(), looks()]).toEqual([false, 2]);
});

it('what is only looked at is not looked through again, and nothing is when the editor has gone', () => {
  const { hand, checks, rest, looks, waiting } = drawingTable();
  rest();
  hand.choose('land-1');
  expect(waiting.size).toBe(0);
  hand.edit(deleteLand(hand.drawing, 'land-3'));
  checks.close();
  hand.edit(deleteLand(hand.drawing, 'land-2'));
  rest();
  expect([waiting.size, looks()]).toEqual([0, 1]);
});
