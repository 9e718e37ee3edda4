import type { Scoring } from '@vexillum/model';

/** What a player holds when the campaign ends. Its seed names high scores and no measure (KR-GSL-TOPSCORES): this one is ours. */
export const campaignScoring: Scoring = {
  title: 'Territories and armies',
  scoreOf: ({ sides }, own) => {
    const counts = sides.find(({ side }) => side === own)?.counts;
    return (counts?.['territories'] ?? 0) + (counts?.['armies'] ?? 0);
  },
};
