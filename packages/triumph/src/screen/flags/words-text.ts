import type { Words } from '@vexillum/model';
import { getLocale } from '@vexillum/ui';
import { translated, wordsText as saidText } from '@vexillum/ui/words';

const isDecimal = (value: string): boolean => /^-?\d+\.\d+$/.test(value);

/** Names out of the rules' data have translations; numbers have the reader's comma. */
const valueText = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  if (isDecimal(value)) return Number(value).toLocaleString(getLocale(), { maximumFractionDigits: 3 });
  return translated(value);
};

/** What a rule says, in the reader's language. */
export const wordsText = (said: Words): string => saidText(said, valueText);
