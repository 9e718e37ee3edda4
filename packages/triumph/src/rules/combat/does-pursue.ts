import { cardCodes } from '../cards/card-codes.ts';
import { workingOn } from '../cards/played.ts';
import type { Proposal } from './proposal-of.ts';
import type { Snapshot } from '../records/table.ts';

/** Whether the winner goes after the enemy where nobody says: as the rules have it, unless a card holds it. */
export const doesPursue = (snapshot: Snapshot, { pursuit }: Proposal): boolean =>
  pursuit?.answer === 'pursues' && workingOn(snapshot, cardCodes.holdTheLine, pursuit.stand) === undefined;
