import { seededRandom } from '@vexillum/geometry';
import { chooseKinds, type Profile, proposeLayout, type ProposedLayout, type Topography } from '../../rules/index.ts';

/** What somebody has decided about the ground so far. The same plan always gives the same ground. */
export interface SetupPlan {
  readonly topography: Topography;
  readonly score: number;
  readonly seed: number;
  /** Kinds that were chosen by hand; left out: as chance has it. */
  readonly kinds?: readonly string[];
  /** The layout that was asked for; left out: as chance has it. */
  readonly layout?: string;
}

export const kindsOf = (profile: Profile, { topography, score, seed, kinds }: SetupPlan): readonly string[] =>
  kinds ?? chooseKinds(profile, topography, score, seededRandom(seed));

export const layoutOf = (profile: Profile, plan: SetupPlan): ProposedLayout =>
  proposeLayout(profile, kindsOf(profile, plan), plan.seed, plan.layout);
