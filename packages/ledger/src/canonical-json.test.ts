import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON (RFC 8785, without fractions)', () => {
  it('prints texts as the RFC’s example does, apart from its fractions', () => {
    const value = JSON.parse(
      '{"numbers":[4, 2, 0],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    );
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[4,2,0],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('orders keys by UTF-16 code units, as the RFC’s example of section 3.2.3', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonicalJson(value)) as object)).toHaveLength(7);
    // The smiling face begins with a surrogate, so it comes before the Hebrew letter although its code point is higher.
    expect(canonicalJson(value).match(/:\d/g)).toEqual([':2', ':4', ':6', ':7', ':1', ':5', ':3']);
  });

  it('orders keys that look like numbers as texts', () => {
    expect(canonicalJson({ 10: 'b', 9: 'c', 1: 'a' })).toBe('{"1":"a","10":"b","9":"c"}');
  });

  it('knows one zero', () => {
    expect(canonicalJson([-0, 0])).toBe('[0,0]');
  });

  it('leaves out what is undefined in an object, as JSON does', () => {
    expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  });

  it.each([
    ['a fraction', 0.5],
    ['one beyond the safe integers', 2 ** 53],
    ['one below them', -(2 ** 53)],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a bigint', 1n],
    ['undefined in a list', [undefined]],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
  ])('throws on %s', (_what, value) => {
    expect(() => canonicalJson({ deep: [value] })).toThrow(/^not /);
  });

  it('takes the safe integers to their ends', () => {
    expect(canonicalJson([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])).toBe(
      '[9007199254740991,-9007199254740991]',
    );
  });
});

const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('its laws', () => {
  it('says the same as JSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('orders few keys and many as JavaScript sorts texts', () => {
    const keys = fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 40, minLength: 2 });
    fc.assert(
      fc.property(keys, (given) => {
        const object = Object.fromEntries(given.map((key) => [`k${key}`, 0]));
        const sorted = Object.keys(object).sort();
        expect(canonicalJson(object)).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:0`).join(',')}}`);
      }),
    );
  });

  it('printed, read and printed again it is the same text', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('the order in which keys were put in does not show', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.maxSafeInteger()), (object) => {
        const reversed = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(object));
      }),
    );
  });
});
