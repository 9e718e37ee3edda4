import { isPlain } from '../shape.ts';

/** In NFC, and without half a surrogate pair: otherwise two programs could make different bytes of it. */
export const isCleanText = (text: string): boolean => !/\p{Surrogate}/u.test(text) && text.normalize('NFC') === text;

/**
 * Why a payload cannot be sealed, in one sentence; `undefined` when it can. Payloads are NFC texts, safe integers, booleans, null,
 * lists and plain objects of those, at most `depth` deep.
 */
export const unsealable = (payload: unknown, depth = 16): string | undefined => {
  if (payload === null || typeof payload === 'boolean') return undefined;
  if (typeof payload === 'string') return isCleanText(payload) ? undefined : 'a text in it is not in normal form';
  if (typeof payload === 'number')
    return Number.isSafeInteger(payload) ? undefined : 'a number in it is not a safe integer';
  if (depth === 0) return 'it is nested too deep';
  if (Array.isArray(payload)) return firstOf(payload, depth);
  if (!isPlain(payload)) return `${typeof payload} is nothing that can be sealed`;
  return firstOf([...Object.keys(payload), ...Object.values(payload)], depth);
};

const firstOf = (parts: readonly unknown[], depth: number): string | undefined => {
  for (const part of parts) {
    const why = unsealable(part, depth - 1);
    if (why !== undefined) return why;
  }
  return undefined;
};
