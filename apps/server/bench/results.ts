import type { DocumentKind, KeepingKind, Kind } from './kinds.ts';
import type { Played } from './load/play.ts';
import type { ActionCosts } from './measures/action-cost.ts';
import type { DiskFlush } from './measures/disk-flush.ts';
import type { Grown } from './measures/growth.ts';
import type { JoinTime } from './measures/join.ts';
import type { Memory } from './measures/memory.ts';
import type { Opening } from './measures/opening.ts';
import type { Rounds } from './measures/store.ts';
import type { TablesPerCore } from './measures/tables-per-core.ts';
import type { RoundTrips } from './measures/trust-round-trips.ts';
import type { TrustCosts } from './trust-deeds.ts';

/** Everything that one run has measured. */
export interface Results {
  /** One table, eight clients, 30 moves a second each. */
  readonly oneTable: Readonly<Record<Kind, Played>>;
  /** 200 tables, four clients each, 5 moves a second at each table. */
  readonly manyTables: Readonly<Record<Kind, Played>>;
  readonly tablesPerCore: Readonly<Record<DocumentKind, TablesPerCore>>;
  readonly memory: Readonly<Record<Kind, Memory>>;
  readonly join: Readonly<Record<DocumentKind, JoinTime>>;
  /** After a restart of the server: the table is read from disk first. */
  readonly coldJoin: Readonly<Record<KeepingKind, JoinTime>>;
  /** One table, young and old. */
  readonly growth: Readonly<Record<DocumentKind, readonly Grown[]>>;
  readonly opening: Opening;
  /** None where no Postgres is installed. */
  readonly workers?: Rounds<'one' | 'two'>;
  readonly actionCost: ActionCosts;
  readonly trustCost: TrustCosts;
  readonly roundTrips: RoundTrips;
  readonly diskFlush: DiskFlush;
}
