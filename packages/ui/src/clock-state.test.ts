import { expect, it } from 'vitest';
import { type ClockLine, leftNow, warningOf } from './clock-state.ts';
import { durationText } from './clock.ts';

const line: ClockLine = { key: 'red', name: 'Red', runs: { until: 100_000, limitMs: 100_000 } };

it.each([
  [0, 'none'],
  [74_000, 'none'],
  [75_000, 'soon'],
  [89_999, 'soon'],
  [90_000, 'last'],
  [100_000, 'late'],
  [200_000, 'late'],
])('after %i of 100,000 milliseconds it warns: %s', (now, warning) => expect(warningOf(line, now)).toBe(warning));

it('warns of nobody’s time that does not run, nor of one without an end', () => {
  expect(warningOf({ key: 'blue', name: 'Blue', leftMs: 5 }, 0)).toBe('none');
  expect(warningOf({ key: 'blue', name: 'Blue', runs: {} }, 1e12)).toBe('none');
});

it('stands still while it is paused', () => {
  const paused = { ...line, runs: { ...line.runs, pausedAt: 40_000 } };
  expect([leftNow(paused, 40_000), leftNow(paused, 90_000)]).toEqual([60_000, 60_000]);
});

it.each([
  [245_000, '4:05'],
  [3_729_000, '1:02:09'],
  [1, '0:01'],
  [0, '0:00'],
  [-500, '0:00'],
  [-12_000, '−0:12'],
  [60_000, '1:00'],
])('%i milliseconds are %s', (milliseconds, text) => expect(durationText(milliseconds)).toBe(text));
