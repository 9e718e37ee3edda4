import type { SideId } from '@vexillum/model';
import { GAME, type GameState } from './game-state.ts';
import { type Player, playerId } from './player.ts';
import { type Territory, territoryId, UNCLAIMED } from './territory.ts';
import type { Snapshot } from '../records.ts';

/** The game that is on; none before START. */
export const gameOf = (snapshot: Snapshot): GameState | undefined => snapshot.public.game.get(GAME);

export const territoryOf = (snapshot: Snapshot, id: string): Territory =>
  snapshot.public.territory.get(territoryId(id)) ?? UNCLAIMED;

/** Whose capital this territory is, by house rule; whoever holds it now. */
export const capitalOf = (snapshot: Snapshot, id: string): SideId | undefined =>
  gameOf(snapshot)?.order.find((side) => playerOf(snapshot, side)?.capital === id);

export const playerOf = (snapshot: Snapshot, side: SideId): Player | undefined =>
  snapshot.public.player.get(playerId(side));
