import { setTimeout as sleep } from 'node:timers/promises';
import { byKind, type Kind, kinds } from '../kinds.ts';
import { Fleet } from '../load/fleet.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';

export interface Memory {
  /** Resident, as the system sees it. */
  readonly megabytes: number;
  /** The same after a collection of garbage. */
  readonly collected: number;
  /** Before anybody came. */
  readonly empty: number;
}

/** A room of ours lets its documents sleep after ten quiet seconds, its records within a minute; a little longer, and all have come to rest. */
const REST = 75_000;

/** Memory of so many tables with four silent clients each, on fresh servers. */
export const measureMemory = async (
  servers: Readonly<Record<Kind, MeasuredServer>>,
  tables: number,
): Promise<Record<Kind, Memory>> => {
  const empty = megabytesOf(servers);
  const fleets = kinds.map((kind) => new Fleet(servers[kind], 4));
  for (const fleet of fleets) await fleet.tables(tables);
  await sleep(REST);
  const full = megabytesOf(servers);
  await Promise.all(kinds.map((kind) => servers[kind].collected()));
  const collected = megabytesOf(servers);
  for (const fleet of fleets) fleet.close();
  return byKind(kinds, (kind) => ({ megabytes: full[kind], collected: collected[kind], empty: empty[kind] }));
};

const megabytesOf = (servers: Readonly<Record<Kind, MeasuredServer>>): Record<Kind, number> =>
  byKind(kinds, (kind) => servers[kind].megabytes);
