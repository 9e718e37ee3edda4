import { describe, expect, test } from 'vitest';
import { setupOf } from '../state/setup.ts';
import { TestMatch } from '../testing/index.ts';

describe('the motto of a table', () => {
  test('is written by the host and by administrators, seen by all, and outlives a game (KR-ADMIN-REZZEROPTS, KR-CUST-TABLEMENU)', () => {
    const match = new TestMatch({ rules: { 'random-start': true } });
    expect(match.answer('player-1', 'set-branding', { text: 'Ours' })).toBe('not-an-administrator');
    expect(match.answer('spectator', 'set-branding', { text: 'Ours' })).toBe('not-an-administrator');
    match.act('host', 'name-administrators', { seats: ['player-2'] });
    match.act('player-2', 'set-branding', { text: '  The Blue Lion  ' });
    expect(setupOf(match.snapshot)).toEqual({ bots: [], administrators: ['player-2'], branding: 'The Blue Lion' });
    match.start().act('host', 'reset-game');
    expect(setupOf(match.snapshot).branding).toBe('The Blue Lion');
    match.act('host', 'set-branding', { text: ' ' });
    expect(setupOf(match.snapshot)).toEqual({ bots: [], administrators: ['player-2'] });
  });

  test('is one short line of plain words', () => {
    const match = new TestMatch();
    for (const text of ['x'.repeat(41), 'two\nlines', 'turned \u202e round', 7])
      expect(match.answer('host', 'set-branding', { text })).toBe('bad-args');
    expect(match.answer('host', 'set-branding', { text: 'Zum Löwen 🦁' })).toBe('done');
  });
});
