import type { ListChanges, ListedSeek, ListedTable } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { readable } from '../people-names.ts';
import { openLastingSource } from './lasting-source.ts';

/** `waiting`: nothing has come so far; `lost`: what is shown may be old. */
export type LineState = 'waiting' | 'live' | 'lost';

export interface PlayList {
  readonly tables: ReadonlyMap<string, ListedTable>;
  readonly seeks: ReadonlyMap<string, ListedSeek>;
}

interface Whole {
  readonly tables: readonly ListedTable[];
  readonly seeks: readonly ListedSeek[];
}

export const wholeList = ({ tables, seeks }: Whole): PlayList => ({
  tables: new Map(tables.map((table) => [table.table, table])),
  seeks: new Map(seeks.map((seek) => [seek.seek, seek])),
});

const changed = <Row>(
  rows: ReadonlyMap<string, Row>,
  news: readonly Row[],
  gone: readonly string[],
  idOf: (row: Row) => string,
): ReadonlyMap<string, Row> => {
  if (news.length + gone.length === 0) return rows;
  const next = new Map(rows);
  for (const id of gone) next.delete(id);
  for (const row of news) next.set(idOf(row), row);
  return next;
};

export const changedList = (
  list: PlayList,
  { tables = [], goneTables = [], seeks = [], goneSeeks = [] }: ListChanges,
): PlayList => ({
  tables: changed(list.tables, tables, goneTables, ({ table }) => table),
  seeks: changed(list.seeks, seeks, goneSeeks, ({ seek }) => seek),
});

/** The list of open tables and seeks as the server tells it, for as long as it is open. */
export const openPlayLine = () => {
  const $list = atom<PlayList | undefined>(undefined);
  const $state = atom<LineState>('waiting');
  const close = openLastingSource(
    '/api/play/changes',
    {
      whole(data) {
        $list.set(wholeList(readable(JSON.parse(data) as Whole)));
        $state.set('live');
      },
      changes(data) {
        const list = $list.get();
        if (list) $list.set(changedList(list, readable(JSON.parse(data) as ListChanges)));
      },
    },
    () => $state.set($list.get() ? 'lost' : 'waiting'),
  );
  return { $list, $state, close };
};

export type PlayLine = ReturnType<typeof openPlayLine>;
