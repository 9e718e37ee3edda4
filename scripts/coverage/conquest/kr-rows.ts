import { conquerRows } from './conquer-rows.ts';
import type { KrSection, KrWay } from './kr-row.ts';
import { startRows } from './start-rows.ts';
import { tableRows } from './table-rows.ts';

/** A row of the list: where it stands, when it matters, and what can be automated of it. */
export interface KrSeedRow {
  readonly id: string;
  readonly seed: '002';
  readonly section: string;
  readonly phase: string;
  readonly automatable: string;
}

/** How it is answered, in the shape that the coverage is told by. */
export interface KrAnswer {
  readonly id: string;
  readonly what: string;
  readonly how: KrWay;
  readonly by: string;
  readonly why?: string;
}

const sections: readonly KrSection[] = [...startRows, ...conquerRows, ...tableRows];

/** Every row of the territory game. */
export const krSeedRows: readonly KrSeedRow[] = sections.flatMap(({ section, rows }) =>
  Object.entries(rows).flatMap(([when, of]) => {
    const [phase = '', automatable = ''] = when.split(' ');
    return of.map(([id]): KrSeedRow => ({ id, seed: '002', section, phase, automatable }));
  }),
);

/** What answers it, or why nothing does yet. */
export const krCatalogue: readonly KrAnswer[] = sections.flatMap(({ rows }) =>
  Object.values(rows).flatMap((of) =>
    of.map(([id, what, how, by]) => (how === 'waits' ? { id, what, how, by: '', why: by } : { id, what, how, by })),
  ),
);
