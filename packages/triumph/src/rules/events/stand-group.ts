import type { TroopCounts } from './battle-events.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** Stands that something is done with, as everybody sees them. */
export interface StandGroup {
  readonly count: number;
  readonly troops: TroopCounts;
  /** Where all have the same. */
  readonly side?: string;
  /** Their public command, where all have the same. */
  readonly group?: number | null;
}

/** The one value that all of them have; `undefined` where they differ. */
const common = <Key extends 'side' | 'command'>(stands: readonly Stand[], key: Key): Stand[Key] | undefined => {
  const value = stands[0]?.[key];
  return stands.every((stand) => stand[key] === value) ? value : undefined;
};

export const countTroops = (codes: Iterable<string>): TroopCounts => {
  const troops: Record<string, number> = {};
  for (const code of codes) troops[code] = (troops[code] ?? 0) + 1;
  return troops;
};

/** How many stands these are, of which types, and whose. */
export const groupOf = (snapshot: Snapshot, ids: readonly string[]): StandGroup => {
  const stands = ids.flatMap((id) => snapshot.public.stand.get(id) ?? []);
  const side = common(stands, 'side');
  const group = side === undefined ? undefined : common(stands, 'command');
  return {
    count: ids.length,
    troops: countTroops(stands.map(({ troopType }) => troopType)),
    ...(side === undefined ? {} : { side }),
    ...(group === undefined ? {} : { group }),
  };
};
