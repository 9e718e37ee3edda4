import { MILLI_MU, type Pose, type Refusal, refuse, type SideId, words } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import type { BatchItem } from './check-batch.ts';
import type { MarkerOrder } from './payloads.ts';
import { commandsWithMarkers, lettersFor } from './sealed.ts';
import type { MarkerLetter } from './slots.ts';
import type { Snapshot } from '../records/table.ts';

export interface PlacedMarker {
  readonly letter: MarkerLetter;
  readonly pose: Pose;
}

/** Refuses markers that are not all there, not on the own base edge, or two for one command. */
export const wrongMarkers = (
  snapshot: Snapshot,
  side: SideId,
  batch: readonly BatchItem[],
  markers: readonly PlacedMarker[],
): Refusal | undefined => {
  const letters = lettersFor(snapshot, side);
  const isExact =
    markers.length === letters.length && letters.every((letter) => markers.some((m) => m.letter === letter));
  if (!isExact) return refuse('wrong-markers', words('Place each of these once: {0}.', letters.join(', ')), 'markers');
  const [width, depth] = profileAt(snapshot).boardMu.value;
  const edge = side === 'blue' ? depth * MILLI_MU : 0;
  for (const [index, { pose }] of markers.entries())
    if (pose[1] !== edge || pose[0] < 0 || pose[0] > width * MILLI_MU)
      return refuse('off-base-edge', 'A marker’s point lies on your own base edge.', `markers.${index}.pose`);
  const marked = batch.map(({ p }) => (p as unknown as MarkerOrder).command);
  const expected = commandsWithMarkers(snapshot, side);
  return expected.every((command) => marked.includes(command))
    ? undefined
    : refuse('command-twice', words('Each of these commands has one marker: {0}.', expected.join(', ')), 'batch');
};
