import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes after another, always the same for one seed: tests must not differ from run to run. */
export const knownBytes = (seed: string): (() => Uint8Array) => {
  let count = 0;
  return () => sha256(utf8ToBytes(`${seed} ${count++}`));
};

/** A UUID out of 32 bytes. */
export const uuidFrom = (bytes: Uint8Array): string => {
  const hex = bytesToHex(bytes).slice(0, 32);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)];
  return parts.join('-');
};
