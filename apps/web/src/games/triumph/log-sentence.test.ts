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
    expect(said('seal-orders')).toBe('seal orders');
  });

  it('broken facts still make a sentence', () => {
    expect(said('move-stands', { troops: 'x', far: 'y' })).toBe('turned a stand on the spot');
  });
});
