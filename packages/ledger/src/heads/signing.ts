import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../canonical-json.ts';
import { isCount, isHex, isHex32 } from '../shape.ts';

/** A place in one game's ledger. */
export interface HeadOfGame {
  /** The game's id. */
  readonly game: string;
  readonly seq: number;
  readonly hash: string;
}

const DOMAIN = concatBytes(utf8ToBytes('gth1'), Uint8Array.of(0));

/** `"gth1" ‖ 0x00 ‖ UTF-8({"g":game,"hash":hash,"seq":seq,"v":1})`; nothing else that is signed with this key begins so. */
const signedBytes = ({ game, seq, hash }: HeadOfGame): Uint8Array =>
  concatBytes(DOMAIN, utf8ToBytes(canonicalJson({ g: game, hash, seq, v: 1 })));

/** A table's Ed25519 key (RFC 8032) as hex, from 32 bytes that nobody can guess. Never leaves the server. */
export const newSigningKey = (bytes: Uint8Array): string => {
  if (bytes.length !== 32) throw new Error('a signing key is made of 32 bytes');
  return bytesToHex(bytes);
};

/** 32 bytes as hex, for the genesis. */
export const publicKeyOf = (key: string): string => bytesToHex(ed25519.getPublicKey(hexToBytes(key)));

/**
 * The server's word that this was its head: plain Ed25519 over the bytes `"gth1" ‖ 0x00 ‖ UTF-8(canonical JSON of {g, hash, seq, v:1})`,
 * where g is the game's id and hash lower-case hex. 64 bytes as hex.
 */
export const signHead = (head: HeadOfGame, key: string): string =>
  bytesToHex(ed25519.sign(signedBytes(head), hexToBytes(key)));

/** Strict RFC 8032: a signature has one spelling. Never throws. */
export const isSignedBy = (head: HeadOfGame, signature: string, publicKey: string): boolean => {
  if (!isHex(signature, 64) || !isHex32(publicKey) || !isHex32(head.hash) || !isCount(head.seq)) return false;
  try {
    return ed25519.verify(hexToBytes(signature), signedBytes(head), hexToBytes(publicKey), { zip215: false });
  } catch {
    // Not every 32 bytes are a public key.
    return false;
  }
};
