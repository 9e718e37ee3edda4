import { newTablePath } from '@vexillum/frame/router';

/** Where a map is drawn on; without an id, a new one. */
export const editPath = (id?: string): string =>
  id === undefined ? '/maps/edit' : `/maps/edit?map=${encodeURIComponent(id)}`;

/** Where a table is set up that plays on this map. */
export const playPath = (id: string): string => newTablePath('conquest', id);

/** An id that none of these has: the id itself, or with a number. */
export const freeMapId = (id: string, taken: readonly string[]): string => {
  if (!taken.includes(id)) return id;
  // With its number it must not be longer than an id can be.
  const stem = id.slice(0, 56).replace(/-+$/, '');
  for (let number = 2; ; number += 1) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`;
};
