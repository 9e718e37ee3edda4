import type { Trail } from '../../records/trail.ts';

/** What moves a stand in the combats is no move of its own; a match of before has no phases, and all moves are. */
export const isOwnMove = ({ phase }: Trail): boolean =>
  phase !== 'rout' && phase !== 'ranged' && phase !== 'close' && phase !== 'end';
