import type { BrowserContext } from '@playwright/test';
import { whenTold } from './when-told.ts';

export type Pose = readonly [x: number, y: number, heading: number];

interface Entry {
  readonly seq: number;
  readonly seat?: string;
  readonly name?: string;
  readonly changes?: Readonly<Record<string, Readonly<Record<string, readonly [before: unknown, after: unknown]>>>>;
}

/** The table as its ledger tells it: every entry from the first, folded by hand, so that no code of the product can hide its own mistake. */
export interface TrueTable {
  readonly entries: readonly Entry[];
  readonly poses: ReadonlyMap<string, Pose>;
}

const readEntries = async ({ request }: BrowserContext, table: string, seat: string): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (;;) {
    const path = `/api/tables/${table}/ledger?from=${entries.length}`;
    const response = await whenTold(() => request.get(path, { headers: { 'X-Seat': seat } }), 'ledger');
    const { entries: more } = (await response.json()) as { entries: Entry[] };
    if (more.length === 0) return entries;
    entries.push(...more);
  }
};

/** Reads the ledger with the cookies of somebody who sits at the table. */
export const readTrueTable = async (context: BrowserContext, table: string, seat: string): Promise<TrueTable> => {
  // A browser that names the key that it signs with does so by itself.
  const entries = (await readEntries(context, table, seat)).filter(({ name }) => name !== 'name-device');
  const poses = new Map<string, Pose>();
  for (const { changes } of entries) {
    for (const [id, [, after]] of Object.entries(changes?.['pose'] ?? {})) {
      if (after === null) poses.delete(id);
      else poses.set(id, after as Pose);
    }
  }
  return { entries, poses };
};
