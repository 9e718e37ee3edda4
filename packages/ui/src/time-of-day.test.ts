import { afterEach, expect, test, vi } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

afterEach(() => vi.restoreAllMocks());

test('a time of day has two digits twice, by the reader’s clock, and what is no time has none', () => {
  const at = new Date(2026, 10, 22, 9, 5);
  expect(timeOfDay(at.toISOString())).toBe('09:05');
  expect(timeOfDay(new Date(2026, 10, 22, 0, 30).toISOString())).toBe('00:30');
  expect(timeOfDay('yesterday')).toBe('');
});

test('a log of a hundred lines is written with one format: none is made for a line', () => {
  timeOfDay('2026-11-22T09:05:00.000Z');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const writtenByItself = vi.spyOn(Date.prototype, 'toLocaleTimeString');
  for (let line = 0; line < 100; line++) timeOfDay(new Date(line * 60_000).toISOString());
  expect(made).not.toHaveBeenCalled();
  expect(writtenByItself).not.toHaveBeenCalled();
});
