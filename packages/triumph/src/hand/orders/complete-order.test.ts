import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { completeOrder, completionHints } from './complete-order.ts';
import type { OrderWords } from './order.ts';
import { orderHelp } from './order-help.ts';
import { isOrderProblem, parseOrder } from './parse-order.ts';
import { littleWords } from './testing/little-words.ts';

const wordsFor = (line: string, words: Partial<OrderWords> = {}): string[] =>
  completeOrder(line, { ...littleWords, ...words }).map(({ word }) => word);

describe('completing a line', () => {
  test('an empty line offers what can be done, and who can be told', () => {
    const words = wordsFor('');
    expect(words).toContain('forward');
    expect(words).toContain('wheel');
    expect(words).toHaveLength(8);
  });

  test('with nobody selected it offers names and what needs none', () => {
    const words = wordsFor('', { selection: [] });
    expect(words).toContain('Red 1');
    expect(words).toContain('select');
    expect(words).not.toContain('forward');
  });

  test('the letters that are there are kept, and the word is finished', () => {
    expect(completeOrder('red 2 wh', littleWords)).toEqual([{ line: 'red 2 wheel', word: 'wheel', hint: 'wheel' }]);
  });

  test('a name is finished as it was begun', () => {
    expect(wordsFor('sp')).toEqual(['Sp1', 'Sp2', 'Sp3', 'Sp4']);
    expect(wordsFor('red sp')).toEqual(['Red Sp1', 'Red Sp2', 'Red Sp3', 'Red Sp4']);
    expect(wordsFor('sp1')).not.toContain('Sp12');
    expect(wordsFor('place sp')).toEqual(['Sp12']);
  });

  test('after a wheel comes a side, and then how far', () => {
    expect(wordsFor('wheel ').slice(0, 2)).toEqual(['left', 'right']);
    expect(wordsFor('wheel left ')).toEqual(['15', '30', '45', '90']);
    expect(wordsFor('wheel left 30 ')).toContain('mu');
  });

  test('a range is completed with names of the same kind', () => {
    expect(wordsFor('sp2-')).toEqual(['Sp3', 'Sp4', 'Sp12']);
  });

  test('a German is offered German words', () => {
    expect(wordsFor('', { language: 'de' })).toContain('vor');
    expect(wordsFor('schw')).toEqual(['schwenk']);
  });

  test('no word of another language is offered where one of one’s own fits', () => {
    expect(wordsFor('r')).toEqual(expect.arrayContaining(['roll', 'return', 'redo', 'rotate']));
    expect(wordsFor('r').join(' ')).not.toMatch(/ü/);
  });

  test('every hint is one of those that can be translated', () => {
    for (const line of ['', 'wheel ', 'measure ', 'roll ', 'marker ', 'say', 'to 40 6 facing '])
      for (const { hint } of completeOrder(line, littleWords)) expect(completionHints).toContain(hint);
  });

  const lines = orderHelp.flatMap(({ example, also }) => [example, ...also]);
  const prefixes = lines.flatMap((line) => Array.from({ length: line.length + 1 }, (_, end) => line.slice(0, end)));

  /** Goes on with the first completion until the line is an order; free text is completed with a word of one's own. */
  const becomesAnOrder = (line: string, words: OrderWords, steps = 12): boolean => {
    if (!isOrderProblem(parseOrder(line, words)) || !isOrderProblem(parseOrder(`${line} hello`, words))) return true;
    if (steps === 0) return false;
    return completeOrder(line, words)
      .filter((next) => next.line !== line)
      .some((next) => becomesAnOrder(next.line, words, steps - 1));
  };

  test.each([
    ['with a selection', littleWords],
    ['with nobody selected', { ...littleWords, selection: [] }],
    [
      'for a spectator',
      { ...littleWords, selection: [], stands: littleWords.stands.map((s) => ({ ...s, isOwn: false })) },
    ],
  ])('every completion of every prefix of an order can become an order, %s', (_who, words) => {
    const known = new Map<string, boolean>();
    const canBecome = (line: string): boolean => {
      const can = known.get(line) ?? becomesAnOrder(line, words);
      known.set(line, can);
      return can;
    };
    for (const prefix of prefixes) {
      const completions = completeOrder(prefix, words);
      expect(completions.length).toBeLessThanOrEqual(8);
      for (const { line } of completions) expect([prefix, line, canBecome(line)]).toEqual([prefix, line, true]);
    }
  });

  test('any text at all can be asked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (line) => completeOrder(line, littleWords).length <= 8,
      ),
    );
  });
});
