import type { SourcedTable } from '../sourced-table.ts';

export const pursuitAnswers = ['pursues', 'stays', 'unknown'] as const;
export type PursuitAnswer = (typeof pursuitAnswers)[number];

/** Whether troops go after the enemy whom they have beaten or doubled hand to hand; the first row that fits. */
export interface Pursuit {
  readonly code: string;
  /** Whom it fits: types, or cards that work on the winner; everybody where neither is named. */
  readonly when: { readonly winners: readonly string[]; readonly winnerCards: readonly string[] };
  readonly afterBeating: PursuitAnswer;
  readonly afterDoubling: PursuitAnswer;
}

const GRAND = 'GRAND TRIUMPH! 2017, Demoralized Commands (GT-DEMOR-003)';

export const pursuits: SourcedTable<Pursuit> = {
  source: 'not found in any public source',
  isVerified: false,
  cells: [
    { code: 'artillery', column: 'afterBeating', source: GRAND, isVerified: true },
    { code: 'artillery', column: 'afterDoubling', source: GRAND, isVerified: true },
    { code: 'chained', column: 'afterDoubling', source: 'Battle Cards 1.0, card 22', isVerified: true },
    { code: 'knights', column: 'afterBeating', source: 'a report of play of 2019', isVerified: false },
    { code: 'knights', column: 'afterDoubling', source: 'a report of play of 2019', isVerified: false },
    {
      code: 'others',
      column: 'afterDoubling',
      source: `${GRAND}, which names those who stay`,
      isVerified: false,
    },
  ],
  rows: [
    {
      code: 'artillery',
      when: { winners: ['ART', 'WWG'], winnerCards: [] },
      afterBeating: 'stays',
      afterDoubling: 'stays',
    },
    {
      code: 'chained',
      when: { winners: [], winnerCards: ['CH'] },
      afterBeating: 'unknown',
      afterDoubling: 'stays',
    },
    {
      code: 'knights',
      when: { winners: ['KNT'], winnerCards: [] },
      afterBeating: 'pursues',
      afterDoubling: 'pursues',
    },
    {
      code: 'others',
      when: { winners: [], winnerCards: [] },
      afterBeating: 'unknown',
      afterDoubling: 'pursues',
    },
  ],
};
