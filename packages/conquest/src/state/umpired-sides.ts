import type { SideId, Snapshot } from '@vexillum/model';
import { gameOf, playerOf } from './read.ts';
import { isMachine } from './setup.ts';
import { playerIds } from './sides.ts';

/** Whoever is in the game, machines apart. Before START that is nobody yet, so all are meant and nothing is read. */
export const umpiredSides = (snapshot: Snapshot): readonly SideId[] => {
  const order = gameOf(snapshot)?.order ?? playerIds;
  return order.filter((side) => playerOf(snapshot, side)?.out === undefined && !isMachine(snapshot, side));
};
