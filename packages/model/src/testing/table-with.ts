import { changeInPlace, Edits } from '../changes.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';

/** A table with red and blue at it and these things on it. */
export const tableWith = (lay: (edits: Edits) => void, sides: readonly string[] = ['red', 'blue']): Snapshot => {
  const snapshot = emptySnapshot(sides);
  const edits = new Edits(snapshot);
  lay(edits);
  changeInPlace(snapshot, edits.changes());
  return snapshot;
};

/** The same table as somebody sees it who knows these sides' secrets only. */
export const seenBy = <Table extends Snapshot>(snapshot: Table, ...sides: readonly string[]): Table => ({
  ...snapshot,
  sides: Object.fromEntries(sides.map((side) => [side, snapshot.sides[side]])),
});
