import { expect, it } from 'vitest';
import { awayText, deadlineText, wholeDeadlineText } from './deadline-text.ts';

const HOUR = 3_600_000;
const AT = new Date(2026, 10, 24, 14, 5).getTime();

it.each([
  [72 * HOUR, 'in 3 days', 'in 3 Tagen'],
  [72 * HOUR - 1, 'in 2 days', 'in 2 Tagen'],
  [48 * HOUR - 1, 'in 47 hours', 'in 47 Stunden'],
  [2 * HOUR - 1, 'in 119 minutes', 'in 119 Minuten'],
  [20_000, 'in 1 minute', 'in 1 Minute'],
  [-20_000, '1 minute ago', 'vor 1 Minute'],
  [-5 * HOUR, '5 hours ago', 'vor 5 Stunden'],
])('%i milliseconds away is %s', (milliseconds, english, german) => {
  expect([awayText(milliseconds, 'en'), awayText(milliseconds, 'de')]).toEqual([english, german]);
});

it('a deadline is told by the reader’s own clock and calendar, in full with its zone', () => {
  expect(deadlineText(AT, 'en')).toMatch(/^Tue, Nov 24.* 14:05$/);
  expect(deadlineText(AT, 'de')).toMatch(/^Di.*24\. Nov.* 14:05$/);
  expect(wholeDeadlineText(AT, 'en')).toMatch(/2026.*14:05 \S+/);
});
