import { msg } from '@vexillum/ui/words';

export type SavedView = 'public' | 'side' | 'full';

export const matchPath = (table: string, view: SavedView): string =>
  `/api/tables/${encodeURIComponent(table)}/export?view=${view}`;

/** Hands the match file to the reader. A sentence where it could not be had. */
export const saveMatch = async (table: string, seat: string, view: SavedView): Promise<string | undefined> => {
  const answer = await fetch(matchPath(table, view), { headers: { 'X-Seat': seat }, credentials: 'same-origin' }).catch(
    () => undefined,
  );
  if (!answer?.ok) return msg('The file could not be had just now.');
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${table}-${view}.vexillum.json`;
  link.click();
  URL.revokeObjectURL(url);
  return undefined;
};
