import { setTimeout as sleep } from 'node:timers/promises';
import { Fleet } from '../load/fleet.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';

export interface Memory {
  /** Resident, as the system sees it, after more than a minute of quiet. */
  readonly megabytes: number;
  /** The same after a collection of garbage. */
  readonly collected: number;
  /** Before anybody came. */
  readonly empty: number;
}

/**
 * A room of ours lets its documents sleep after ten quiet seconds, its records within a minute, and the server gives memory back after the next half
 * minute in which nothing happens. In this time all have come to rest, in the short run as well.
 */
const REST = 100_000;

/** Memory of so many tables with four silent clients each, on fresh servers, all at the same time. */
export const measureMemory = async <Name extends string>(
  servers: Readonly<Record<Name, MeasuredServer>>,
  tables: number,
): Promise<Record<Name, Memory>> => {
  const all = Object.entries<MeasuredServer>(servers) as [Name, MeasuredServer][];
  const megabytes = () => new Map(all.map(([name, server]) => [name, server.megabytes]));
  const empty = megabytes();
  const fleets = all.map(([, server]) => new Fleet(server, 4));
  for (const fleet of fleets) await fleet.tables(tables);
  await sleep(REST);
  const full = megabytes();
  await Promise.all(all.map(([, server]) => server.collected()));
  const collected = megabytes();
  for (const fleet of fleets) fleet.close();
  const of = (some: ReadonlyMap<Name, number>, name: Name) => some.get(name) ?? Number.NaN;
  return Object.fromEntries(
    all.map(([name]) => [
      name,
      { megabytes: of(full, name), collected: of(collected, name), empty: of(empty, name) } satisfies Memory,
    ]),
  ) as Record<Name, Memory>;
};
