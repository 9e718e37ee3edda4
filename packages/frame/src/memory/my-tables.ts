import type { ConvenedBy } from '@vexillum/protocol';
import { keepJson, readKeptJson } from './kept-json.ts';

/** A seat that this browser holds. Its session is a cookie that no script can read. */
export interface MySeat {
  readonly seat: string;
  readonly kind: 'host' | 'captain' | 'commander' | 'umpire' | 'spectator';
  readonly side?: string;
  readonly command?: 1 | 2 | 3;
  readonly name: string;
}

export interface MyTable {
  readonly table: string;
  readonly name: string;
  readonly seats: readonly MySeat[];
  readonly lastSeat: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** As the server said then: until when it keeps the table if nobody comes back, ISO 8601 UTC. */
  readonly keptUntil?: string;
  /** The event that it is a game of, as the server said then. */
  readonly convenedBy?: ConvenedBy;
}

const KEY = 'vexillum:tables';
const KEPT = 50;

/** Newest first. */
export const myTables = (): readonly MyTable[] =>
  readKeptJson<readonly MyTable[]>(KEY, []).toSorted((a, b) => b.openedAt - a.openedAt);

export const myTable = (table: string): MyTable | undefined => myTables().find((mine) => mine.table === table);

const keep = (mine: MyTable) =>
  keepJson(KEY, [mine, ...myTables().filter((other) => other.table !== mine.table)].slice(0, KEPT));

export const rememberSeat = (table: string, seat: MySeat, openedAt: number): void => {
  const known = myTable(table);
  const seats = [...(known?.seats ?? []).filter((other) => other.seat !== seat.seat), seat];
  keep({ ...known, table, name: known?.name ?? '', seats, lastSeat: seat.seat, openedAt });
};

interface Opened {
  readonly seat: string;
  readonly name: string;
  readonly openedAt: number;
  readonly keptUntil: string | undefined;
  readonly convenedBy: ConvenedBy | undefined;
}

export const rememberOpened = (table: string, { seat, name, openedAt, keptUntil, convenedBy }: Opened): void => {
  const known = myTable(table);
  if (!known) return;
  const { keptUntil: _former, convenedBy: _by, ...rest } = known;
  const told = { ...(keptUntil ? { keptUntil } : {}), ...(convenedBy ? { convenedBy } : {}) };
  keep({ ...rest, name: name || known.name, lastSeat: seat, openedAt, ...told });
};

export const forgetTable = (table: string): void =>
  keepJson(
    KEY,
    myTables().filter((other) => other.table !== table),
  );
