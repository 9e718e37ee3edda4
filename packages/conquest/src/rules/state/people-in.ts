import type { SideId } from '@vexillum/model';
import { playerOf } from './read.ts';
import { isMachine } from './setup.ts';
import type { Snapshot } from '../records.ts';

/** Which of these sides people play who are still in the game: machines have nothing to say about a pause, an umpire, or who is late. */
export const peopleIn = (snapshot: Snapshot, order: readonly SideId[]): SideId[] =>
  order.filter((side) => playerOf(snapshot, side)?.out === undefined && !isMachine(snapshot, side));
