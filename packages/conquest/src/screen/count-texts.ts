import { msg, str } from '@vexillum/ui/words';
import { getLocale } from '@vexillum/ui';

/** "1 army", "7 armies". */
export const armiesText = (count: number): string => (count === 1 ? msg('1 army') : msg(str`${count} armies`));

/** "1 recruit", "7 recruits". */
export const recruitsText = (count: number): string => (count === 1 ? msg('1 recruit') : msg(str`${count} recruits`));

/** "1 victory flag", "3 victory flags". */
export const flagsText = (count: number): string =>
  count === 1 ? msg('1 victory flag') : msg(str`${count} victory flags`);

/** "1 territory", "7 territories". */
export const territoriesText = (count: number): string =>
  count === 1 ? msg('1 territory') : msg(str`${count} territories`);

/** "Ann, Bob and Carol" in the reader's language. */
export const listText = (texts: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(texts);
