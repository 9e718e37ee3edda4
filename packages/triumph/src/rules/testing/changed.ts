import { withChanges } from '@vexillum/model';
import { Edits, type Snapshot } from '../records/table.ts';

/** The same table with these records put there, whatever any action would say. */
export const changed = (snapshot: Snapshot, change: (edits: Edits) => void): Snapshot => {
  const edits = new Edits(snapshot);
  change(edits);
  return withChanges(snapshot, edits.changes());
};
