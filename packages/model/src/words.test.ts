import { describe, expect, it } from 'vitest';
import { refuse, told, wordsTold } from './refusal.ts';
import { isSameWords, isWords, plainText, type Tongue, words, wordsIn } from './words.ts';

const said = (text: string, ...values: Parameters<typeof words>[1][]) => plainText(words(text, ...values));

describe('a sentence with places', () => {
  it('has its values in them, in any order and as they are', () => {
    expect(said('{1} after {0}', 'one', 2)).toBe('2 after one');
    expect(said('{0} and {1}', '{1}', "$& '{'")).toBe("{1} and $& '{'");
    expect(said('Nothing in {0}')).toBe('Nothing in ');
  });

  it('counts what it has', () => {
    const armies = '{0, plural, =0 {no army} one {# army} other {# armies}} in {1}';
    expect([0, 1, 7].map((count) => said(armies, count, 'Gaul'))).toEqual([
      'no army in Gaul',
      '1 army in Gaul',
      '7 armies in Gaul',
    ]);
    expect(said('the {0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} turn', 22)).toBe('the 22nd turn');
    expect(said('{0, select, red {Red} other {Someone}} moves', 'blue')).toBe('Someone moves');
  });

  it('takes another sentence for a value', () => {
    expect(said('Entry {0} {1}.', 3, words('was asked by {0}', 'red-1'))).toBe('Entry 3 was asked by red-1.');
  });

  it('is said by the rules of its language, with its values', () => {
    const polish: Tongue = {
      locale: 'pl',
      text: (source) =>
        source === '{0, plural, one {# army} other {# armies}}'
          ? '{0, plural, one {# armia} few {# armie} many {# armii} other {# armii}}'
          : source,
      value: (value) => `„${value}”`,
    };
    const armies = (count: number) => wordsIn(polish, words('{0, plural, one {# army} other {# armies}}', count));
    expect([1, 2, 5, 22].map(armies)).toEqual(['1 armia', '2 armie', '5 armii', '22 armie']);
    expect(wordsIn(polish, words('{0}: {1}', 'Gaul', words('{0}', 'x')))).toBe('„Gaul”: „x”');
  });

  it('is said as it stands where it is no message at all', () => {
    expect(said('{0, plural, one {', 1)).toBe('{0, plural, one {');
  });
});

describe('words from outside', () => {
  it('are known by their shape, and are never deep or long', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 'x' : { text: '{0}', values: [deep(levels - 1)] });
    expect(isWords(words('{0}', words('x')))).toBe(true);
    expect([isWords(deep(4)), isWords(deep(40))]).toEqual([true, false]);
    for (const value of [null, 'x', {}, { text: 1, values: [] }, { text: 'x', values: [null] }, { text: 'x' }])
      expect(isWords(value)).toBe(false);
    expect(isWords({ text: 'x'.repeat(3_000), values: [] })).toBe(false);
  });

  it('are the same when everything in them is', () => {
    expect(isSameWords(words('{0}', words('a', 1)), words('{0}', words('a', 1)))).toBe(true);
    expect(isSameWords(words('{0}', words('a', 1)), words('{0}', words('a', 2)))).toBe(false);
  });
});

describe('a refusal', () => {
  it('goes out with its English sentence and its words, and comes in again', () => {
    const refusal = refuse('another-umpire', words('The umpire is {0}, not {1}.', 'Ulla', 'red-1'), 'umpire');
    const sent = told(refusal);
    expect(sent).toMatchObject({ code: 'another-umpire', message: 'The umpire is Ulla, not red-1.', field: 'umpire' });
    expect(wordsTold(sent)).toEqual(refusal.words);
  });

  it('of a server that sends no words is its sentence, whatever stands in it', () => {
    expect(plainText(wordsTold({ message: 'A {0} of '.concat("'{'"), words: 7 }))).toBe("A {0} of '{'");
  });
});
