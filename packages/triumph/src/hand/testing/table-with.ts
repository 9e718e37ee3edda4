import { LittleTable, type LittleParts, type Where } from './little-table.ts';

export type Stands = Readonly<Record<string, Where>>;

/** A little table whose own stands are all selected. */
export const tableWith = (stands: Stands, foes: Stands = {}, parts: LittleParts = {}): LittleTable => {
  const table = new LittleTable({ ...stands, ...foes }, Object.keys(foes), parts);
  table.selected = Object.keys(stands);
  return table;
};

/** Four stands side by side: their front runs from x 10 to 18 at y 10. */
export const lineOfFour: Stands = {
  'stand:a': [11, 10, 0],
  'stand:b': [13, 10, 0],
  'stand:c': [15, 10, 0],
  'stand:d': [17, 10, 0],
};
