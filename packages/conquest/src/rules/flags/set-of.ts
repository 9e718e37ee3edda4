import type { SideId } from '@vexillum/model';
import type { FlagKind } from './flag-kinds.ts';
import { flagsOf } from './own-flags.ts';
import { oldestSet } from './sets.ts';
import type { Snapshot } from '../records.ts';

/** The numbers of the victory flags that make this side's oldest set, as far as the reader knows their kinds. */
export const setOf = (snapshot: Snapshot, side: SideId): readonly number[] | undefined => {
  const known = flagsOf(snapshot, side).filter(({ kind }) => kind !== undefined);
  return oldestSet(known.map(({ kind }) => kind as FlagKind))?.map((at) => (known[at] as { number: number }).number);
};
