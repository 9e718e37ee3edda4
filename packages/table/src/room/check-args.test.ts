import { Type } from '@sinclair/typebox';
import { type Action, isRefusal } from '@vexillum/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedArgs } from './check-args.ts';

const anything = { args: Type.Unknown() } as unknown as Action;

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('e\u0301', '\u00e9', '\u2126', 'A\u030a', '\u{1f3f3}'),
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;

it('whatever is said comes with every text in NFC, and otherwise as it was', () => {
  fc.assert(
    fc.property(json, (said) => {
      const wanted: unknown = JSON.parse(JSON.stringify(said).normalize('NFC'));
      expect(checkedArgs(anything, JSON.parse(JSON.stringify(said)))).toEqual({ args: wanted });
    }),
    { numRuns: 500 },
  );
});

it.each([
  [{ name: 'Rosa', notes: ['well', 'ill \ud800 formed'] }, 'notes.1'],
  [{ stands: [{ x: 1 }, { x: 0.5 }] }, 'stands.1.x'],
  [{ x: 2 ** 53 }, 'x'],
  ['\udc00', 'args'],
  [1e300, 'args'],
])('%j is refused, and what is wrong with it is named', (said, field) => {
  const refused = checkedArgs(anything, said);
  expect(isRefusal(refused) && [refused.code, refused.field]).toEqual(['bad-args', field]);
});
