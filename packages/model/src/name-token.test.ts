import { describe, expect, it } from 'vitest';
import { isNameToken, mentions, withNames } from './name-token.ts';

const ANN = `~${'a1'.repeat(16)}`;
const BEN = `~${'b2'.repeat(16)}`;
const nameOf = (token: string) => (token === ANN ? 'Ann' : undefined);

describe('names in the place of their tokens', () => {
  it('stand wherever a text is a token as a whole, however deep', () => {
    const seat = { kind: 'captain', name: ANN, card: { key: 'k', name: ANN } };
    const change = { seat: { red: [null, seat] }, log: { 3: [null, { event: { kind: 'seat-claimed', name: ANN } }] } };
    expect(withNames(change, nameOf)).toEqual({
      seat: { red: [null, { kind: 'captain', name: 'Ann', card: { key: 'k', name: 'Ann' } }] },
      log: { 3: [null, { event: { kind: 'seat-claimed', name: 'Ann' } }] },
    });
    expect(withNames(new Map([['red', seat]]), nameOf).get('red')).toMatchObject({ name: 'Ann' });
    expect(withNames(ANN, nameOf)).toBe('Ann');
  });

  it('leave alone what is no token, is one that nobody knows, or has one within other words', () => {
    const said = { text: `who is ${ANN}?`, by: BEN, at: 3, nothing: null, yes: true, none: undefined };
    expect(withNames(said, nameOf)).toBe(said);
    const list = [[1, 2], new Map([['a', 'b']]), said];
    expect(withNames(list, nameOf)).toBe(list);
    for (const text of ['', '~', ANN.slice(0, -1), `${ANN}0`, ANN.toUpperCase(), 7, null])
      expect(isNameToken(text)).toBe(false);
  });

  it('are found', () => {
    expect(mentions({ seat: [{ name: BEN }] }, new Set([BEN]))).toBe(true);
    expect(mentions({ seat: [{ name: BEN }] }, new Set([ANN]))).toBe(false);
  });
});
