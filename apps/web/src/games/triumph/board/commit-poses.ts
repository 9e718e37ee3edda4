import type { Pose, Snapshot } from '@vexillum/model';
import type { Desk } from '../desk.ts';

/** Pieces put down where the hand held them: as few actions as the rules of the table allow, so that one undo takes back one gesture. */
export const commitPoses = (desk: Desk, poses: ReadonlyMap<string, Pose>): void => {
  const { snapshot } = desk;
  const moves: { id: string; to: Pose }[] = [];
  const placed: { id: string; pose: Pose }[] = [];
  for (const [id, pose] of poses) {
    switch (desk.kindOf(id)) {
      case 'stand':
        if (snapshot.public.stand.get(id)?.place === 'board') moves.push({ id, to: pose });
        else placed.push({ id, pose });
        break;
      case 'terrain':
        void desk.act('move-terrain', { id, to: pose });
        break;
      case 'camp':
        void desk.act('place-camp', { id, pose, side: sideOf(snapshot, 'camp', id) });
        break;
      case 'marker':
        void desk.act('place-marker', {
          pose,
          side: sideOf(snapshot, 'marker', id),
          letter: snapshot.public.marker.get(id)?.letter ?? 'A',
        });
        break;
      case undefined:
        // Gone while it was in the hand: nothing to do.
        break;
    }
  }
  if (placed.length > 0) void desk.act('place-stands', { stands: placed });
  if (moves.length > 0) void desk.act('move-stands', { moves });
};

const sideOf = (snapshot: Snapshot, kind: 'camp' | 'marker', id: string): string =>
  snapshot.public[kind].get(id)?.side ?? '';
