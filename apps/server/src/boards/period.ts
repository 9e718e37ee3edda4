/** A month of the calendar in UTC, `2026-11`: a pot is one game's and one month's. */
export type Period = string;

/** So long after its end a pot takes what is told late; then it is closed for good. */
const GRACE = 72 * 3_600_000;

export const isPeriod = (text: string): text is Period => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** The month of a moment. ISO 8601 UTC. */
export const periodOf = (at: string): Period => at.slice(0, 7);

export const periodAt = (now: number): Period => periodOf(new Date(now).toISOString());

const after = (period: Period): number => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return Date.UTC(year, month);
};

/** From when on games count, when they no longer do, and when it is closed: ISO 8601 UTC. */
export const timesOf = (period: Period): { readonly from: string; readonly to: string; readonly closesAt: string } => ({
  from: `${period}-01T00:00:00.000Z`,
  to: new Date(after(period)).toISOString(),
  closesAt: new Date(after(period) + GRACE).toISOString(),
});

/** Whether a pot is closed at that moment, in milliseconds since 1970. */
export const isClosed = (period: Period, now: number): boolean => after(period) + GRACE <= now;

/** When the next pot is closed, in milliseconds since 1970. */
export const nextClosing = (now: number): number => {
  const lastMonth = periodAt(Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() - 1));
  return isClosed(lastMonth, now) ? after(periodAt(now)) + GRACE : after(lastMonth) + GRACE;
};
