import type { SideId } from '@vexillum/model';

/** Who holds a territory, and with how many armies, under `territory:ID`. */
export type Territory = {
  /** A player, `neutral`, or nobody yet. */
  readonly owner: SideId | null;
  readonly armies: number;
  /** Under fog, for a reader who does not see it now: the turn in which they last did, 0 where they never have. */
  readonly seen?: number;
};

export const territoryId = (id: string): string => `territory:${id}`;
export const UNCLAIMED: Territory = { owner: null, armies: 0 };
