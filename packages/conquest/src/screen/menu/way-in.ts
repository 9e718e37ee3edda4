import type { SideId } from '@vexillum/model';
import type { Invite } from '@vexillum/frame/api';
import type { MySeat } from '@vexillum/frame/memory/my-tables';
import { tablePath } from '@vexillum/frame/router';
import { firstFree, lobbyRows } from '../lobby/lobby-rows.ts';
import type { Snapshot } from '../../rules/index.ts';

export interface WayInQuestion {
  readonly snapshot: Snapshot;
  readonly table: string;
  /** The seat that the reader looks on from. */
  readonly mine: string;
  /** Seats that this browser holds, and links that it keeps. */
  readonly seats: readonly MySeat[];
  readonly invites: readonly Invite[];
}

/** How whoever looks on comes to play: back to a seat that is theirs, or to a free one whose link they have; none where there is neither. */
export interface WayIn {
  readonly side: SideId;
  readonly path: string;
}

export const wayIn = ({ snapshot, table, mine, seats, invites }: WayInQuestion): WayIn | undefined => {
  const held = seats.find(({ kind }) => kind === 'captain');
  if (held) return { side: held.side ?? held.seat, path: tablePath(table, held.seat) };
  const free = firstFree(lobbyRows({ snapshot, online: new Set(), mine, invites }));
  return free?.invite && { side: free.side, path: `/join#${free.invite.token}` };
};
