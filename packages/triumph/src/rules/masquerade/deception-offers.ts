import type { ArmyList, BattleCardEntry } from '../armies/army-list.ts';
import type { StandTruth } from '../deployment/payloads.ts';
import { DECEPTION } from './card.ts';

/** Where an army list lets an army deceive. What poses as what, it says in words. */
export interface DeceptionOffer {
  /** Index of its line among the list's `troopOptions`; none for people who do not fight, which are the whole army's. */
  readonly option?: number;
  /** The troops of the line; none for people who do not fight. */
  readonly real: readonly string[];
  readonly note: string | null;
  readonly max: number | null;
}

const offerIn = (entries: readonly BattleCardEntry[]): BattleCardEntry | undefined =>
  entries.find(({ battleCardCode }) => battleCardCode === DECEPTION);

export const deceptionOffers = (list: Pick<ArmyList, 'battleCardEntries' | 'troopOptions'>): DeceptionOffer[] => {
  const ofArmy = offerIn(list.battleCardEntries);
  return [
    ...(ofArmy ? [{ real: [], note: ofArmy.note, max: ofArmy.max }] : []),
    ...list.troopOptions.flatMap(({ battleCardEntries, troopEntries }, option): DeceptionOffer[] => {
      const entry = offerIn(battleCardEntries);
      const real = troopEntries.map(({ troopTypeCode }) => troopTypeCode);
      return entry ? [{ option, real, note: entry.note, max: entry.max }] : [];
    }),
  ];
};

/** Whether the list offers a masquerade behind which these troops, or nobody, stand. */
export const isOffered = (list: Pick<ArmyList, 'battleCardEntries' | 'troopOptions'>, truth: StandTruth): boolean =>
  truth.m === 0 ||
  deceptionOffers(list).some((offer) =>
    truth.real.length === 0 ? offer.option === undefined : truth.real.every((code) => offer.real.includes(code)),
  );
