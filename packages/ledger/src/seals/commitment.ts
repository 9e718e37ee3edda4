import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../canonical-json.ts';
import { isHex32 } from '../shape.ts';
import { unsealable } from './sealable.ts';

/** What one seal is about. Game, slot and side are hashed too, so that nobody can copy a seal to another place. */
export interface Sealed {
  /** The game's id, not its name. */
  readonly game: string;
  readonly side: string;
  /** `cmd.1.roster`, `marker.A`, ... */
  readonly slot: string;
  readonly payload: unknown;
}

const DOMAIN = concatBytes(utf8ToBytes('gtc1'), Uint8Array.of(0));

/**
 * `SHA-256("gtc1" ‖ 0x00 ‖ salt ‖ UTF-8(canonical JSON of {g, k, p, s, v:1}))` as lower-case hex: game, slot, payload, side.
 * The salt is 32 bytes as lower-case hex, fresh for every slot. Throws on a payload that cannot be sealed or a salt of another shape.
 */
export const commitment = ({ game, side, slot, payload }: Sealed, saltHex: string): string => {
  const why = unsealable([game, side, slot, payload]);
  if (why !== undefined) throw new Error(`cannot seal ${slot}: ${why}`);
  if (!isHex32(saltHex)) throw new Error('a salt is 32 bytes as lower-case hex');
  const body = canonicalJson({ g: game, k: slot, p: payload, s: side, v: 1 });
  return bytesToHex(sha256(concatBytes(DOMAIN, hexToBytes(saltHex), utf8ToBytes(body))));
};

/** Whether these are the text and salt that were sealed. Never throws. */
export const isOpeningOf = (digest: string, sealed: Sealed, saltHex: string): boolean =>
  isHex32(saltHex) &&
  unsealable([sealed.game, sealed.side, sealed.slot, sealed.payload]) === undefined &&
  commitment(sealed, saltHex) === digest;
