import { columns, round } from './columns.ts';
import type { Memory } from './measures/memory.ts';
import { type Contender, contenderNames } from './report-moves.ts';

/** What quiet tables cost, and what of it the aim is about. */
export const reportQuiet = (measured: ReadonlyMap<Contender, Memory>, tables: number): string =>
  [
    `${tables} quiet tables, ${tables * 4} connections, 200 stands each, MB`,
    columns([
      ['', 'before anybody came', 'after a minute of quiet', 'over the empty server (the aim)', 'after collecting'],
      ...[...measured].map(([contender, { empty, megabytes, collected }]) => [
        contenderNames[contender],
        ...[empty, megabytes, megabytes - empty, collected].map(round),
      ]),
    ]),
  ].join('\n');
