import { canonicalJson } from '../canonical-json.ts';
import { isTextSignedBy } from '../heads/signing.ts';
import { hasKeys, isHex, isHex32, isListOf, isPlain, isText } from '../shape.ts';

/** A key that a server had before, and its word for the next one. */
export interface FormerKey {
  /** Ed25519, 32 bytes as hex. */
  readonly key: string;
  /** ISO 8601 UTC: from when on the next key counts. */
  readonly until: string;
  /** This key's signature and the next one's, over the same text: neither can be made to say it by whoever holds only the other. */
  readonly signatures: readonly [byThis: string, byNext: string];
}

/** `gtr1`, a zero, `{"at":until,"from":key,"to":next,"v":1}`. What both sign is its UTF-8. */
export const handOverText = (from: string, to: string, at: string): string =>
  `gtr1\0${canonicalJson({ at, from, to, v: 1 })}`;

export const isFormerKey = (value: unknown): value is FormerKey =>
  isPlain(value) &&
  hasKeys(value, ['key', 'until', 'signatures']) &&
  isHex32(value['key']) &&
  isText(value['until']) &&
  isListOf(value['signatures'], (item) => isHex(item, 64)) &&
  value['signatures'].length === 2;

/** Whether each key, the earliest first, handed over to the one after it, and the last of them to `key`. */
export const leadTo = (earlier: readonly FormerKey[], key: string): boolean =>
  earlier.every(({ key: from, until, signatures: [byThis, byNext] }, index) => {
    const to = earlier[index + 1]?.key ?? key;
    const text = handOverText(from, to, until);
    return isTextSignedBy(text, byThis, from) && isTextSignedBy(text, byNext, to);
  });
