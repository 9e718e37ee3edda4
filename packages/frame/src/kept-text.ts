import { msg, str } from '@vexillum/ui/words';
import { getLocale } from '@vexillum/ui';

/** Until when a table is there, as the server said when it was opened last. */
export const keptText = (until: string): string => {
  const day = new Date(until).toLocaleDateString(getLocale(), { dateStyle: 'medium' });
  return msg(str`Kept until ${day} if nobody comes back`);
};
