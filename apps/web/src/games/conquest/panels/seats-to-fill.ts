import { fewestPlayers, gameOf, playerIds, rulesOf, setupOf } from '@vexillum/conquest';
import type { Snapshot } from '@vexillum/model';

/** How many players' seats have still to be taken before the game can be started; 0 afterwards. */
export const seatsToFill = (snapshot: Snapshot): number => {
  if (gameOf(snapshot)) return 0;
  const { bots } = setupOf(snapshot);
  const taken = playerIds.filter((id) => snapshot.public.seat.get(id)?.name !== undefined || bots.includes(id));
  return Math.max(0, (rulesOf(snapshot).seats || fewestPlayers.value) - taken.length);
};
