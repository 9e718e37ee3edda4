import { TestMatch } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import { type Aim, meaningOfTouch } from '../play/touch.ts';
import { territoryLine } from './territory-line.ts';
import { touchWords } from './touch-words.ts';

const idle: Aim = { chosen: undefined, from: undefined, assign: 1 };
const words = ({ snapshot }: TestMatch, aim: Aim, id: string, areOddsShown = true) =>
  touchWords(snapshot, aim, id, meaningOfTouch(snapshot, 'player-1', aim, id), areOddsShown);
const front = (game = {}) =>
  new TestMatch()
    .start()
    .lay(
      { a: 'player-1 3', d: 'player-1 9', e: 'player-2 3', b: 'player-2 1', c: 'player-2 4', f: 'player-2 1' },
      { mover: 'player-1', ...game },
    );

test('what a touch would do is told before it is done', () => {
  expect(words(new TestMatch().start(), idle, 'a')).toBe('Claim A');
  expect(words(front({ phase: 'amassing' }), idle, 'a')).toBe('Place an army in A');
  expect(words(front({ recruits: 7 }), { ...idle, assign: 5 }, 'a')).toBe('Place 5 recruits in A');
  expect(words(front({ recruits: 1 }), { ...idle, assign: 'all' }, 'a')).toBe('Place 1 recruit in A');
  expect(words(front(), { ...idle, chosen: 'attack' }, 'a')).toBe('Attack from A');
  expect(words(front(), { ...idle, chosen: 'move' }, 'd')).toBe('Move armies out of D');
  expect(words(front(), { ...idle, chosen: 'move', from: 'd', assign: 'all' }, 'a')).toBe('Move 8 armies from D to A');
  expect(words(front({ conquest: { from: 'd', to: 'a' } }), idle, 'a')).toBe('Move 1 more army into A');
  expect(words(front(), idle, 'b')).toBeUndefined();
});

test('an attack tells its chance, unless the house rule hides it', () => {
  const aim: Aim = { ...idle, chosen: 'attack', from: 'a' };
  expect(words(front(), aim, 'b')).toBe('Attack B from A, 75%');
  expect(words(front(), aim, 'b', false)).toBe('Attack B from A');
});

test('a territory is told by its region, owner and armies', () => {
  expect(territoryLine(front().snapshot, 'b')).toBe('B in Middle: player-2 the Bold, 1 army');
  expect(territoryLine(new TestMatch().snapshot, 'b')).toBe('B in Middle: held by nobody');
});
