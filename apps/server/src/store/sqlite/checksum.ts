import { crc32 } from 'node:zlib';

/**
 * CRC-32 of a row: of its key and of its value, so that a flipped bit is noticed in either, and so is a row that has come to lie under
 * another key. It is against accidents of the disk; against people there are the ledger's hashes.
 */
export const checksum = (key: readonly (string | number)[], value: string | Uint8Array): number =>
  crc32(value, crc32(`${key.join('\n')}\n`));
