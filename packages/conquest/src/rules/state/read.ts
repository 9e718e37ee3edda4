import type { SideId, Snapshot } from '@vexillum/model';
import { ours } from '../records.ts';
import { GAME, type GameState } from './game-state.ts';
import { type Player, playerId } from './player.ts';
import { type Territory, territoryId, UNCLAIMED } from './territory.ts';

/** The game that is on; none before START. */
export const gameOf = (snapshot: Snapshot): GameState | undefined => ours(snapshot).public.game.get(GAME);

export const territoryOf = (snapshot: Snapshot, id: string): Territory =>
  ours(snapshot).public.territory.get(territoryId(id)) ?? UNCLAIMED;

export const playerOf = (snapshot: Snapshot, side: SideId): Player | undefined =>
  ours(snapshot).public.player.get(playerId(side));
