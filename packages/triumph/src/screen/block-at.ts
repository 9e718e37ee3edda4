import { advance, placementOf, poseOf, rightOf, type StoredPose } from '@vexillum/geometry';
import { type Profile, type Snapshot, standSize } from '../rules/index.ts';
import type { Placing } from './place-block.ts';

/** Stands as one block: the first at that pose, the next at its right, in ranks of so many, each rank behind the deepest of the one before. */
export const blockAt = (
  snapshot: Snapshot,
  profile: Profile,
  ids: readonly string[],
  at: StoredPose,
  files = ids.length,
): Placing[] => {
  const width = profile.baseWidthMu.value;
  let rank = placementOf(at);
  return Array.from({ length: Math.ceil(ids.length / files) }, (_, index) => {
    const row = ids.slice(index * files, (index + 1) * files);
    const front = rank;
    const depths = row.map((id) => standSize(profile, snapshot.public.stand.get(id)?.troopType ?? '')[1]);
    rank = advance(rank, -Math.max(...depths));
    const right = rightOf(front.degrees);
    return row.map((id, file) => {
      const place = { ...front, x: front.x + right.x * width * file, y: front.y + right.y * width * file };
      return { id, pose: poseOf(place) };
    });
  }).flat();
};
