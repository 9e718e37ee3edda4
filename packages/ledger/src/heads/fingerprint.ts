import { fingerprintWords } from './fingerprint-words.ts';

const BITS = 11;

/**
 * The hash's first bits as words to read aloud, 11 bits each. Eight words are 88 bits: an operator who is free to try both sides of a lie
 * needs some 2^44 attempts for a pair of ledgers with the same words, and 2^88 for given ones. (Four words were 2^22, which is seconds.)
 */
export const fingerprint = (hash: string, words = 8): string => {
  const bits = BigInt(`0x${hash}`);
  return Array.from({ length: words }, (_, index) => {
    const place = BigInt(hash.length * 4 - (index + 1) * BITS);
    return fingerprintWords[Number((bits >> place) & 2047n)];
  }).join(' ');
};
