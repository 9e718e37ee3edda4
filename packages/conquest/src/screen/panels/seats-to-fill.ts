import { fewestPlayers, gameOf, rulesOf, seatedSides } from '../../rules/index.ts';
import type { Snapshot } from '@vexillum/model';

/** How many players' seats have still to be taken before the game can be started; 0 afterwards. */
export const seatsToFill = (snapshot: Snapshot): number => {
  if (gameOf(snapshot)) return 0;
  return Math.max(0, (rulesOf(snapshot).seats || fewestPlayers.value) - seatedSides(snapshot).length);
};
