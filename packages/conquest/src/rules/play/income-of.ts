import type { SideId } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { territoryOf } from '../state/read.ts';
import { type Holdings, recruitsFor } from './recruits-for.ts';
import type { Snapshot } from '../records.ts';

const PART = 'territory:'.length;

const holdingsOf = (snapshot: Snapshot): Holdings => {
  const board = boardOf(snapshot);
  return {
    board,
    rules: rulesOf(snapshot),
    territoriesOf: (owner) => board.territories.filter((id) => territoryOf(snapshot, id).owner === owner),
    areAllHeld: (parts, isMeant) => parts.every((part) => isMeant(territoryOf(snapshot, part.slice(PART)).owner)),
  };
};

/** The recruits that a turn of this side would begin with, if it began now. */
export const incomeOf = (snapshot: Snapshot, side: SideId): number => recruitsFor(holdingsOf(snapshot), side);
