import type { Scoring } from '@vexillum/model';

/** Points of other armies that were lost, as everybody could see them: the measure by which the rules decide a battle (GT-WIN-001). */
export const battleScoring = (slots: number): Scoring => ({
  slots,
  title: 'Points that the enemy lost',
  scoreOf: ({ sides }, own) =>
    sides.reduce((sum, { side, counts }) => (side === own ? sum : sum + (counts['lostHalfPoints'] ?? 0) / 2), 0),
});
