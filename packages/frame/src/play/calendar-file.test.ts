import { expect, test } from 'vitest';
import { appointmentOf, calendarFile } from './calendar-file.ts';

const seek = {
  seek: 'abcdefgh',
  game: 'conquest',
  name: 'Aino',
  players: 2,
  when: '2026-11-24T19:00:00.000Z',
  lasting: 150,
  note: 'Beginners, please; or not',
  since: '2026-11-24T18:00:00.000Z',
  whileAway: false,
} as const;

const fileOf = (title: string): string => {
  const appointment = appointmentOf(seek, title, 'https://vexillum.example');
  return appointment ? calendarFile(appointment, new Date('2026-11-24T18:30:00Z')) : '';
};

test('an agreed time is an event that calendars read, with commas and semicolons as texts', () => {
  expect(fileOf('Conquest, with Aino').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vexillum//Vexillum//EN',
    'BEGIN:VEVENT',
    'UID:seek-abcdefgh@vexillum.example',
    'DTSTAMP:20261124T183000Z',
    'DTSTART:20261124T190000Z',
    'DURATION:PT150M',
    String.raw`SUMMARY:Conquest\, with Aino`,
    String.raw`DESCRIPTION:Beginners\, please\; or not`,
    'URL:https://vexillum.example/play',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line has more than 75 octets, and no letter is cut', () => {
  const file = fileOf('Ä👪'.repeat(60));
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Ä👪'.repeat(60)}\r\n`);
});

test('what is to be now is no appointment', () => {
  const { when: _when, ...now } = seek;
  expect(appointmentOf(now, 'Conquest', 'https://vexillum.example')).toBeUndefined();
});
