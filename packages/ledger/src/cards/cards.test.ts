import { describe, expect, it } from 'vitest';
import { plainText } from '@vexillum/model';
import { newSigningKey, publicKeyOf, signText } from '../heads/signing.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import { deviceWordText, keyByWords } from './card-words.ts';
import { isSignIn, isSignedIn, signInText } from './sign-in.ts';
import { SignInBook } from './sign-in-book.ts';

const keyOf = (byte: number) => newSigningKey(new Uint8Array(32).fill(byte));
const secret = keyOf(7);
const card = publicKeyOf(secret);
const AT = '2026-11-24T20:00:00.000Z';

const signed = (seat: string, at = AT, game = 'g_test', name = 'Rufus') => ({
  card,
  name,
  at,
  proof: signText(signInText(game, seat, { card, name, at }), secret),
});

const entry = (seq: number, name: string, seat: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  seq,
  prev: '',
  hash: '',
  at: AT,
  seat,
  id: '',
  name,
  args: {},
  changes: {},
  ...more,
});
const shows = (seat: string, shown?: object) => ({
  seat: { [seat]: [{}, { name: 'R', ...(shown ? { card: shown } : {}) }] },
});
const signIn = (seq: number, seat = 'red', args = signed(seat), at = args.at): LedgerEntry =>
  entry(seq, 'sign-in', seat, { args, at, changes: shows(seat, { key: args.card, name: args.name }) });

const told = (entries: readonly LedgerEntry[]) => {
  const book = new SignInBook('g_test');
  const faults = entries.flatMap((one) => book.note(one) ?? []);
  return {
    players: book.players.map(({ seat, name }) => `${seat} ${name}`),
    faults: faults.map(({ says }) => plainText(says)),
  };
};

describe('a sign-in', () => {
  it('is signed in a text that other programs can make', () => {
    expect(signInText('g_test', 'red-captain', { card: 'ab', name: 'Rufus', at: AT })).toBe(
      `gtp1\0{"a":"${AT}","c":"ab","g":"g_test","n":"Rufus","s":"red-captain","v":1}`,
    );
  });

  it('is for one seat of one game', () => {
    const one = signed('red');
    expect([isSignIn(one), isSignedIn(one, 'g_test', 'red')]).toEqual([true, true]);
    expect([isSignedIn(one, 'g_test', 'blue'), isSignedIn(one, 'g_other', 'red')]).toEqual([false, false]);
    expect(isSignedIn({ ...one, name: 'Remus' }, 'g_test', 'red')).toBe(false);
  });

  it('is made by another device of the card where a row of words leads to it', () => {
    const [second, third] = [keyOf(8), keyOf(9)];
    const word = (key: string, by: string) => ({
      key,
      at: AT,
      sig: signText(deviceWordText(card, { key, at: AT }), by),
    });
    const devices = [word(publicKeyOf(second), secret), word(publicKeyOf(third), second)];
    const text = signInText('g_test', 'red', { card, name: 'Rufus', at: AT });
    const one = { card, name: 'Rufus', at: AT, proof: signText(text, third), devices };
    expect([isSignIn(one), isSignedIn(one, 'g_test', 'red')]).toEqual([true, true]);
    expect(isSignedIn({ ...one, devices: devices.slice(1) }, 'g_test', 'red')).toBe(false);
    expect(isSignedIn({ ...one, proof: signText(text, secret) }, 'g_test', 'red')).toBe(false);
    expect(keyByWords(publicKeyOf(second), devices)).toBeUndefined();
  });
});

describe('who played', () => {
  it('is whoever signed in last, until somebody else takes the seat', () => {
    const later = '2026-11-24T20:00:01.000Z';
    expect(told([signIn(1), signIn(2, 'blue')])).toEqual({ players: ['blue Rufus', 'red Rufus'], faults: [] });
    expect(told([signIn(1), signIn(2, 'red', signed('red', later, 'g_test', 'Rufa'))]).players).toEqual(['red Rufa']);
    const claimed = entry(2, 'claim-seat', 'red', { changes: shows('red') });
    expect(told([signIn(1), claimed])).toEqual({ players: [], faults: [] });
    expect(told([signIn(1), entry(2, 'continued', 'host', { changes: shows('red') })]).players).toEqual([]);
  });

  it('is settled at the end of the game', () => {
    const end = entry(2, 'end-game', 'umpire', { result: {} });
    expect(
      told([signIn(1), end, signIn(3, 'blue'), entry(4, 'rotate-seat', 'red', { changes: shows('red') })]),
    ).toEqual({
      players: ['red Rufus'],
      faults: [],
    });
  });

  it.each<[string, readonly LedgerEntry[], RegExp]>([
    ['nobody signed', [signIn(1, 'red', signed('blue'))], /has not signed this/],
    [
      'the words are used twice',
      [signIn(1), entry(2, 'claim-seat', 'red', { changes: shows('red') }), signIn(3)],
      /words of before/,
    ],
    ['it was signed at another time', [signIn(1, 'red', signed('red'), '2026-11-24T21:00:00.000Z')], /at another time/],
    [
      'a seat shows a card of its own',
      [entry(1, 'keep-seat', 'red', { changes: shows('red', { key: card, name: 'Rufus' }) })],
      /has not signed in/,
    ],
    [
      'a seat loses its card by the way',
      [signIn(1), entry(2, 'keep-seat', 'red', { changes: shows('red') })],
      /has not signed in/,
    ],
  ])('is told as a fault where %s', (_what, entries, says) => {
    expect(told(entries).faults.join()).toMatch(says);
  });
});
