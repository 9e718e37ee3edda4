import type { SideId } from '@vexillum/model';
import { peopleIn } from './people-in.ts';
import { gameOf } from './read.ts';
import { playerIds } from './sides.ts';
import type { Snapshot } from '../records.ts';

/** Whoever is in the game, machines apart. Before START nobody is yet: all seats are meant, the empty ones too. */
export const umpiredSides = (snapshot: Snapshot): readonly SideId[] =>
  peopleIn(snapshot, gameOf(snapshot)?.order ?? playerIds);
