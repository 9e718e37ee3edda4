import type { ProposalKind } from '../draft/move-draft.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import { propose } from '../steer/index.ts';

/** Proposes; a proposal of another kind that is still shown has then been taken, and is put down. */
export const proposeAnew = (hand: HandAtTable, kind: ProposalKind): void => {
  const shown = hand.draft?.proposal;
  if (shown !== undefined && shown !== kind) hand.putDown();
  propose(hand, kind);
};
