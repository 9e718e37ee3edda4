import type { BattleEvent } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { eventSentence } from '../log-sentence.ts';
import { grandProfile } from '../testing/reds-view.ts';

const said = (event: BattleEvent) => eventSentence(event, grandProfile());
const troops = { troops: { SPR: 2 }, count: 2, side: 'red' };

describe('the log tells of losses', () => {
  it('which commands a loss has demoralized', () => {
    expect(said({ kind: 'stands-lost', ...troops, demoralized: [{ side: 'red', command: 2 }] })).toBe(
      'took away as lost: 2\u00a0×\u00a0Spear; Red’s command 2 is demoralized',
    );
    expect(said({ kind: 'stands-lost', ...troops, demoralized: [] })).toBe('took away as lost: 2\u00a0×\u00a0Spear');
  });

  it('how a turn has ended, in points', () => {
    const begun = { kind: 'turn-begun', number: 4, side: 'blue', lost: { red: 145, blue: 9 }, isEqual: false } as const;
    expect(said(begun)).toBe('Turn 4: Blue; lost so far: Red 72½, Blue 4½');
    expect(said({ ...begun, defeated: 'red' })).toMatch(/; Red’s army is defeated$/);
    expect(said({ ...begun, isEqual: true })).toMatch(/; equal losses, so play goes on$/);
  });

  it('what was marked', () => {
    const marked = { kind: 'rout-marked', ...troops } as const;
    expect(said({ ...marked, as: 'held' })).toBe('held in place: 2\u00a0×\u00a0Spear');
    expect(said({ ...marked, as: 'routed' })).toBe('marked as routed: 2\u00a0×\u00a0Spear');
    expect(said({ ...marked, as: 'neither' })).toBe('marked as neither held nor routed: 2\u00a0×\u00a0Spear');
    const sacked = { kind: 'camp-sacked', side: 'blue', isAlly: false } as const;
    expect(said({ ...sacked, isRestored: false })).toBe('marked a camp as sacked (Blue)');
    expect(said({ ...sacked, isRestored: true })).toBe('marked a camp as not sacked after all (Blue)');
    expect(said({ kind: 'stands-set-aside', ...troops })).toBe('left out of the battle: 2\u00a0×\u00a0Spear');
  });
});
