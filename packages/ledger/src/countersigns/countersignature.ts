import { SIGN_RESULT } from '@vexillum/model';
import { canonicalJson } from '../canonical-json.ts';
import { isTextSignedBy } from '../heads/signing.ts';
import { isMoment } from '../moment.ts';
import { hasKeys, isCount, isHex, isHex32, isPlain, isText } from '../shape.ts';

/** A device's word that this was the head of the ledger, and when it saw it. */
export interface Countersignature {
  readonly seat: string;
  /** One of the seat's devices: an entry binds it. */
  readonly key: string;
  readonly seq: number;
  readonly hash: string;
  /** When the device saw the entry, by its own clock: ISO 8601 UTC. */
  readonly at: string;
  /** It heard the entry as it was shown; otherwise it caught up with it, and `at` only says that it was there by then. */
  readonly isLive: boolean;
  /** Of `countersignedText`, by `key`. */
  readonly sig: string;
}

type Said = Omit<Countersignature, 'key' | 'sig'>;

/** `gtw1`, a zero, `{"a":at,"g":game,"hash":hash,"l":isLive,"s":seat,"seq":seq,"v":1}`. What is signed is its UTF-8. */
export const countersignedText = (game: string, { seat, seq, hash, at, isLive }: Said): string =>
  `gtw1\0${canonicalJson({ a: at, g: game, hash, l: isLive, s: seat, seq, v: 1 })}`;

const parts = ['seat', 'key', 'seq', 'hash', 'at', 'isLive', 'sig'];

export const isCountersignature = (value: unknown): value is Countersignature =>
  isPlain(value) &&
  hasKeys(value, parts) &&
  isText(value['seat']) &&
  isHex32(value['key']) &&
  isCount(value['seq']) &&
  isHex32(value['hash']) &&
  isMoment(value['at']) &&
  typeof value['isLive'] === 'boolean' &&
  isHex(value['sig'], 64);

export const isCountersigned = (game: string, countersignature: Countersignature): boolean =>
  isTextSignedBy(countersignedText(game, countersignature), countersignature.sig, countersignature.key);

const EVERY = 50;

/** What of an entry decides whether its head is countersigned. */
interface Weight {
  readonly seq: number;
  readonly name?: unknown;
  readonly draw?: unknown;
  readonly seals?: unknown;
  readonly result?: unknown;
}

/** Every fiftieth entry, rolls, seals, the end of the game and who signs it. */
export const isDue = ({ seq, name, draw, seals, result }: Weight): boolean =>
  (seq > 0 && seq % EVERY === 0) ||
  name === SIGN_RESULT ||
  draw !== undefined ||
  seals !== undefined ||
  result !== undefined;

/** Milliseconds that two clocks may be apart: what is more, the server does not take, so that no honest file holds it. */
const APART = 120_000;

/** Whether an entry's time can be true, as far as a device's clock tells. */
export const isTimely = (entryAt: string, { at, isLive }: Pick<Countersignature, 'at' | 'isLive'>): boolean => {
  const later = Date.parse(at) - Date.parse(entryAt);
  return later >= -APART && (!isLive || later <= APART);
};
