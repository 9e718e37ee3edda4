import { type OrderWords, orderProblemCodes, parseOrder } from '../../hand/index.ts';
import { describe, expect, it } from 'vitest';
import { problemText } from './problem-text.ts';

const words: OrderWords = {
  stands: [
    { id: 'stand:1', names: ['Sp1', 'red spear 1'], isOwn: true, isOnBoard: true },
    { id: 'stand:2', names: ['Kn1', 'blue knights 1'], isOwn: false, isOnBoard: true },
  ],
  groups: [{ ids: ['stand:1'], names: ['red 2', '2'] }],
  cards: [],
  selection: [],
  side: 'red',
  board: { width: 90, depth: 36 },
};
const answer = (line: string): string => {
  const order = parseOrder(line, words);
  if (order.kind !== 'problem') throw new Error(`“${line}” was understood`);
  return problemText(order);
};

describe('a typed order that is not understood is answered in plain words', () => {
  it('a misspelt side: what was understood, and the question that is left', () => {
    expect(answer('red 2 wheel lfet 30')).toBe('Understood “red 2 wheel”. Then “lfet”: left or right?');
  });

  it('a side that is missing', () => {
    expect(answer('red 2 wheel')).toBe('Understood “red 2 wheel”. Then: left or right?');
  });

  it('nobody of that name', () => {
    expect(answer('sp9 f2')).toMatch(/Nobody here is called “sp9”/);
  });

  it('nothing at all', () => {
    expect(answer('  ')).toMatch(/^Write what is to be done/);
  });

  it('every kind of trouble has its sentence, with and without a word to blame', () => {
    const blamesAWord = new Set<string>(['unknown-word', 'unknown-name', 'number-out-of-range']);
    for (const code of orderProblemCodes) {
      for (const at of blamesAWord.has(code) ? ['xyz'] : ['', 'xyz']) {
        const text = problemText({ kind: 'problem', understood: 'red 2', at, code, expected: ['left', 'right'] });
        expect(`${code}: ${text}`).not.toMatch(/undefined|“”|\s\s/);
        expect(`${code}: ${text}`).toMatch(/[.?]$/);
      }
    }
  });
});
