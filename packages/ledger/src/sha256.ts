import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text's UTF-8 bytes as lower-case hex. A server may hand in a faster one; the result is the same. */
export type HashText = (text: string) => string;

export const sha256Hex: HashText = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** `SHA-256(salt ‖ text)`: the digest that a public entry carries of a private part. */
export const saltedDigest = (salt: Uint8Array, text: string): string =>
  bytesToHex(sha256(concatBytes(salt, utf8ToBytes(text))));

export const hexFromBytes = (bytes: Uint8Array): string => bytesToHex(bytes);
export const bytesFromHex = (hex: string): Uint8Array => hexToBytes(hex);
