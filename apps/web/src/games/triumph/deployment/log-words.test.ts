import { describe, expect, it } from 'vitest';
import { grandProfile } from '../testing/reds-view.ts';
import { deploymentSentence } from './log-words.ts';

const said = (name: string, facts: Parameters<typeof deploymentSentence>[1]) =>
  deploymentSentence(name, facts, grandProfile());

describe('the log tells of seals and steps', () => {
  it('that something was sealed, and never what', () => {
    expect(said('seal-orders', { side: 'red', what: 'orders', n: 9 })).toBe('sealed the orders');
    expect(said('seal-orders', { side: 'red', what: 'markers', n: 3, again: true })).toBe(
      'placed and sealed the markers once more',
    );
  });

  it('what was opened', () => {
    expect(said('reveal-secrets', { side: 'blue', n: 2, markers: { A: 2, B: 1 } })).toBe(
      'opened (Blue): marker A is command 2; marker B is command 1',
    );
    expect(said('reveal-secrets', { side: 'red', n: 1, modifiers: { 1: 1 } })).toBe(
      'opened (Red): command 1: +1 command points',
    );
  });

  it('steps, by a side and by an umpire', () => {
    expect(said('advance-step', { side: 'red', from: 1, number: 1 })).toBe('is done with step 1');
    expect(said('advance-step', { side: 'red', from: 1, number: 2 })).toBe('is done; step 2 begins');
    expect(said('advance-step', { side: 'blue', from: 10, number: 11 })).toBe('is done; the battle begins');
    expect(said('advance-step', { byUmpire: true, from: 4, number: 3 })).toBe('went back to step 3');
  });

  it('a march that had to come in elsewhere', () => {
    const facts = { troops: { SPR: 2 }, side: 'blue', command: 3, edge: 'LB', sealed: 'LF', displaced: true };
    expect(said('enter-flank', facts)).toBe(
      'brought in command 3 (left base): 2\u00a0×\u00a0Spear; sealed was left flank, which the enemy has taken',
    );
  });

  it('nothing of what is not its own', () => {
    expect(said('move-stands', {})).toBeUndefined();
  });
});
