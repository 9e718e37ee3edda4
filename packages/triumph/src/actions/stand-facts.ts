import type { Json, Snapshot } from '@vexillum/model';

/** For the log's sentence: how many stands, of which types, of which side (left out where both). */
export const standFacts = (snapshot: Snapshot, ids: readonly string[]): { readonly [key: string]: Json } => {
  const troops: Record<string, number> = {};
  const sides = new Set<string>();
  for (const id of ids) {
    const stand = snapshot.public.stand.get(id);
    if (!stand) continue;
    troops[stand.troopType] = (troops[stand.troopType] ?? 0) + 1;
    sides.add(stand.side);
  }
  const [side] = sides;
  return { n: ids.length, troops, ...(sides.size === 1 && side !== undefined ? { side } : {}) };
};
