import { columns, round } from './columns.ts';
import type { Memory } from './measures/memory.ts';
import { type Contender, contenderNames } from './report-moves.ts';

/** What quiet tables cost, and what of it the aim is about. */
export const reportQuiet = (measured: ReadonlyMap<Contender, Memory>, tables: number): string =>
  [
    `${tables} quiet tables, ${tables * 4} connections, 200 stands each, MB`,
    columns([
      [
        '',
        'before anybody came',
        'a minute after the last action',
        'after collecting garbage',
        'over the empty server (the aim)',
      ],
      ...[...measured].map(([contender, { empty, megabytes, collected }]) => [
        contenderNames[contender],
        ...[empty, megabytes, collected, collected - empty].map(round),
      ]),
    ]),
  ].join('\n');
