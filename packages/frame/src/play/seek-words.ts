import { msg, str } from '@vexillum/ui/words';
import { getLocale, timeOfDay } from '@vexillum/ui';
import type { Lasting, ListedSeek } from '@vexillum/protocol';

export const lastingWords = (lasting: Lasting): string => {
  if (lasting === 'days') return msg('days between turns');
  const hours = (lasting / 60).toLocaleString(getLocale(), { maximumFractionDigits: 1 });
  return msg(str`${hours} h`);
};

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** When it is to be, in the reader's own zone. */
export const whenWords = (when: string | undefined, now: Date): string => {
  if (when === undefined) return msg('now');
  const at = new Date(when);
  return isSameDay(at, now)
    ? msg(str`today at ${timeOfDay(when)}`)
    : msg(str`${at.toLocaleDateString(getLocale(), { weekday: 'long' })} at ${timeOfDay(when)}`);
};

/** What is looked for, each in a few words. */
export const seekFacts = ({ players, when, lasting, whileAway }: ListedSeek, now: Date): readonly string[] => [
  msg(str`${players} players`),
  whenWords(when, now),
  ...(lasting === undefined ? [] : [lastingWords(lasting)]),
  ...(whileAway ? [msg('may be away just now')] : []),
];
