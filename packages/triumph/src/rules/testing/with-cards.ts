import { changed } from './changed.ts';
import { emptyTable } from './play.ts';
import type { Snapshot } from '../records/table.ts';

/** A table where a side's army has these cards of the whole army, with their number. */
export const withCards = (
  cards: Readonly<Record<string, number>>,
  from: Snapshot = emptyTable(),
  side: 'red' | 'blue' = 'red',
): Snapshot =>
  changed(from, (edits) =>
    edits.put('army', side, {
      name: 'Riders',
      halfPoints: 288,
      cards: Object.entries(cards).map(([code, count]) => ({ code, count })),
    }),
  );
