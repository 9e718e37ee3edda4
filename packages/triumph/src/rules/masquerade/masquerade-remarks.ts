import type { SideId } from '@vexillum/model';
import type { Masquerade, StandTruth } from '../deployment/payloads.ts';
import type { Profile } from '../profiles/profile.ts';
import { exchangesBought } from './card.ts';
import { realHalfPoints } from './masquerade-points.ts';
import { secretOf, type Snapshot } from '../records/table.ts';

/** Something that the rules would say of a side's masquerades. It keeps nobody from sealing. Points in halves. */
export type MasqueradeRemark =
  | { readonly code: 'exchanges'; readonly bought: number; readonly used: number }
  | {
      readonly code: 'masquerade-points';
      readonly stands: readonly string[];
      readonly halfPoints: number;
      readonly expected: number;
    };

interface Posing {
  readonly stands: readonly string[];
  readonly truth: Masquerade;
}

/** Each removal or exchange that may take place: a stand, or two that are one. */
export const posings = (truths: ReadonlyMap<string, StandTruth>): Posing[] =>
  [...truths].flatMap(([id, truth]): Posing[] => {
    if (truth.m === 0 || (truth.pair !== null && truth.pair < id)) return [];
    return [{ stands: truth.pair === null ? [id] : [id, truth.pair], truth }];
  });

const onPoints = (snapshot: Snapshot, profile: Profile, { stands, truth }: Posing): MasqueradeRemark[] => {
  const halfPoints = stands.reduce((sum, id) => sum + (secretOf(snapshot, id)?.halfPoints ?? 0), 0);
  const expected = realHalfPoints(profile, truth.real);
  return halfPoints === expected ? [] : [{ code: 'masquerade-points', stands, halfPoints, expected }];
};

/** For the side alone: whether it poses as often as it paid for, and whether its stands cost what is behind them. */
export const masqueradeRemarks = (
  truths: ReadonlyMap<string, StandTruth>,
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
): MasqueradeRemark[] => {
  const all = posings(truths);
  const bought = exchangesBought(snapshot, side);
  return [
    ...(all.length === bought ? [] : [{ code: 'exchanges', bought, used: all.length } as const]),
    ...all.flatMap((posing) => onPoints(snapshot, profile, posing)),
  ];
};
