import { getLocale } from './locale.ts';

/** "14:05" in the reader's way of writing; nothing where the time cannot be read. */
export const timeOfDay = (at: string): string => {
  const time = new Date(at);
  return Number.isNaN(time.getTime())
    ? ''
    : time.toLocaleTimeString(getLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
};
