import { describe, expect, test } from 'vitest';
import { reportRules, rulesAims } from './report-rules.mjs';

const figures = { rules: 40, flags: 12, fromNothing: 4, afterOneMove: 0.51 };

describe('the report of the flags', () => {
  test('says which aims are met and which are missed', () => {
    expect(rulesAims(figures).map(({ isMet }) => isMet)).toEqual([true, false]);
    expect(reportRules(figures)).toMatch(/one stand has moved, median +0\.51 ms +aim 0\.5 ms {2}MISSED/);
    expect(reportRules(figures)).toMatch(/40 rules, 150 stands, 20 pieces of terrain, 12 flags/);
  });
});
