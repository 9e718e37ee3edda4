import { Edits, type Snapshot, withChanges } from '@vexillum/model';

/** The same table with these records put there, whatever any action would say. */
export const changed = (snapshot: Snapshot, change: (edits: Edits) => void): Snapshot => {
  const edits = new Edits(snapshot);
  change(edits);
  return withChanges(snapshot, edits.changes());
};
