import type { Kind } from './kinds.ts';
import type { Played } from './load/play.ts';
import type { ActionCosts } from './measures/action-cost.ts';
import type { DiskFlush } from './measures/disk-flush.ts';
import type { JoinTime } from './measures/join.ts';
import type { Memory } from './measures/memory.ts';
import type { TablesPerCore } from './measures/tables-per-core.ts';
import type { RoundTrips } from './measures/trust-round-trips.ts';
import type { TrustCosts } from './trust-deeds.ts';

/** Everything that one run has measured. */
export interface Results {
  /** One table, eight clients, 30 moves a second each. */
  readonly oneTable: Readonly<Record<Kind, Played>>;
  /** 200 tables, four clients each, 5 moves a second at each table. */
  readonly manyTables: Readonly<Record<Kind, Played>>;
  readonly tablesPerCore: Readonly<Record<'relay' | 'ours', TablesPerCore>>;
  readonly memory: Readonly<Record<Kind, Memory>>;
  readonly join: Readonly<Record<'relay' | 'ours', JoinTime>>;
  /** After a restart of the server: the table is read from disk first. */
  readonly coldJoin: JoinTime;
  readonly actionCost: ActionCosts;
  readonly trustCost: TrustCosts;
  readonly roundTrips: RoundTrips;
  readonly diskFlush: DiskFlush;
}
