import { getLocale } from '@vexillum/ui';

/** A length for a sentence, from thousandths of an MU: "3.2 MU". */
export const muText = (thousandths: number): string =>
  `${(thousandths / 1000).toLocaleString(getLocale(), { maximumFractionDigits: 1 })} MU`;
