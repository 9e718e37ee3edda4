import type { SourcedTable } from './sourced-table.ts';

/** On what terms an army may have a card, besides its price and number, which are with the card itself. */
export interface CardTerms {
  readonly code: string;
  /** How many of it an army has at most; null where the list alone limits it. */
  readonly atMost: number | null;
  /** Whether it is for all stands of a line of the list or for none of them. */
  readonly isAllOrNone: boolean;
  /** Troop types that never have it. */
  readonly never: readonly string[];
  /** Troop types that an army with it does not have; such a card is bought by the army, though lines of the list offer it. */
  readonly bars: readonly string[];
  /** One of these cards must be there for it to do anything; empty where it stands alone. */
  readonly partners: readonly string[];
  /** Cards that are worth nothing beside it. */
  readonly voids: readonly string[];
  /** The card that may be taken in its place. */
  readonly cheaper: string | null;
  /** It goes to so many stands at a time. */
  readonly together: number;
  /**
   * Stands with it fight on foot as the type that the list names, and cost what the dearer of the two types costs. One purchase is for all
   * lines that the list names.
   */
  readonly dismounts: boolean;
  /** The list names the troops whom those with it pass through. */
  readonly passes: boolean;
}

const row = (code: string, terms: Partial<CardTerms>): CardTerms => ({
  code,
  atMost: null,
  isAllOrNone: false,
  never: [],
  bars: [],
  partners: [],
  voids: [],
  cheaper: null,
  together: 1,
  dismounts: false,
  passes: false,
  ...terms,
});

/** Cards that are not here may be had as the army list says. */
export const cardTerms: SourcedTable<CardTerms> = {
  source: 'Battle Cards 1.0 (March 2021), what each card says of selecting it',
  isVerified: true,
  columns: {
    voids: { source: 'follows from card 16: without a camp there is none to change', isVerified: false },
    partners: { source: 'follows from cards 7 and 20: somebody gives, somebody receives', isVerified: false },
  },
  cells: [
    {
      code: 'CT',
      column: 'atMost',
      source: 'Battle Cards 1.0, card 12; whether the two are cards of an army or of a line, or points, is not said',
      isVerified: false,
    },
  ],
  rows: [
    row('DD', { dismounts: true }),
    row('MD', { dismounts: true, cheaper: 'DD' }),
    row('SV', { together: 2 }),
    row('AC', { isAllOrNone: true }),
    row('CC', { isAllOrNone: true }),
    row('SB', { partners: ['SP'] }),
    row('SP', { partners: ['SB'] }),
    row('HL', { atMost: 3, isAllOrNone: true }),
    row('CT', { atMost: 2, isAllOrNone: true, passes: true }),
    row('NC', { voids: ['FC', 'PT', 'SW'] }),
    row('ES', { bars: ['ELE'], partners: ['ET'] }),
    row('ET', { partners: ['ES'] }),
    row('SS', { isAllOrNone: true, never: ['HBW'] }),
    row('CH', { isAllOrNone: true }),
    row('SF', { isAllOrNone: true }),
  ],
};
