import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, test } from 'vitest';
import type { Aim } from '../play/touch.ts';
import { whyNot } from './why-not.ts';

const idle: Aim = { chosen: undefined, from: undefined, assign: 1 };
const attack: Aim = { ...idle, chosen: 'attack' };
const move: Aim = { ...idle, chosen: 'move' };
const front = (game = {}, rules = {}) =>
  new TestMatch({ rules })
    .start()
    .lay(
      { a: 'player-1 5', d: 'player-1 1', e: 'player-1 3', b: 'player-2 2', c: 'player-1 4', f: 'player-2 1' },
      { mover: 'player-1', ...game },
    );
const whyP1 = (match: TestMatch, aim: Aim, id: string) => whyNot(match.snapshot, 'player-1', aim, id);

describe('a touch that means nothing says why', () => {
  test('before START, after the end, to those who watch, and out of turn', () => {
    expect(whyP1(new TestMatch(), idle, 'a')).toBe('The game has not been started.');
    expect(whyP1(front({ phase: 'over' }), idle, 'a')).toBe('The game is over.');
    expect(whyNot(front().snapshot, undefined, idle, 'a')).toBe('You are watching.');
    expect(whyNot(front().snapshot, 'player-2', idle, 'b')).toBe('It is player-1 the Bold’s turn.');
  });

  test('while the clock stands still, in every phase', () => {
    for (const phase of ['assignment', 'amassing', 'conquer'] as const) {
      const match = front({ phase });
      match.act('host', 'set-house-rules', { rules: { timeout: 60 } });
      match.act('host', 'propose-pause');
      expect(whyP1(match, attack, 'a')).toBe('The game is paused.');
    }
  });

  test('while land is claimed and armies are amassed', () => {
    const match = new TestMatch().start();
    match.act('player-1', 'claim-territory', { territory: 'a' });
    expect(whyNot(match.snapshot, 'player-2', idle, 'a')).toBe(
      'A belongs to player-1 the Bold already. Claim one that nobody has.',
    );
    expect(whyP1(front({ phase: 'amassing' }), idle, 'b')).toBe('Your armies are placed on territories of your own.');
  });

  test('while recruits or a set come first', () => {
    expect(whyP1(front({ recruits: 3 }), attack, 'b')).toBe('Place your 3 recruits first.');
    expect(whyP1(front({ mustTurnIn: true }), attack, 'b')).toContain('RECRUIT');
  });

  test('while nothing is chosen', () => {
    expect(whyP1(front(), idle, 'b')).toBe('Choose ATTACK first, then the territory of yours that it starts from.');
    expect(whyP1(front(), idle, 'a')).toBe('Choose ATTACK or MOVE first.');
  });

  test('where an attack cannot start or lead to', () => {
    expect(whyP1(front(), attack, 'b')).toBe('Touch the territory of yours first that the attack starts from.');
    expect(whyP1(front(), attack, 'd')).toBe('The last army stays in D: it takes two to leave one behind.');
    expect(whyP1(front(), { ...attack, from: 'a' }, 'f')).toBe('No border leads from A to F.');
    expect(whyP1(front().lay({ a: 'player-1 1' }), { ...attack, from: 'a' }, 'b')).toContain(
      'The last army stays in A',
    );
    expect(whyP1(front().lay({ b: 'player-1 2', a: 'player-1 4' }), attack, 'a')).toBe(
      'A borders on nobody whom it could attack.',
    );
    expect(whyP1(front({ move: { from: 'a', to: 'd' } }), attack, 'a')).toContain('no more attacks');
  });

  test('where a move cannot start or lead to', () => {
    expect(whyP1(front(), move, 'b')).toBe('Armies move between territories of your own only.');
    expect(whyP1(front(), move, 'd')).toContain('The last army stays in D');
    expect(whyP1(front(), move, 'c')).toBe('No territory of yours borders on C.');
    expect(whyP1(front(), { ...move, from: 'a' }, 'c')).toBe('No border leads from A to C.');
    expect(whyP1(front({}, { 'move-reach': 'connected' }), { ...move, from: 'a' }, 'c')).toBe(
      'No way through your own land leads from A to C.',
    );
    expect(whyP1(front({ move: { from: 'a', to: 'd' } }), move, 'e')).toBe(
      'There is one move a turn, and yours goes from A to D.',
    );
  });
});
