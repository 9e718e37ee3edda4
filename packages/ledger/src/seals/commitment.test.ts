import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, isOpeningOf, type Sealed } from './commitment.ts';
import { unsealable } from './sealable.ts';

const salt = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const sealed: Sealed = { game: 'g_test', side: 'red', slot: 'marker.A', payload: { command: 2 } };
const digest = commitment(sealed, salt);

describe('a seal', () => {
  it('is the one of the design’s vector', () => {
    expect(digest).toBe('160741fa0d3cd71c610c072b19afd34648dd2bbe924413217ff7b1bdecced513');
  });

  it('is opened by its own text and salt', () => {
    expect(isOpeningOf(digest, sealed, salt)).toBe(true);
  });

  it.each<[string, Partial<Sealed>]>([
    ['another game', { game: 'g_other' }],
    ['the other side', { side: 'blue' }],
    ['another slot', { slot: 'marker.B' }],
    ['another command', { payload: { command: 3 } }],
    ['something more in it', { payload: { command: 2, more: null } }],
    ['something that cannot be sealed', { payload: { command: 2.5 } }],
  ])('is not opened for %s', (_what, other) => {
    expect(isOpeningOf(digest, { ...sealed, ...other }, salt)).toBe(false);
  });

  it('is not opened by another salt, or by the same one in capitals', () => {
    expect(isOpeningOf(digest, sealed, salt.replace('00', '01'))).toBe(false);
    expect(isOpeningOf(digest, sealed, salt.toUpperCase())).toBe(false);
    expect(isOpeningOf(digest, sealed, salt.slice(2))).toBe(false);
  });

  it('does not depend on the order in which a payload was written down', () => {
    const one = commitment({ ...sealed, payload: { general: 'stand:a', ally: false } }, salt);
    expect(commitment({ ...sealed, payload: { ally: false, general: 'stand:a' } }, salt)).toBe(one);
  });
});

describe('what can be sealed', () => {
  it.each<[string, unknown]>([
    ['a fraction', { mod: 0.5 }],
    ['a number beyond the safe ones', 2 ** 53],
    ['a text that is not in NFC', 'e\u0301'],
    ['half a surrogate pair', '\ud800'],
    ['a key that is not in NFC', { 'e\u0301': 1 }],
    ['nothing', { edge: undefined }],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a function', () => 1],
  ])('not %s', (_what, payload) => {
    expect(unsealable(payload)).toBeTypeOf('string');
    expect(() => commitment({ ...sealed, payload }, salt)).toThrow(/^cannot seal marker\.A/);
  });

  it('not what is nested without end', () => {
    const endless: unknown[] = [];
    endless.push(endless);
    expect(unsealable(endless)).toBe('it is nested too deep');
  });

  it('texts in NFC, safe integers, booleans, null, lists and objects', () => {
    expect(unsealable({ stands: ['stand:é'], general: null, ally: true, mod: -1, deep: [[{}]] })).toBeUndefined();
  });

  it('a bug in the caller’s salt is thrown', () => {
    expect(() => commitment(sealed, 'abc')).toThrow(/salt/);
  });
});

const payloads = fc.oneof(
  fc.record({ command: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ edge: fc.constantFrom('none', 'LF', 'RF', 'LB', 'RB') }),
  fc.record({ stands: fc.array(fc.stringMatching(/^stand:[a-z0-9]{6}$/)), ally: fc.boolean() }),
);

describe('its laws', () => {
  it('whatever is sealed is opened, and by nothing that differs', () => {
    fc.assert(
      fc.property(payloads, payloads, (payload, other) => {
        const one = { ...sealed, payload };
        const made = commitment(one, salt);
        expect(isOpeningOf(made, one, salt)).toBe(true);
        const isSame = JSON.stringify(payload) === JSON.stringify(other);
        expect(isOpeningOf(made, { ...sealed, payload: other }, salt)).toBe(isSame);
      }),
    );
  });
});
