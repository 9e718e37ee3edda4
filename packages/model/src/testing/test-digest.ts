import type { DigestOf } from '../action.ts';
import type { Json } from '../json.ts';

/** The same text for equal values, however their keys are ordered. */
const plain = (value: Json | undefined): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
  const object = value as { readonly [key: string]: Json | undefined };
  return `{${Object.keys(object)
    .sort()
    .map((key) => `${key}:${plain(object[key])}`)
    .join()}}`;
};

/**
 * Stands in for the real commitment where the ledger package may not be imported: 64 hex digits that differ when anything differs
 * (FNV-1a with eight beginnings). Hides nothing.
 */
export const testDigest: DigestOf = (side, slot, payload, saltHex) => {
  const text = plain([side, slot, payload, saltHex]);
  return Array.from({ length: 8 }, (_, beginning) => {
    let hash = (0x811c9dc5 ^ beginning) >>> 0;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
    return hash.toString(16).padStart(8, '0');
  }).join('');
};
