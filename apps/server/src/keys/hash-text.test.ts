import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it.each(['', 'abc', 'ä€𝄞', '\u0000', '\ud800 alone', 'end \udc00', 'x'.repeat(100_000)])(
  'is what it always was: %j',
  (text) => {
    expect(hashText(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

it('is SHA-256', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
