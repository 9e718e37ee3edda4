import type { SourcedTable } from './sourced-table.ts';

/** What a stand with a battle card counts when it is lost: so much, or so much more than its troop type. */
export interface CardLoss {
  /** The code of the card. */
  readonly code: string;
  readonly halfPoints: number | null;
  readonly more: number;
  /** Only while the stand makes use of it, which everybody sees; without that it counts as its troop type. */
  readonly isForUse: boolean;
}

const counts = (code: string, points: number, isForUse = false): CardLoss => ({
  code,
  halfPoints: points * 2,
  more: 0,
  isForUse,
});
const countsMore = (code: string, points: number): CardLoss => ({
  code,
  halfPoints: null,
  more: points * 2,
  isForUse: false,
});

/** The cards that say something of it; with all others a stand counts what was paid for it. */
export const cardLosses: SourcedTable<CardLoss> = {
  source: 'Battle Cards 1.0 (March 2021), cards 5, 9, 21 and 23',
  isVerified: true,
  rows: [counts('AC', 3), counts('CC', 3), counts('PL', 4, true), countsMore('SS', 1), counts('SF', 3.5)],
};
