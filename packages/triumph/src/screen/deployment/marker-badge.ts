import { type Marker, sealId, type SideId } from '@vexillum/model';
import { markerCommandOf, markerSlot } from '../../rules/index.ts';
import type { BoardMoment } from '../view/board-moment.ts';

/** What is written on a marker: its command, as far as the reader knows it, with a check mark once this browser has verified the opening. */
export const markerBadge = (
  { snapshot, seals }: BoardMoment,
  side: SideId,
  letter: Marker['letter'],
  shown: Marker['command'],
): string | undefined => {
  const command = shown ?? markerCommandOf(snapshot, side, letter);
  if (command === undefined) return undefined;
  const isVerified = shown !== undefined && seals?.get(sealId(side, markerSlot(letter))) === 'opened-ok';
  return isVerified ? `${command} ✓` : String(command);
};
