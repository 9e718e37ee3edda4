import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../canonical-json.ts';
import type { DiceRequest } from './dice-request.ts';

const DOMAIN = concatBytes(utf8ToBytes('gtd1'), Uint8Array.of(0));

/** `HMAC-SHA-256(secret, "gtd1" ‖ 0x00 ‖ canonical JSON of the request ‖ counter as 4 bytes)` for counter 0, 1, ..., byte after byte. */
const streamOf = (secretHex: string, request: DiceRequest): (() => number) => {
  const key = hexToBytes(secretHex);
  const said = concatBytes(DOMAIN, utf8ToBytes(canonicalJson(request)));
  let counter = 0;
  let block = new Uint8Array();
  let at = 0;
  return () => {
    if (at === block.length) {
      block = hmac(sha256, key, concatBytes(said, fourBytes(counter++)));
      at = 0;
    }
    return block[at++] as number;
  };
};

const fourBytes = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

/** What does not fill a whole round of `sides` is thrown away, so that every number is as likely. */
const below = (sides: number, range: number, next: () => number): number => {
  for (;;) {
    const drawn = next();
    if (drawn < range - (range % sides)) return drawn % sides;
  }
};

const wordOf = (nextByte: () => number) => () =>
  ((nextByte() << 24) >>> 0) + (nextByte() << 16) + (nextByte() << 8) + nextByte();

/** Fisher and Yates from the top: the thing at `last` changes places with one at 0 to `last`. */
const shuffled = (count: number, nextWord: () => number): number[] => {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = below(last + 1, 2 ** 32, nextWord);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
};

/**
 * What a secret and a request come to: one number per die, 1 to its sides; for a shuffle the indices 0 to n-1 in their new order. Nothing
 * else goes in: no time, no place in the ledger.
 */
export const rollWith = (secretHex: string, request: DiceRequest): number[] => {
  const nextByte = streamOf(secretHex, request);
  const { d } = request;
  if ('shuffle' in d) return shuffled(d.shuffle, wordOf(nextByte));
  return d.map((sides) => below(sides, 256, nextByte) + 1);
};
