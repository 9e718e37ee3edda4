import { msg, str } from '@vexillum/ui/words';

/** A span of time in words: "30 seconds", "5 minutes". */
export const secondsText = (seconds: number): string => {
  if (seconds < 120 || seconds % 60 !== 0) return msg('{0, plural, one {# second} other {# seconds}}', seconds);
  if (seconds < 7200 || seconds % 3600 !== 0) return msg(str`${seconds / 60} minutes`);
  return seconds < 172_800 || seconds % 86_400 !== 0
    ? msg(str`${seconds / 3600} hours`)
    : msg(str`${seconds / 86_400} days`);
};
