import type { Presence } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { drawnPresence } from './moment-now.ts';

const from = 'peer-1';
const blue = { seat: 'blue-1', from };

const drawings = (...said: readonly Presence[]): number => {
  const $presence = atom<ReadonlyMap<string, Presence>>(new Map());
  let count = 0;
  drawnPresence($presence).listen(() => count++);
  for (const presence of said) $presence.set(new Map([[from, presence]]));
  return count;
};

it('a line that gets slower, and what somebody else looks at, draw nothing', () => {
  const cursor = [1, 2] as const;
  expect(drawings({ ...blue, delay: 40 }, { ...blue, delay: 80 }, { ...blue, view: [0, 0, 5000] })).toBe(0);
  expect(drawings({ ...blue, cursor }, { ...blue, cursor, delay: 80 }, { ...blue, cursor })).toBe(1);
});

it('whatever a hand does is drawn, and so is its going away', () => {
  expect(drawings({ ...blue, cursor: [1, 2] }, { ...blue, cursor: [3, 4] }, { ...blue, cursor: null })).toBe(3);
  const $presence = atom<ReadonlyMap<string, Presence>>(new Map([[from, { ...blue, drag: { 'stand:a': [0, 0, 0] } }]]));
  const $drawn = drawnPresence($presence);
  $drawn.listen(() => {});
  $presence.set(new Map());
  expect($drawn.get().size).toBe(0);
});
