import type { SideId, Snapshot } from '@vexillum/model';
import { GAME, type GameState } from './game-state.ts';
import { type Player, playerId } from './player.ts';
import { type Territory, territoryId, UNCLAIMED } from './territory.ts';

/** The game that is on; none before START. */
export const gameOf = (snapshot: Snapshot): GameState | undefined =>
  snapshot.public.part.get(GAME) as unknown as GameState | undefined;

export const territoryOf = (snapshot: Snapshot, id: string): Territory =>
  (snapshot.public.part.get(territoryId(id)) as unknown as Territory | undefined) ?? UNCLAIMED;

export const playerOf = (snapshot: Snapshot, side: SideId): Player | undefined =>
  snapshot.public.part.get(playerId(side)) as unknown as Player | undefined;
