import { canonicalJson } from '../canonical-json.ts';
import { isTextSignedBy } from '../heads/signing.ts';
import { isMoment } from '../moment.ts';
import { hasKeys, isHex, isHex32, isListOf, isPlain } from '../shape.ts';

/** What a device wants of a server with one signature: a card of its own, or to be let in as one that a card lists. */
export const cardPurposes = ['new-card', 'let-me-in'] as const;
export type CardPurpose = (typeof cardPurposes)[number];

/** What a device answers to a server's challenge. */
export interface CardAnswer {
  /** The device's public key, 32 bytes as hex; of the first device, the card's own. */
  readonly key: string;
  readonly nonce: string;
  /** Of the page that signs: `https://table.example`. No other server can use the signature. */
  readonly origin: string;
  readonly purpose: CardPurpose;
}

/** `gtk1`, a zero, `{"k":key,"n":nonce,"o":origin,"p":purpose,"v":1}`. What is signed is its UTF-8. */
export const cardAnswerText = ({ key, nonce, origin, purpose }: CardAnswer): string =>
  `gtk1\0${canonicalJson({ k: key, n: nonce, o: origin, p: purpose, v: 1 })}`;

/** A key of the card says that another key is one, too: the card goes with its owner to a second device. */
export interface DeviceWord {
  /** The one that is let in, 32 bytes as hex. */
  readonly key: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Of `deviceWordText`, by the card's own key, or by the key of the word before. */
  readonly sig: string;
}

/** `gtk2`, a zero, `{"a":at,"c":card,"k":key,"v":1}`. What is signed is its UTF-8. */
export const deviceWordText = (card: string, { key, at }: Pick<DeviceWord, 'key' | 'at'>): string =>
  `gtk2\0${canonicalJson({ a: at, c: card, k: key, v: 1 })}`;

/** More devices in a row than anybody has. */
export const MOST_WORDS = 8;

const isDeviceWord = (value: unknown): value is DeviceWord =>
  isPlain(value) &&
  hasKeys(value, ['key', 'at', 'sig']) &&
  isHex32(value['key']) &&
  isMoment(value['at']) &&
  isHex(value['sig'], 64);

/** A row of words that leads from a card to one of its devices; the card's own device needs none. */
export const isDeviceWords = (value: unknown): value is readonly DeviceWord[] =>
  isListOf(value, isDeviceWord) && value.length > 0 && value.length <= MOST_WORDS;

/** The key that the words lead to; `undefined` where one of them was not signed by the key before it. */
export const keyByWords = (card: string, words: readonly DeviceWord[] = []): string | undefined => {
  let by = card;
  for (const word of words) {
    if (!isTextSignedBy(deviceWordText(card, word), word.sig, by)) return undefined;
    by = word.key;
  }
  return by;
};
