import type { SideId } from '@vexillum/model';
import type { Snapshot } from '../records.ts';
import { missionId, type Task } from './mission.ts';

/** What a side's mission is, as far as the reader of this snapshot knows it: their own, and everybody's once the game is over. */
export const missionOf = (snapshot: Snapshot, side: SideId): Task | undefined =>
  snapshot.sides[side]?.mission.get(missionId(side))?.task ?? snapshot.public.mission.get(missionId(side))?.task;
