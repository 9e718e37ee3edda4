import type { SideId } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { isUnsealed, sealsStands, truthsDrafted } from '../../rules/index.ts';
import type { Standing } from '../place-block.ts';

type Table = Pick<LiveTable, '$snapshot' | 'plan'>;

/**
 * The stands of a block in which of each pair that poses as two one keeps a place, with room for the other: sealing the placing puts it
 * directly behind. Where nothing is sealed, everybody keeps his own.
 */
export const behindMates = (
  { $snapshot, plan }: Table,
  side: SideId,
  stands: readonly Standing[],
): readonly Standing[] => {
  const snapshot = $snapshot.get();
  if (!sealsStands(snapshot, side)) return stands;
  const truths = truthsDrafted(snapshot, side, plan?.$orders.get() ?? new Map());
  const here = new Set(stands.map(({ id }) => id));
  const mateOf = (id: string): string | undefined => {
    const truth = truths.get(id);
    const mate = truth?.m === 1 ? truth.pair : null;
    return mate !== null && here.has(mate) && isUnsealed(snapshot, id) ? mate : undefined;
  };
  return stands.flatMap((stand) => {
    const mate = mateOf(stand.id);
    if (mate === undefined) return [stand];
    return mate < stand.id ? [] : [{ ...stand, ranks: 2 }];
  });
};
