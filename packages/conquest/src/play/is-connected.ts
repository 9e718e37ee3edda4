import type { Campaign } from './campaign.ts';

/** Whether a way leads from one territory to the other through land of the same owner. */
export const isConnected = (campaign: Campaign, from: string, to: string): boolean => {
  const { owner } = campaign.territory(from);
  const seen = new Set([from]);
  for (const id of seen) {
    if (id === to) return true;
    for (const next of campaign.board.neighbours(id)) if (campaign.territory(next).owner === owner) seen.add(next);
  }
  return false;
};
