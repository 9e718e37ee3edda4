import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const a = { id: 'a', pose: [1, 2, 3], label: 'Sp' };
const b = { id: 'b', pose: [4, 5, 6], label: 'Kn' };

test('the same list costs nothing and changes nothing', () => {
  const things = [a, b];
  expect(differencesOf(things, things)).toEqual({ put: [], removed: [] });
});

test('an equal copy is not drawn again', () => {
  expect(differencesOf([a, b], [{ ...a, pose: [1, 2, 3] }, b])).toEqual({ put: [], removed: [] });
});

test('a moved, a new and a lost thing are told apart', () => {
  const moved = { ...a, pose: [1, 2, 4] };
  const fresh = { id: 'c', pose: [0, 0, 0], label: 'El' };
  expect(differencesOf([a, b], [moved, fresh])).toEqual({ put: [moved, fresh], removed: ['b'] });
});

test('a value that is no longer there is a difference', () => {
  const marked = { ...a, badge: '2' };
  expect(differencesOf([marked], [a]).put).toEqual([a]);
  expect(differencesOf([a], [marked]).put).toEqual([marked]);
});

test('points inside a thing are compared by value', () => {
  const line = { id: 'l', points: [{ x: 1, y: 1 }] };
  expect(differencesOf([line], [{ id: 'l', points: [{ x: 1, y: 1 }] }]).put).toEqual([]);
  expect(differencesOf([line], [{ id: 'l', points: [{ x: 1, y: 2 }] }]).put).toHaveLength(1);
});
