import { describe, expect, test } from 'vitest';
import { handAims, reportHand } from './report-hand.mjs';

const ratios = { pan: 3, drag: 8, dragWithOverlays: 5 };
const figures = {
  plan: { median: 0.1, p99: 1.5, naive: { median: 4, p99: 20 } },
  scene: {
    ratios: { webgl: ratios, canvas: ratios },
    automatic: 'canvas',
    limits: [{ name: 'panning', value: 0.5, wanted: 1, unit: 'ms', isMet: true }],
  },
};

describe('the report of the hand', () => {
  test('says which aims are met and which are missed', () => {
    expect(handAims(figures).map(({ isMet }) => isMet)).toEqual([true, false, true]);
    expect(reportHand(figures)).toMatch(/slowest of a hundred +1\.50 ms +aim 1 ms {2}MISSED/);
  });

  test('says how much longer the naive way takes', () => {
    expect(reportHand(figures)).toMatch(/planning, median +40\.0 x as long/);
  });
});
