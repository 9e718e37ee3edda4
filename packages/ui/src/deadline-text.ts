const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "Tue, Nov 24, 14:05": by the clock on the reader's wall. */
export const deadlineText = (at: number, locale: string): string =>
  new Date(at).toLocaleString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** The same in full, with the year and the name of the reader's time zone. */
export const wholeDeadlineText = (at: number, locale: string): string =>
  new Date(at).toLocaleString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });

/** "in 2 days", "in 40 minutes", "3 hours ago": rounded to what is still whole, so that nobody is promised too much. */
export const awayText = (milliseconds: number, locale: string): string => {
  const far = Math.abs(milliseconds);
  const [unit, size] =
    far >= 2 * DAY
      ? (['day', DAY] as const)
      : far >= 2 * HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const count = Math.trunc(milliseconds / size);
  return new Intl.RelativeTimeFormat(locale).format(
    Object.is(count, -0) || count === 0 ? Math.sign(milliseconds) || 1 : count,
    unit,
  );
};
