import type { SourcedTable } from './sourced-table.ts';
import type { PhaseCode } from './turn-rules.ts';

/** When a battle card is played that stands for an event, on whom, and how long it works. Every one of them works once. */
export interface CardPlay {
  /** The code of the card. */
  readonly code: string;
  /** The phase of a turn in which it is played. */
  readonly phase: PhaseCode;
  /** Whether only its owner's turn will do. */
  readonly isOwnTurnOnly: boolean;
  /** On stands of the owner that have the card, or on enemies. */
  readonly isOnEnemies: boolean;
  /** On so many stands at most; null where as many as move together. */
  readonly mostStands: number | null;
  /** On close order foot alone. */
  readonly isOnCloseFoot: boolean;
  /** Until when it works: one outcome, one move, or the end of the close combats of that turn. */
  readonly lasts: 'outcome' | 'move' | 'combats';
}

export interface CardPlayRules {
  /** When and on whom battle cards are played that stand for an event. */
  readonly cardPlays: SourcedTable<CardPlay>;
}

const cardPlays: SourcedTable<CardPlay> = {
  source: 'Battle Cards 1.0 (March 2021), cards 10, 12 and 15',
  isVerified: true,
  columns: {
    isOwnTurnOnly: {
      source:
        'cards 12 and 15 name the owner’s move and turn; that pursuits in either turn can be stopped follows from card 10',
      isVerified: false,
    },
  },
  rows: [
    {
      code: 'HL',
      phase: 'close',
      isOwnTurnOnly: false,
      isOnEnemies: false,
      mostStands: 1,
      isOnCloseFoot: false,
      lasts: 'outcome',
    },
    {
      code: 'CT',
      phase: 'movement',
      isOwnTurnOnly: true,
      isOnEnemies: false,
      mostStands: null,
      isOnCloseFoot: false,
      lasts: 'move',
    },
    {
      code: 'SC',
      phase: 'cards',
      isOwnTurnOnly: true,
      isOnEnemies: true,
      mostStands: 2,
      isOnCloseFoot: true,
      lasts: 'combats',
    },
  ],
};

export const standardCardPlays: CardPlayRules = { cardPlays };
