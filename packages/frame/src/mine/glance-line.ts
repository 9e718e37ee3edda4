import type { GlancedTable } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { isApiProblem, post } from '../api.ts';
import { myTables } from '../memory/my-tables.ts';

/** How the tables stand at which this browser has seats, by id; none until the server has been asked. */
export type Glances = ReadonlyMap<string, GlancedTable>;

/** Milliseconds between two looks at tables where something can happen; while the page is hidden only its title shows them. */
const LOOK_EVERY = 15_000;
const HIDDEN_EVERY = 60_000;

/** One seat of each table is enough: everybody there sees the same of it. */
const seatsToAskFor = () => myTables().flatMap(({ table, lastSeat }) => (lastSeat ? [{ table, seat: lastSeat }] : []));

/**
 * Asks about all tables of this browser in one request: at once, whenever the page is looked at again, and now and then while at one of them the
 * game is not over. Where the server cannot answer, what it said last stays.
 */
export const openGlanceLine = () => {
  const $glances = atom<Glances | undefined>(undefined);
  let again: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const look = async (): Promise<void> => {
    clearTimeout(again);
    const seats = seatsToAskFor();
    if (seats.length === 0) return;
    const answer = await post<{ tables: readonly GlancedTable[] }>('/api/tables/glance', { seats });
    if (isClosed) return;
    if (!isApiProblem(answer)) $glances.set(new Map(answer.tables.map((table) => [table.table, table])));
    const goesOn = [...($glances.get()?.values() ?? [])].some(({ state }) => state !== 'over');
    clearTimeout(again);
    if (goesOn || isApiProblem(answer))
      again = setTimeout(() => void look(), document.hidden ? HIDDEN_EVERY : LOOK_EVERY);
  };

  const seen = () => void (document.hidden ? undefined : look());
  document.addEventListener('visibilitychange', seen);
  void look();
  return {
    $glances,
    close() {
      isClosed = true;
      clearTimeout(again);
      document.removeEventListener('visibilitychange', seen);
    },
  };
};

export type GlanceLine = ReturnType<typeof openGlanceLine>;
