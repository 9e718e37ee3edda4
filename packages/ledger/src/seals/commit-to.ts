import type { DigestOf } from '@vexillum/model';
import { commitment } from './commitment.ts';
import { unsealable } from './sealable.ts';

/** No commitment is this. */
const NEVER = '';

/** Commitments of one game. What cannot be sealed at all has a digest that no seal can have, so that an action finds it wrong. */
export const commitTo =
  (game: string): DigestOf =>
  (side, slot, payload, saltHex) =>
    /^[0-9a-f]{64}$/.test(saltHex) && unsealable([side, slot, payload]) === undefined
      ? commitment({ game, side, slot, payload }, saltHex)
      : NEVER;
