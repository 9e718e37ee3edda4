import { TestMatch } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { type BoardScreen, pressBoardKey } from './board-keys.ts';

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) => {
  const told: string[] = [];
  const screen: BoardScreen = {
    touch: (id) => told.push(`touch ${id}`),
    pan: (right, down) => told.push(`pan ${right},${down}`),
    zoom: (factor) => told.push(factor > 1 ? 'nearer' : 'farther'),
    fit: () => told.push('whole map'),
    show: (id) => told.push(`show ${id}`),
    help: () => told.push('help'),
  };
  const { snapshot } = new TestMatch().start();
  const sitting: Pick<ConquestSitting, 'snapshot'> = { snapshot };
  const isMeant = pressBoardKey(sitting as ConquestSitting, screen, {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  } as KeyboardEvent);
  return [isMeant, ...told];
};

test('help comes by the key of its own, and by the one that asks everywhere', () => {
  expect(pressed('h')).toEqual([true, 'help']);
  expect(pressed('?')).toEqual([true, 'help']);
});

test('keys see the whole map, go nearer and farther, and with Ctrl push the map', () => {
  expect(pressed('0')).toEqual([true, 'whole map']);
  expect(pressed('+')).toEqual([true, 'nearer']);
  expect(pressed('-')).toEqual([true, 'farther']);
  expect(pressed('ArrowLeft', { ctrlKey: true })).toEqual([true, 'pan 80,0']);
});

test('a browser’s own keys stay the browser’s', () => {
  expect(pressed('0', { ctrlKey: true })).toEqual([false]);
  expect(pressed('h', { altKey: true })).toEqual([false]);
});
