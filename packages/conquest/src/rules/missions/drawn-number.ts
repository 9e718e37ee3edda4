import type { DigestOf } from '@vexillum/model';
import { BANK } from '../state/sides.ts';

/** Hex digits of a digest that make one draw, and how many different draws there are. */
const DIGITS = 8;
const RANGE = 16 ** DIGITS;

/**
 * A whole number from 0 to below `below`, each as likely, out of hashes of the secret and the action that draws. A RangeError where `below`
 * is no whole number from 1 to 2^32; half of all draws count at least, so that a second hash of eight draws is hardly ever needed.
 */
export const drawnNumber = (
  digestOf: DigestOf,
  slot: string,
  drawnBy: string,
  secret: string,
  below: number,
): number => {
  if (!Number.isInteger(below) || below < 1 || below > RANGE)
    throw new RangeError(`nothing can be drawn among ${below}`);
  const fair = RANGE - (RANGE % below);
  for (let round = 0; ; round++) {
    const digest = digestOf(BANK, slot, { action: drawnBy, round }, secret);
    if (digest.length < DIGITS) throw new Error('a mission needs a secret of 32 bytes');
    for (let at = 0; at + DIGITS <= digest.length; at += DIGITS) {
      const value = Number.parseInt(digest.slice(at, at + DIGITS), 16);
      if (value < fair) return value % below;
    }
  }
};
