import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { hasKeys, isHex32, isPlain, isText } from '../shape.ts';

/** The link that a device of another side gave for a roll: of the roll's own number. */
export interface GivenLink {
  /** Where the device sits. */
  readonly seat: string;
  /** The device's key, as an entry names it. */
  readonly key: string;
  /** The link, 32 bytes as hex. */
  readonly link: string;
}

/**
 * Why no opposing device had a part in a roll. `alone`: no other side has a device that gives links. `unseen`: the action did not say which head its
 * seat had seen. `absent`: the device whose turn it was gave none in time. `refused`: it would not, or gave a wrong one. `changed`: it gave one, and
 * by then the action asked for other dice.
 */
export const reasonsForNone = ['alone', 'unseen', 'absent', 'refused', 'changed'] as const;

export type NoOpposite = (typeof reasonsForNone)[number];

export type Opposite = GivenLink | NoOpposite;

export const isGivenLink = (value: unknown): value is GivenLink =>
  isPlain(value) &&
  hasKeys(value, ['seat', 'key', 'link']) &&
  isText(value['seat']) &&
  isHex32(value['key']) &&
  isHex32(value['link']);

export const isOpposite = (value: unknown): value is Opposite =>
  isGivenLink(value) || reasonsForNone.some((reason) => reason === value);

/** The secret of a roll in which an opposing device had a part: `SHA-256(a_k ‖ link)`. */
export const joinedSecret = (secret: string, link: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(secret), hexToBytes(link))));
