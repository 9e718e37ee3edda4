import { MILLI_MU, type Pose, type Refusal, refuse, words } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import type { Snapshot } from '../records/table.ts';

/** How far outside the board a piece may lie: room for a side table, so part of the platform and not of the rules. */
const MARGIN_MU = 20;

/** Refuses places that are too far outside the board. */
export const placeCheck = (snapshot: Snapshot): ((pose: Pose, field: string) => Refusal | undefined) => {
  const [width, depth] = profileAt(snapshot).boardMu.value;
  const margin = MARGIN_MU * MILLI_MU;
  return ([x, y], field) =>
    x < -margin || y < -margin || x > width * MILLI_MU + margin || y > depth * MILLI_MU + margin
      ? refuse('off-board', words('That is more than {0} MU outside the board.', MARGIN_MU), field)
      : undefined;
};
