import { isProposal, type SideId, type Snapshot } from '@vexillum/model';

/** How many proposed house rules wait for this side’s word; for who has no side, for anybody’s. */
export const proposalsFor = (snapshot: Snapshot, side: SideId | undefined): number =>
  [...snapshot.public.house].filter(
    ([id, { agreed }]) => isProposal(id) && (side === undefined || agreed[side] !== true),
  ).length;
