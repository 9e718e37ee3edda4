import { isInside, type World } from '@vexillum/geometry';
import type { Snapshot } from '../records/table.ts';

/** Which stand is in which camp of its own side: by camp, the first of those whose middle is in it. */
export const garrisonsIn = (snapshot: Snapshot, world: World): ReadonlyMap<string, string> => {
  const garrisons = new Map<string, string>();
  for (const { id, side, corners } of world.camps) {
    if (snapshot.public.camp.get(id)?.sacked) continue;
    const garrison = world.bodies.find((body) => body.side === side && isInside(corners, body.center));
    if (garrison) garrisons.set(id, garrison.id);
  }
  return garrisons;
};
