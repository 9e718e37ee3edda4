import type { LogLine } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { logSentence } from '../log-sentence.ts';
import { grandProfile } from '../testing/reds-view.ts';

const said = (name: string, facts: LogLine['facts'] = {}) =>
  logSentence({ seq: 1, at: '2026-01-01T00:00:00.000Z', seat: 'red-captain', name, facts }, grandProfile());
const troops = { troops: { SPR: 2 }, n: 2, side: 'red' };

describe('the log tells of losses', () => {
  it('which commands a loss has demoralized', () => {
    expect(said('lose-stands', { ...troops, demoralized: [{ side: 'red', command: 2 }] })).toBe(
      'took away as lost: 2\u00a0×\u00a0Spear; Red’s command 2 is demoralized',
    );
    expect(said('lose-stands', troops)).toBe('took away as lost: 2\u00a0×\u00a0Spear');
  });

  it('how a turn has ended, in points', () => {
    const facts = { number: 4, side: 'blue', lost: { red: 145, blue: 9 } };
    expect(said('begin-turn', facts)).toBe('Turn 4: Blue; lost so far: Red 72½, Blue 4½');
    expect(said('begin-turn', { ...facts, defeated: 'red' })).toMatch(/; Red’s army is defeated$/);
    expect(said('begin-turn', { ...facts, equal: true })).toMatch(/; equal losses, so play goes on$/);
  });

  it('what was marked', () => {
    expect(said('mark-rout', { ...troops, as: 'held' })).toBe('held in place: 2\u00a0×\u00a0Spear');
    expect(said('mark-rout', { ...troops, as: 'routed' })).toBe('marked as routed: 2\u00a0×\u00a0Spear');
    expect(said('mark-rout', { ...troops, as: 'neither' })).toBe(
      'marked as neither held nor routed: 2\u00a0×\u00a0Spear',
    );
    expect(said('sack-camp', { side: 'blue', ally: false })).toBe('marked a camp as sacked (Blue)');
    expect(said('sack-camp', { side: 'blue', restore: true })).toBe('marked a camp as not sacked after all (Blue)');
    expect(said('set-aside-stands', troops)).toBe('left out of the battle: 2\u00a0×\u00a0Spear');
  });

  it('facts of another shape break nothing', () => {
    expect(said('lose-stands', { ...troops, demoralized: 'red' })).toBe('took away as lost: 2\u00a0×\u00a0Spear');
    expect(said('begin-turn', { number: 1, side: 'red', lost: 7 })).toBe('Turn 1: Red; lost so far: Red 0, Blue 0');
  });
});
