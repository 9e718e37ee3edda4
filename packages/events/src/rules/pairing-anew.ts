import { isBye } from './read.ts';
import type { Pairing } from './records.ts';

/** The pairing with nothing played: with another table, where it had one. */
export const anew = ({ round, board, sides, state, nth, table, fault }: Pairing): Pairing => ({
  round,
  board,
  sides,
  state: state === 'drawn' || isBye({ sides } as Pairing) ? state : 'waiting',
  nth: table === undefined && fault === undefined ? nth : nth + 1,
  attestedBy: [],
});
