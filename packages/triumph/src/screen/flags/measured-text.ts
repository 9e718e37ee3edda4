import { msg, str } from '@vexillum/ui/words';
import type { Measured } from '@vexillum/rules-assist';
import { getLocale } from '@vexillum/ui';
import { pointsText } from '../points-text.ts';
import { piecesText, standsText } from '../troops-text.ts';

const HUNDRED = 100;

/** Below what a table stores: no rounding of a sum goes past it. */
const HAIR = 1e-6;

/** As the sentence beside it tells it: what is too far by a hair does not read as if it were not. */
const lengthAsTold = (mu: number, is: Measured['is']): number =>
  is === 'at-least' ? Math.floor(mu * HUNDRED + HAIR) / HUNDRED : Math.ceil(mu * HUNDRED - HAIR) / HUNDRED;

const amountText = (amount: number, unit: Measured['unit']): string => {
  switch (unit) {
    case 'MU':
      return msg(str`${amount.toLocaleString(getLocale(), { maximumFractionDigits: 2 })} MU`);
    case 'half-points':
      return pointsText(amount);
    case 'stands':
      return standsText(amount);
    case 'commands':
      return msg('{0, plural, one {# command} other {# commands}}', amount);
    case 'command-points':
      return msg('{0, plural, one {# command point} other {# command points}}', amount);
    case 'pieces':
      return piecesText(amount);
    case 'cards':
      return msg('{0, plural, one {# card} other {# cards}}', amount);
    default:
      return unit satisfies never;
  }
};

/** What was measured beside what the rules name: "9.2 MU, at most 8 MU". */
export const measuredText = ({ value, allowed, is, unit }: Measured): string => {
  const told = unit === 'MU' ? lengthAsTold(value, is) : value;
  const [measured, wanted] = [amountText(told, unit), amountText(allowed, unit)];
  switch (is) {
    case 'at-most':
      return msg(str`${measured}, at most ${wanted}`);
    case 'at-least':
      return msg(str`${measured}, at least ${wanted}`);
    case 'exactly':
      return msg(str`${measured}, exactly ${wanted}`);
    default:
      return is satisfies never;
  }
};
