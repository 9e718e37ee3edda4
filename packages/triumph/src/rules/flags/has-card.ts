import type { SideId } from '@vexillum/model';
import type { Snapshot } from '../records/table.ts';

/** Whether an army has a card of the whole army, as everybody may know. */
export const hasCard = (snapshot: Snapshot, side: SideId, code: string): boolean =>
  snapshot.public.army.get(side)?.cards.some((card) => card.code === code && card.count > 0) ?? false;
