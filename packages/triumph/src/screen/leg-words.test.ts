import { describe, expect, it } from 'vitest';
import { legsText, legText, toldLeg } from './leg-words.ts';

describe('the parts of a move in words', () => {
  it('a wheel says which way and how far round', () => {
    expect(legText({ kind: 'wheel', side: 'left', degrees: 22 })).toBe('wheel left 22°');
    expect(legText({ kind: 'wheel', side: 'right', degrees: -7.25 })).toBe('wheel back right 7.3°');
  });

  it('lengths have one decimal in the log and two where one steers', () => {
    expect(legText({ kind: 'advance', mu: 2.25 })).toBe('advance 2.3');
    expect(legText({ kind: 'advance', mu: 2.25 }, 2)).toBe('advance 2.25');
  });

  it('less than nothing is backwards, or to the left', () => {
    expect(legText({ kind: 'advance', mu: -1 })).toBe('go back 1');
    expect(legText({ kind: 'slide', mu: -0.5 })).toBe('slide left 0.5');
    expect(legText({ kind: 'rotate', degrees: 15 })).toBe('turn right 15°');
  });

  it('several parts are one sentence', () => {
    expect(
      legsText([
        { kind: 'advance', mu: 2 },
        { kind: 'wheel', side: 'right', degrees: 10 },
        { kind: 'advance', mu: 1 },
      ]),
    ).toBe('advance 2, then wheel right 10°, then advance 1');
  });

  it('a leg of a draft tells its own numbers', () => {
    expect(legText(toldLeg({ kind: 'column', distance: 3, turn: { side: 'left', degrees: 45 } }))).toBe(
      'march in column 3, turning left 45°',
    );
  });
});
