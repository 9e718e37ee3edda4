import type { LogLine } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { logSentence } from './log-sentence.ts';
import { grandProfile } from './testing/reds-view.ts';

const said = (name: string, facts: LogLine['facts'] = {}) =>
  logSentence({ seq: 1, at: '2026-01-01T00:00:00.000Z', seat: 'red-captain', name, facts }, grandProfile());

describe('the log tells what happened', () => {
  it('who moved, and how far', () => {
    expect(said('move-stands', { n: 3, troops: { SPR: 2, KNT: 1 }, side: 'red', far: 3250 })).toBe(
      'moved 2\u00a0×\u00a0Spear, 1\u00a0×\u00a0Knights, up to 3.3 MU',
    );
  });

  it('a turn on the spot is no move', () => {
    expect(said('move-stands', { troops: { SPR: 1 }, far: 0 })).toBe('turned 1\u00a0×\u00a0Spear on the spot');
  });

  it('a move with its parts and its price, and whose it was', () => {
    const wheel = { kind: 'wheel', side: 'left', turn: 2200, price: 3070 };
    const facts = { troops: { SPR: 4 }, side: 'red', group: 2, cost: 3070, budget: 4000 };
    expect(said('move-stands', { ...facts, legs: [wheel] })).toBe(
      'Red 2: 4\u00a0×\u00a0Spear wheel left 22°, 3.1 of 4 MU',
    );
    expect(said('move-stands', { ...facts, legs: [{ kind: 'advance', mu: 1500, price: 1500 }, wheel] })).toBe(
      'Red 2: 4\u00a0×\u00a0Spear advance 1.5, then wheel left 22°, 3.1 of 4 MU',
    );
  });

  it('too far is said in words, as exactly as it takes', () => {
    const legs = [{ kind: 'advance', mu: 3100, price: 3100 }];
    const facts = { troops: { SPR: 1 }, side: 'blue', legs, budget: 3000 };
    expect(said('move-stands', { ...facts, cost: 3100 })).toBe(
      'Blue: 1\u00a0×\u00a0Spear advance 3.1, 3.1 of 3 MU, 0.1 too far',
    );
    expect(said('move-stands', { ...facts, cost: 3004 })).toContain('3.004 of 3 MU, 0.004 too far');
  });

  it('a second move in a turn tells what both cost', () => {
    const legs = [{ kind: 'advance', mu: 1000, price: 1000 }];
    expect(said('move-stands', { troops: { SPR: 1 }, legs, cost: 1000, spent: 2500, budget: 3000 })).toBe(
      '1\u00a0×\u00a0Spear advance 1, 1 MU, in this turn 3.5 of 3 MU, 0.5 too far',
    );
  });

  it('a long march is told in part, and a way back as one', () => {
    const legs = [{ kind: 'advance', mu: 1000, price: 1000 }];
    expect(said('move-stands', { troops: { SPR: 1 }, legs, further: 2, cost: 3000 })).toBe(
      '1\u00a0×\u00a0Spear advance 1, and 2 parts more, 3 MU',
    );
    expect(said('move-stands', { troops: { SPR: 1 }, far: 3000, back: true })).toBe(
      'took 1\u00a0×\u00a0Spear back to where the turn began',
    );
  });

  it('the ground that slowed a move is named', () => {
    const legs = [{ kind: 'advance', mu: 1000, price: 1000 }];
    expect(said('move-stands', { troops: { SPR: 1 }, legs, cost: 1000, budget: 1000, slowedBy: 'woods' })).toBe(
      '1\u00a0×\u00a0Spear advance 1, 1 of 1 MU, slowed by Woods',
    );
  });

  it('a new turn says whose it is', () => {
    expect(said('begin-turn', { number: 3, side: 'red' })).toBe('Turn 3: Red');
  });

  it('many types of troops are counted, not listed', () => {
    expect(said('place-stands', { troops: { SPR: 20, KNT: 10, ELE: 4, BAD: 12 } })).toBe('placed 46 stands');
  });

  it('dice with what they were for', () => {
    expect(said('roll-dice', { dice: [6, 6, 10], values: [1, 2, 3], why: 'command points' })).toBe(
      'rolled 2d6 + 1d10 for “command points”:',
    );
    expect(said('roll-dice', { dice: [6], values: [4], why: '' })).toBe('rolled 1d6:');
  });

  it('an army comes to the table', () => {
    expect(said('bring-army', { side: 'blue', army: 'Seljuks', n: 41 })).toBe(
      'brought the army “Seljuks” with 41 stands (Blue)',
    );
  });

  it('an action that this page does not know is told by its name', () => {
    expect(said('raise-banners')).toBe('raise banners');
  });

  it('broken facts still make a sentence', () => {
    expect(said('move-stands', { troops: 'x', far: 'y' })).toBe('turned a stand on the spot');
    expect(said('move-stands', { troops: { SPR: 1 }, far: 500, legs: [{ kind: 'dance' }, 7] })).toBe(
      'moved 1\u00a0×\u00a0Spear, up to 0.5 MU',
    );
  });
});
