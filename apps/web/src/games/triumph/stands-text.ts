import { msg, str } from '@lit/localize';

/** "1 stand", "46 stands". */
export const standsText = (count: number): string => (count === 1 ? msg('1 stand') : msg(str`${count} stands`));
