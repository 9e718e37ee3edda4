import { mostFlagsAfterElimination } from '../data/rule-numbers.ts';
import { give, type Position } from './position.ts';

/** Armies that come at once with the victory flags of whoever is driven out. */
const driveOut = ({ flags, me, setBrings }: Position, loser: number): number => {
  flags[me] = (flags[me] as number) + (flags[loser] as number);
  flags[loser] = 0;
  return (flags[me] as number) > mostFlagsAfterElimination.value ? setBrings : 0;
};

/** Makes a land mine, without armies in it yet; answers how to take that back, and the armies that it brings. */
export const tryConquest = (position: Position, to: number): { readonly spoils: number; readonly undo: () => void } => {
  const { owner, lands, flags, me, hasConquered } = position;
  const loser = owner[to] as number;
  const mine = flags[me] as number;
  const theirs = loser < 0 ? 0 : (flags[loser] as number);
  give(position, to, me);
  position.hasConquered = true;
  const spoils = loser >= 0 && lands[loser] === 0 ? driveOut(position, loser) : 0;
  const undo = () => {
    flags[me] = mine;
    if (loser >= 0) flags[loser] = theirs;
    give(position, to, loser);
    position.hasConquered = hasConquered;
  };
  return { spoils, undo };
};
