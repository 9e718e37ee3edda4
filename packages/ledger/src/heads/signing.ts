import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../canonical-json.ts';
import { isCount, isHex, isHex32 } from '../shape.ts';

/** A place in one game's ledger. */
export interface HeadOfGame {
  /** The game's id. */
  readonly game: string;
  readonly seq: number;
  readonly hash: string;
}

/** `gth1`, a zero, `{"g":game,"hash":hash,"seq":seq,"v":1}`: nothing else that is signed with this key begins so. What is signed is its UTF-8. */
export const headText = ({ game, seq, hash }: HeadOfGame): string =>
  `gth1\0${canonicalJson({ g: game, hash, seq, v: 1 })}`;

/** A table's Ed25519 key (RFC 8032) as hex, from 32 bytes that nobody can guess. Never leaves the server. */
export const newSigningKey = (bytes: Uint8Array): string => {
  if (bytes.length !== 32) throw new Error('a signing key is made of 32 bytes');
  return bytesToHex(bytes);
};

/** 32 bytes as hex, for the genesis. */
export const publicKeyOf = (key: string): string => bytesToHex(ed25519.getPublicKey(hexToBytes(key)));

/** Plain Ed25519 over the text's UTF-8; 64 bytes as hex. */
export const signText = (text: string, key: string): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(key)));

/** Strict RFC 8032: a signature has one spelling. Never throws. */
export const isTextSignedBy = (text: string, signature: unknown, publicKey: unknown): boolean => {
  if (!isHex(signature, 64) || !isHex32(publicKey)) return false;
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), { zip215: false });
  } catch {
    // Not every 32 bytes are a public key.
    return false;
  }
};

/**
 * The server's word that this was its head: plain Ed25519 over the bytes `"gth1" ‖ 0x00 ‖ UTF-8(canonical JSON of {g, hash, seq, v:1})`,
 * where g is the game's id and hash lower-case hex. 64 bytes as hex.
 */
export const signHead = (head: HeadOfGame, key: string): string => signText(headText(head), key);

/** Strict RFC 8032: a signature has one spelling. Never throws. */
export const isSignedBy = (head: HeadOfGame, signature: string, publicKey: string): boolean =>
  isHex32(head.hash) && isCount(head.seq) && isTextSignedBy(headText(head), signature, publicKey);
