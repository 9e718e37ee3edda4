import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenLines } from './broken-lines.ts';

const lettersIn = (text: string): number => text.match(/./gsu)?.length ?? 0;
const upTo = (length: number) => (text: string) => lettersIn(text) <= length;

it('a note is broken between its words', () => {
  expect(brokenLines('Hold the ford until dusk', upTo(9))).toEqual(['Hold the', 'ford', 'until', 'dusk']);
});

it('a word that is longer than a line is broken within', () => {
  expect(brokenLines('to Constantinople', upTo(6))).toEqual(['to', 'Consta', 'ntinop', 'le']);
});

it('a line that the writer began stays a line', () => {
  expect(brokenLines('first\n\nthird', upTo(9))).toEqual(['first', '', 'third']);
});

it('nothing of a note is lost, and every line fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 12 }), (text, length) => {
      const lines = brokenLines(text, upTo(length));
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      for (const line of lines) expect(lettersIn(line)).toBeLessThanOrEqual(length);
    }),
  );
});
