import { expect, test } from 'vitest';
import { nextAt } from './next-at.ts';
import { lastingWords, seekFacts, whenWords } from './seek-words.ts';

const now = new Date(2026, 10, 24, 18, 30);
const at = (day: number, hours: number): string => new Date(2026, 10, day, hours, 0).toISOString();

test('a time of the day is the next one there is', () => {
  expect(nextAt('20:00', now)).toBe(at(24, 20));
  expect(nextAt('08:00', now)).toBe(at(25, 8));
  for (const none of ['', 'tonight', '20', '20:0']) expect(nextAt(none, now)).toBeUndefined();
});

test('what is looked for is told in a few words', () => {
  expect(whenWords(undefined, now)).toBe('now');
  expect(whenWords(at(24, 20), now)).toBe('today at 20:00');
  expect(whenWords(at(25, 8), now)).toBe('Wednesday at 08:00');
  expect([lastingWords(150), lastingWords('days')]).toEqual(['2.5 h', 'days between turns']);
  const seek = { seek: 's', game: 'conquest', name: 'Aino', players: 4, since: at(24, 18), whileAway: true };
  expect(seekFacts(seek, now)).toEqual(['4 players', 'now', 'may be away just now']);
});
