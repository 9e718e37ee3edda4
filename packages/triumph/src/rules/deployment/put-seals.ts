import { sealId, type Seals, type SideId } from '@vexillum/model';
import type { BatchItem } from './check-batch.ts';
import type { Edits } from '../records/table.ts';

/** In the order of the slots, so that the order of the batch tells nobody anything. */
export const inSlotOrder = <Item extends { readonly k: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.k < b.k ? -1 : Number(a.k > b.k)));

/** Commitments for everyone, openings for the side alone. */
export const putSeals = (edits: Edits, side: SideId, batch: readonly BatchItem[]): Seals => {
  const slots = inSlotOrder(batch);
  for (const { k, c, salt, p } of slots)
    edits
      .put('seal', sealId(side, k), { side, slot: k, digest: c })
      .putSecret(side, 'seal', sealId(side, k), { slot: k, salt, payload: p, digest: c });
  return { side, slots: slots.map(({ k, c }) => ({ k, c })) };
};
