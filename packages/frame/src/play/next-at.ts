const TIME = /^(\d\d):(\d\d)$/;

/** The next moment when it is that time of the day here (`20:00`), as ISO 8601 UTC; none where it is no time. */
export const nextAt = (time: string, now: Date): string | undefined => {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  // By the calendar and not by 24 hours: a night may have 23 of them.
  if (at.getTime() < now.getTime()) at.setDate(at.getDate() + 1);
  return at.toISOString();
};
