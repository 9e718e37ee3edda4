import { msg } from '@vexillum/ui/words';

/** "1 army", "7 armies". */
export const armiesText = (count: number): string => msg('{0, plural, one {# army} other {# armies}}', count);

/** "1 recruit", "7 recruits". */
export const recruitsText = (count: number): string => msg('{0, plural, one {# recruit} other {# recruits}}', count);

/** "1 victory flag", "3 victory flags". */
export const flagsText = (count: number): string =>
  msg('{0, plural, one {# victory flag} other {# victory flags}}', count);

/** "1 territory", "7 territories". */
export const territoriesText = (count: number): string =>
  msg('{0, plural, one {# territory} other {# territories}}', count);
