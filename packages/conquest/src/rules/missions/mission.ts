import type { SideId } from '@vexillum/model';

/** What a mission asks for, at the end of a turn of its player's. Land of partners who are still in the game counts as held. */
export type Task =
  /** Both of these regions, whole. */
  | { readonly kind: 'regions'; readonly regions: readonly [string, string] }
  /** So many territories, with so many armies on each at least. */
  | { readonly kind: 'lands'; readonly lands: number; readonly armies: number }
  /** That the player, or a partner, has driven this one out; where anybody else does or they leave, to hold so many territories. */
  | { readonly kind: 'eliminate'; readonly player: SideId; readonly lands: number };

/**
 * A player's mission as everyone sees it, under `mission:SIDE`. At START the server commits itself to a secret for each player; the task follows
 * from it and from the id of the player's own first action, so that neither can choose it.
 */
export type Mission = {
  /** The commitment to `secret`, as hex. */
  readonly digest: string;
  /** The id of the action with which the player was told. */
  readonly drawnBy?: string;
  /** 32 bytes as hex, and what followed from them, once the game is over. */
  readonly secret?: string;
  readonly task?: Task;
};

/** The bank's copy until the player is told, then theirs, under the same id. */
export type MissionSecret = {
  readonly secret: string;
  readonly task?: Task;
};

export const missionId = (side: SideId): string => `mission:${side}`;
