import { msg, str } from '@vexillum/ui/words';
import type { SideId, Snapshot } from '@vexillum/model';
import { sideTitle } from '@vexillum/frame/seat-title';

/** Where a side's stands are, as far as these eyes know it: "Red: 24 on the board, 12 in reserve, 3 lost"; '' where it has none. */
export const forcesText = (table: Snapshot, side: SideId): string => {
  const counts = { board: 0, reserve: 0, flank: 0, lost: 0, undeployed: 0 };
  for (const [id, stand] of table.public.stand)
    if (stand.side === side) counts[table.sides[side]?.stand.get(id)?.place ?? stand.place] += 1;
  const parts = [
    counts.board > 0 ? msg(str`${counts.board} on the board`) : '',
    counts.reserve > 0 ? msg(str`${counts.reserve} in reserve`) : '',
    counts.flank > 0 ? msg(str`${counts.flank} on a flank march`) : '',
    counts.lost > 0 ? msg(str`${counts.lost} lost`) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${sideTitle(side)}: ${parts.join(', ')}`;
};
