import type { SideId } from '@vexillum/model';

/** Who holds a territory, and with how many armies, under `territory:ID`. */
export type Territory = {
  /** A player, `neutral`, or nobody yet. */
  readonly owner: SideId | null;
  readonly armies: number;
};

export const territoryId = (id: string): string => `territory:${id}`;
export const UNCLAIMED: Territory = { owner: null, armies: 0 };
