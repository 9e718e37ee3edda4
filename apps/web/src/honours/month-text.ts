import { getLocale } from '@vexillum/ui';

/** `2026-11` as a reader calls it: "November 2026". */
export const monthText = (period: string): string =>
  new Intl.DateTimeFormat(getLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00Z`),
  );
