import type { LabelView } from '@vexillum/canvas';
import { numberText } from '../mu-text.ts';

/** From this part of the allowance on, a price is near it. */
const NEAR = 0.9;
/** Half of what a table stores: nobody is over by less. */
const HAIR = 0.0005;

export const priceTone = (cost: number, budget: number | undefined): LabelView['tone'] => {
  if (budget === undefined) return 'plain';
  if (cost > budget + HAIR) return 'over';
  return cost >= budget * NEAR ? 'near' : 'good';
};

/** `3.00 / 4.00 MU`, or `3.00 MU` where nothing limits it. */
export const priceText = (cost: number, budget: number | undefined): string =>
  budget === undefined ? `${numberText(cost)} MU` : `${numberText(cost)} / ${numberText(budget)} MU`;
