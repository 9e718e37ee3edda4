import type { Json } from '../json.ts';
import type { SideId } from '../seat.ts';

/**
 * Numbers of the rules that this table plays otherwise, by their path in the profile (`deploymentBandMu`). In force under the path itself,
 * one value each; a proposal, which may hold several that belong together, under an id that begins with `ask:`.
 */
export interface House {
  readonly values: { readonly [path: string]: Json };
  /** Whose idea it was, a side’s or the word `umpire`; none where it was given with the table. */
  readonly proposedBy?: SideId;
  /** The sides whose captains have agreed. */
  readonly agreed: { readonly [side: SideId]: true };
}

const ASKED = 'ask:';

/** A side has one proposal for each first value: to say another number is to change it. */
export const proposalId = (path: string, side: SideId): string => `${ASKED}${path}@${side}`;

export const isProposal = (id: string): boolean => id.startsWith(ASKED);
