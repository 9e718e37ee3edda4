import type { ListedSeek } from '@vexillum/protocol';

/** How long an appointment is entered for where nobody has said, in minutes. */
const USUAL = 120;
/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE = 75;

export interface Appointment {
  /** Names it for ever: a calendar that reads it twice has it once. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly url: string;
  /** ISO 8601 UTC. */
  readonly when: string;
  readonly minutes: number;
}

const bytes = new TextEncoder();

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** `20261124T190000Z` */
const utc = (at: string): string =>
  new Date(at)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

/** A long line goes on in the next after a space; no letter is cut in two. */
const folded = (line: string): string => {
  let [text, size] = ['', 0];
  for (const letter of line) {
    const more = bytes.encode(letter).length;
    if (size + more > LINE) [text, size] = [`${text}\r\n `, 1];
    text += letter;
    size += more;
  }
  return text;
};

/** The appointment as calendars read it (iCalendar, RFC 5545). */
export const calendarFile = ({ id, title, note, url, when, minutes }: Appointment, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vexillum//Vexillum//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(now.toISOString())}`,
    `DTSTART:${utc(when)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    ...(note === undefined ? [] : [`DESCRIPTION:${escaped(note)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** What a seek is in a calendar; none where it is for now. */
export const appointmentOf = (
  { seek, when, lasting, note }: ListedSeek,
  title: string,
  origin: string,
): Appointment | undefined =>
  when === undefined
    ? undefined
    : {
        id: `seek-${seek}@${new URL(origin).host}`,
        title,
        when,
        minutes: typeof lasting === 'number' ? lasting : USUAL,
        url: `${origin}/play`,
        ...(note === undefined ? {} : { note }),
      };

export const saveAppointment = (appointment: Appointment): void => {
  const url = URL.createObjectURL(new Blob([calendarFile(appointment, new Date())], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'vexillum.ics' });
  link.click();
  // Browsers fetch what is saved after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
