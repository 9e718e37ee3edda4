import { getLocale } from '@vexillum/ui';

/** A length for a sentence, from thousandths of an MU: "3.2 MU". */
export const muText = (thousandths: number): string =>
  `${(thousandths / 1000).toLocaleString(getLocale(), { maximumFractionDigits: 1 })} MU`;

/** A length in MU as a number with two decimals, as rulers tell it: "3.00". */
export const numberText = (mu: number): string =>
  mu.toLocaleString(getLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
