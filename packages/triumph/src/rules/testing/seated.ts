import { grandTriumph } from '../game.ts';
import type { Snapshot } from '../records/table.ts';
import { changed } from './changed.ts';

/** The same table with somebody in every seat. */
export const seated = (snapshot: Snapshot): Snapshot =>
  changed(snapshot, (edits) => {
    for (const { id, ...seat } of grandTriumph.seats) edits.put('seat', id, { ...seat, name: `the ${id}` });
  });
