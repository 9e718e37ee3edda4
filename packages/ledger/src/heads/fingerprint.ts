import { fingerprintWords } from './fingerprint-words.ts';

const BITS = 11;

/**
 * The hash's first bits as words to read aloud, 11 bits each. Four words are 44 bits. Two different ledgers agree by accident once in
 * 2^44; an operator who is free to try both sides of a lie needs some 2^22 attempts, eight words (88 bits) make that 2^44.
 * The words find mistakes, restored backups and casual lies; what proves is the whole hash.
 */
export const fingerprint = (hash: string, words = 4): string => {
  const bits = BigInt(`0x${hash}`);
  return Array.from({ length: words }, (_, index) => {
    const place = BigInt(hash.length * 4 - (index + 1) * BITS);
    return fingerprintWords[Number((bits >> place) & 2047n)];
  }).join(' ');
};
