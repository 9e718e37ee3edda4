import type { ConvenedTable } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { openLastingSource } from './lasting-source.ts';
import type { LineState } from './play-line.ts';

interface Changes {
  readonly tables?: readonly ConvenedTable[];
  readonly goneTables?: readonly string[];
}

export type ConvenedTables = ReadonlyMap<string, ConvenedTable>;

/** What there was, with what has become of it since. */
export const withConvened = (known: ConvenedTables, { tables = [], goneTables = [] }: Changes): ConvenedTables => {
  const next = new Map(known);
  for (const key of goneTables) next.delete(key);
  for (const table of tables) next.set(table.key, table);
  return next;
};

/** How the tables stand that a table has made, by key, as the server tells those who lead it, for as long as it is open. */
export const openConvenedLine = (table: string, seat: string) => {
  const $tables = atom<ConvenedTables>(new Map());
  const $state = atom<LineState>('waiting');
  const close = openLastingSource(
    `/api/tables/${encodeURIComponent(table)}/convened/changes?seat=${encodeURIComponent(seat)}`,
    {
      whole(data) {
        $tables.set(withConvened(new Map(), JSON.parse(data) as Changes));
        $state.set('live');
      },
      changes: (data) => $tables.set(withConvened($tables.get(), JSON.parse(data) as Changes)),
    },
    () => $state.set($state.get() === 'waiting' ? 'waiting' : 'lost'),
  );
  return { $tables, $state, close };
};

export type ConvenedLine = ReturnType<typeof openConvenedLine>;
