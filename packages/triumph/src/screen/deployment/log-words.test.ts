import type { BattleEvent, Opened } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { eventSentence } from '../log-sentence.ts';
import { grandProfile } from '../testing/reds-view.ts';

const said = (event: BattleEvent) => eventSentence(event, grandProfile());
const opened = (what: Partial<Opened>) =>
  said({
    kind: 'opened',
    side: 'blue',
    count: 1,
    rosters: [],
    markers: {},
    edges: {},
    modifiers: {},
    plain: 0,
    posed: {},
    real: {},
    ...what,
  });

describe('the log tells of seals and steps', () => {
  it('that something was sealed, and never what', () => {
    const sealed = { kind: 'sealed', side: 'red', count: 9 } as const;
    expect(said({ ...sealed, what: 'orders', isAgain: false })).toBe('sealed the orders');
    expect(said({ ...sealed, what: 'markers', isAgain: true })).toBe('placed and sealed the markers once more');
  });

  it('what was opened', () => {
    expect(opened({ count: 2, markers: { A: 2, B: 1 } })).toBe(
      'opened (Blue): marker A is command 2; marker B is command 1',
    );
    expect(opened({ side: 'red', modifiers: { 1: 1 } })).toBe('opened (Red): command 1: +1 command points');
  });

  it('steps, by a side and by an umpire', () => {
    const advanced = (from: number, to: number, isByUmpire = false) =>
      said({ kind: 'step-advanced', from, to, isByUmpire });
    expect(advanced(1, 1)).toBe('is done with step 1');
    expect(advanced(1, 2)).toBe('is done; step 2 begins');
    expect(advanced(10, 11)).toBe('is done; the battle begins');
    expect(advanced(4, 3, true)).toBe('went back to step 3');
  });

  it('a march that had to come in elsewhere', () => {
    const march = { troops: { SPR: 2 }, count: 2, side: 'blue', command: 3, edge: 'LB', sealedEdge: 'LF' } as const;
    expect(said({ kind: 'march-entered', ...march })).toBe(
      'brought in command 3 (left base): 2\u00a0×\u00a0Spear; sealed was left flank, which the enemy has taken',
    );
  });
});
