import { commitment } from '@vexillum/ledger';
import type { Json } from '@vexillum/model';

/** A slot as `seal-orders` takes it, committed to as a player's browser does. */
export const testSeal = (game: string, side: string, slot: string, payload: Json, saltByte: number) => {
  const salt = saltByte.toString(16).padStart(2, '0').repeat(32);
  return { k: slot, c: commitment({ game, side, slot, payload }, salt), salt, p: payload };
};
