import { describe, expect, test } from 'vitest';
import { mutantsOf } from './lib/mutants-of.mjs';

/** @param {string} text */
const changesOf = (text) => mutantsOf('rule.ts', text).mutants.map(({ line, from, to }) => `${line}: ${from} | ${to}`);

describe('what is changed to see whether a test notices', () => {
  test('a comparison becomes its neighbour or its opposite, a number one more', () => {
    expect(changesOf('const a = (x: number): boolean =>\n  x <= 8;')).toEqual(['2: x <= 8 | (x) < (8)', '2: 8 | 9']);
    expect(changesOf("const isIt = kind === 'a < b';")).toEqual(["1: kind === 'a < b' | (kind) !== ('a < b')"]);
  });

  test('a sum becomes a difference, both become one of the two, a negation goes, yes becomes no', () => {
    expect(changesOf('const a = b + c;')).toEqual(['1: b + c | (b) - (c)']);
    expect(changesOf('const a = b && c;')).toEqual(['1: b && c | (b) || (c)']);
    expect(changesOf('const a = !b;')).toEqual(['1: !b | b']);
    expect(changesOf('const a = true;')).toEqual(['1: true | false']);
    expect(changesOf('const a = b.some(c);')).toEqual(['1: b.some(c) | b.every(c)']);
  });

  test('a list loses each of its terms', () => {
    expect(changesOf('const a = [...b, c];')).toEqual(['1: [...b, c] | [c]', '1: [...b, c] | [...b]']);
  });

  test('types, keys, what ends a loop and what only the type checker asks for are left alone', () => {
    expect(changesOf('type A = 1 | true; const a = { 1: b } as { c: 2 };')).toEqual([]);
    expect(changesOf('while (a < b) a.next();')).toEqual([]);
    expect(changesOf('const a = b ?? 0;')).toEqual([]);
  });

  test('all of them are in one text, each asked for by its number, and without any it does what it did', () => {
    const { text, mutants } = mutantsOf('rule.ts', 'const is = (a, b) => [a < b + 1];', 7);
    expect(mutants.map(({ number }) => number)).toEqual([7, 8, 9, 10]);
    const sum = '(__m(9)?((b) - (1)):(b + (__m(10)?(2):(1))))';
    expect(text).toBe(`const is = (a, b) => (__m(7)?([]):([(__m(8)?((a) <= (b + 1)):(a < ${sum}))]));`);
  });
});
