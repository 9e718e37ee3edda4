import type { ListChanges, ListedTable } from '@vexillum/protocol';
import { atom } from 'nanostores';

/** `waiting`: nothing has come so far; `lost`: what is shown may be old. */
export type LineState = 'waiting' | 'live' | 'lost';

export interface PlayList {
  readonly tables: ReadonlyMap<string, ListedTable>;
}

interface Whole {
  readonly tables: readonly ListedTable[];
}

const SHORTEST = 2_000;
const LONGEST = 60_000;

export const wholeList = ({ tables }: Whole): PlayList => ({
  tables: new Map(tables.map((table) => [table.table, table])),
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

export const changedList = (list: PlayList, { tables = [], goneTables = [] }: ListChanges): PlayList => ({
  tables: changed(list.tables, tables, goneTables, ({ table }) => table),
});

/** The list of open tables as the server tells it, for as long as it is open. */
export const openPlayLine = () => {
  const $list = atom<PlayList | undefined>(undefined);
  const $state = atom<LineState>('waiting');
  let source: EventSource | undefined;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = new EventSource('/api/play/changes');
    source.addEventListener('whole', ({ data }: MessageEvent<string>) => {
      tries = 0;
      $list.set(wholeList(JSON.parse(data) as Whole));
      $state.set('live');
    });
    source.addEventListener('changes', ({ data }: MessageEvent<string>) => {
      const list = $list.get();
      if (list) $list.set(changedList(list, JSON.parse(data) as ListChanges));
    });
    source.addEventListener('error', lost);
  };

  /** A browser comes back by itself after a line that broke, and at once; after a refusal never. All who were sent away together should not come back together. */
  const lost = () => {
    source?.close();
    $state.set($list.get() ? 'lost' : 'waiting');
    clearTimeout(again);
    again = setTimeout(connect, Math.min(LONGEST, SHORTEST * 2 ** tries++) * (0.5 + Math.random() / 2));
  };

  connect();
  return {
    $list,
    $state,
    close() {
      clearTimeout(again);
      source?.close();
    },
  };
};

export type PlayLine = ReturnType<typeof openPlayLine>;
