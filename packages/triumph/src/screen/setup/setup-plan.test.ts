import { grandTriumph, profileOf } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { kindsOf, layoutOf, type SetupPlan } from './setup-plan.ts';

const profile = profileOf(grandTriumph.profiles[0]?.id ?? '');
if (!profile) throw new Error('no profile');
const plan: SetupPlan = { topography: 'Arable', score: 8, seed: 4 };

describe('a plan of the ground', () => {
  it('gives the same ground to whoever has the same number, and another with the next', () => {
    expect(layoutOf(profile, { ...plan })).toEqual(layoutOf(profile, plan));
    expect(layoutOf(profile, { ...plan, seed: 5 })).not.toEqual(layoutOf(profile, plan));
    expect(kindsOf(profile, plan)[0]).toBe('village');
  });

  it('keeps the pieces that were chosen by hand, and the layout that was asked for', () => {
    const chosen = { ...plan, kinds: ['village', 'woods'], layout: 'islands' };
    expect(kindsOf(profile, chosen)).toEqual(['village', 'woods']);
    const { layout, pieces } = layoutOf(profile, chosen);
    expect(layout.code).toBe('islands');
    expect(pieces.map(({ type }) => type).toSorted()).toEqual(['village', 'woods']);
  });
});
