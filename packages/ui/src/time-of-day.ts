import { getLocale } from './locale.ts';

/** One for each language: to make one takes a hundred times as long as to write with it, and a log writes all its lines anew at every entry. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (locale: string): Intl.DateTimeFormat => {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(locale, format);
  return format;
};

/** "14:05" in the reader's way of writing; nothing where the time cannot be read. */
export const timeOfDay = (at: string): string => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? '' : formatIn(getLocale()).format(time);
};
