import { msg, str } from '@vexillum/ui/words';

/** Up to here nobody feels it; up to there it is felt but does not disturb. Ours, not a rule's. */
const GOOD_MS = 120;
const FAIR_MS = 350;

export type DelayTone = 'good' | 'fair' | 'slow';

export const delayTone = (milliseconds: number): DelayTone =>
  milliseconds <= GOOD_MS ? 'good' : milliseconds <= FAIR_MS ? 'fair' : 'slow';

/** "45 ms, good": the number for those who want it, and what it means. */
export const delayText = (milliseconds: number): string => {
  const ms = Math.round(milliseconds);
  switch (delayTone(milliseconds)) {
    case 'good':
      return msg(str`${ms} ms, good`);
    case 'fair':
      return msg(str`${ms} ms, fair`);
    case 'slow':
      return msg(str`${ms} ms, slow`);
  }
};
