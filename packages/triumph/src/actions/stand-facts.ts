import type { Json, Snapshot, Stand } from '@vexillum/model';

/** The one value that all of them have; `undefined` where they differ. */
const common = <Key extends 'side' | 'command'>(stands: readonly Stand[], key: Key): Stand[Key] | undefined => {
  const value = stands[0]?.[key];
  return stands.every((stand) => stand[key] === value) ? value : undefined;
};

/** For the log's sentence: how many stands, of which types; their side and, as `group`, their public command, where all have the same. */
export const standFacts = (snapshot: Snapshot, ids: readonly string[]): { readonly [key: string]: Json } => {
  const troops: Record<string, number> = {};
  const stands: Stand[] = [];
  for (const id of ids) {
    const stand = snapshot.public.stand.get(id);
    if (!stand) continue;
    stands.push(stand);
    troops[stand.troopType] = (troops[stand.troopType] ?? 0) + 1;
  }
  const side = common(stands, 'side');
  const group = side === undefined ? undefined : common(stands, 'command');
  return {
    n: ids.length,
    troops,
    ...(side === undefined ? {} : { side }),
    ...(group === undefined ? {} : { group }),
  };
};
