import { msg } from '@vexillum/ui/words';
import type { OutcomeName } from '../../rules/index.ts';

/** What becomes of a loser, after who it is: “falls back”. */
export const outcomeText = (outcome: OutcomeName): string => {
  switch (outcome) {
    case 'falls-back':
      return msg('falls back');
    case 'destroyed':
      return msg('is destroyed');
    case 'evades':
      return msg('evades');
    case 'panics':
      return msg('panics');
    case 'sacked':
      return msg('is sacked');
    default:
      return outcome satisfies never;
  }
};
