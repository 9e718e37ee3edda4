import type { DateRange } from '../../armies/army-list.ts';

/** `218 BC`, `1097`. */
export const yearText = (year: number): string => (year < 0 ? `${-year} BC` : String(year));

export const rangesText = (ranges: readonly DateRange[]): string =>
  ranges.map(({ startDate, endDate }) => `${yearText(startDate)}–${yearText(endDate)}`).join(', ');
