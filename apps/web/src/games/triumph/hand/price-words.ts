import { msg, str } from '@lit/localize';
import type { PriceTag } from '@vexillum/tools';
import { numberText } from '../mu-text.ts';

/** A sign for each tone, so that the colour is never alone. */
export const toneSigns: Readonly<Record<PriceTag['tone'], string>> = { good: '✓', near: '≈', over: '!' };

/** "3.00 / 4.00 MU" as the reader writes numbers. */
export const priceLabel = ({ total, budget }: PriceTag): string =>
  budget === undefined ? `${numberText(total)} MU` : `${numberText(total)} / ${numberText(budget)} MU`;

/** The same in words, for those who hear it: "3.00 of 4.00 MU", and by how much it is too far. */
export const priceSentence = ({ total, budget, tone, over = 0 }: PriceTag): string => {
  if (budget === undefined) return `${numberText(total)} MU`;
  const price = msg(str`${numberText(total)} of ${numberText(budget)} MU`);
  switch (tone) {
    case 'good':
      return price;
    case 'near':
      return msg(str`${price}, nearly all of it`);
    case 'over':
      return msg(str`${price}, ${numberText(over)} MU too far`);
  }
};

/** Why the last leg rests where it does. */
export const stopText = (stop: NonNullable<PriceTag['stop']>): string => {
  switch (stop) {
    case 'whole':
      return msg('at a whole MU');
    case 'budget':
      return msg('at the end of its allowance');
    case 'contact':
      return msg('at first contact');
  }
};
