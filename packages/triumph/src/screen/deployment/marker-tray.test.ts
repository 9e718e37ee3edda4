import { MILLI_MU } from '@vexillum/model';
import { asSeenBy, draftWith, ordered } from '../../rules/testing/index.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grandProfile } from '../testing/reds-view.ts';
import { fromOwnLeft, markerPlans, toBoard } from './marker-tray.ts';

const profile = grandProfile();
const width = profile.boardMu.value[0];

describe('where the markers are to lie', () => {
  it('counts from its own left, and so blue from the other end', () => {
    expect(toBoard(profile, 'red', 10)).toBe(10 * MILLI_MU);
    expect(toBoard(profile, 'blue', 10)).toBe((width - 10) * MILLI_MU);
  });

  it('comes back to the same place, and never leaves the edge', () => {
    fc.assert(
      fc.property(fc.constantFrom('red', 'blue'), fc.integer({ min: 0, max: width * MILLI_MU }), (side, at) => {
        expect(toBoard(profile, side, fromOwnLeft(profile, side, at))).toBe(at);
      }),
    );
    expect(toBoard(profile, 'red', width + 5)).toBe(width * MILLI_MU);
    expect(toBoard(profile, 'blue', -5)).toBe(width * MILLI_MU);
  });

  it('begins with three places apart, a marching command’s too', () => {
    const table = ordered({ 3: { edge: 'LF' } });
    const plans = markerPlans(asSeenBy(table, 'red'), profile, 'red', draftWith(table, 'red'));
    expect(plans.map(({ command }) => command)).toEqual([1, 2, 3]);
    expect(new Set(plans.map(({ at }) => at)).size).toBe(3);
  });
});
