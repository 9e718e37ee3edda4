import { aimRows } from './aim-rows.ts';
import type { JudgedAim } from './aims.ts';
import { columns, round } from './columns.ts';
import { workersRows } from './report-store.ts';
import { reportTrust } from './report-trust.ts';
import type { BenchSettings } from './settings.ts';
import { byKind, type DocumentKind, documentKinds, type Kind, kindNames, kinds } from './kinds.ts';
import type { Played } from './load/play.ts';
import type { Grown, GrowthPlan } from './measures/growth.ts';
import type { TablesPerCore } from './measures/tables-per-core.ts';
import type { Results } from './results.ts';

const rivals = ['relay', 'y-websocket', 'hocuspocus'] as const;

type ByKind = Readonly<Partial<Record<Kind, number>>>;

const row = (name: string, unit: string, numbers: ByKind): string[] => {
  const against = (kind: Kind) => round((numbers.ours ?? Number.NaN) / (numbers[kind] ?? Number.NaN));
  const cells = kinds.map((kind) => round(numbers[kind] ?? Number.NaN));
  return [`${name}, ${unit}`, ...cells, ...rivals.map(against)];
};

const header = ['', ...kinds.map((kind) => kindNames[kind]), ...rivals.map((kind) => `ours/${kind}`)];

const of = <T>(records: Readonly<Partial<Record<Kind, T>>>, pick: (record: T) => number): ByKind =>
  Object.fromEntries(kinds.flatMap((kind) => (records[kind] === undefined ? [] : [[kind, pick(records[kind])]])));

const playedRows = (played: Readonly<Record<Kind, Played>>): string[][] => [
  row(
    '  actor to reader p50',
    'ms',
    of(played, ({ p50 }) => p50),
  ),
  row(
    '  actor to reader p95',
    'ms',
    of(played, ({ p95 }) => p95),
  ),
  row(
    '  actor to reader p99',
    'ms',
    of(played, ({ p99 }) => p99),
  ),
  row(
    '  server CPU',
    '% of a core',
    of(played, ({ serverCpu }) => serverCpu * 100),
  ),
  row(
    '  server CPU per move',
    'us',
    of(played, ({ cpuPerMove }) => cpuPerMove),
  ),
  row(
    '  moves that never came',
    'count',
    of(played, ({ lost }) => lost),
  ),
];

type Growth = Readonly<Partial<Record<DocumentKind, readonly Grown[]>>>;

const growthRows = (growth: Growth, { ages }: GrowthPlan): string[][] =>
  ages.flatMap((moves, age) => grownRows(moves, (kind) => growth[kind]?.[age]));

const grownRows = (moves: number, at: (kind: DocumentKind) => Grown | undefined): string[][] => {
  const grown = byKind(documentKinds, at);
  const line = (name: string, unit: string, pick: (one: Grown) => number) =>
    row(
      `  ${name}`,
      unit,
      byKind(documentKinds, (kind) => (grown[kind] ? pick(grown[kind]) : Number.NaN)),
    );
  return [
    [`one table of ${moves} moves, alone on its server`],
    line('server CPU per move', 'us', ({ cpuPerMove }) => cpuPerMove),
    line('memory after collecting garbage', 'MB', ({ megabytes }) => megabytes),
    line('joining it', 'ms', ({ joinMilliseconds }) => joinMilliseconds),
    line('the document', 'KB', ({ joinBytes }) => joinBytes / 1024),
    line('opening it after a restart', 'ms', ({ openMilliseconds }) => openMilliseconds),
  ];
};

/** Where the hundredth of the moves that is late (a collection of garbage, the disk) ends the search before the core is full. */
const tablesByCpu = ({ tables, played }: TablesPerCore): number => tables / (played?.serverCpu ?? Number.NaN);

const rowsOf = (
  results: Results,
  { quietTables, oldMoves, oldLogLines, search, growth, opening }: BenchSettings,
): string[][] => [
  header,
  ['1 table, 8 clients, 30 moves/s each client (240 moves/s)'],
  ...playedRows(results.oneTable),
  ['200 tables, 4 clients, 5 moves/s each table (1,000 moves/s)'],
  ...playedRows(results.manyTables),
  [`most tables on one core with p99 < 100 ms, 4 clients, ${search.movesPerTable / 4} moves/s each client`],
  row(
    '  tables',
    'count',
    of(results.tablesPerCore, ({ tables }) => tables),
  ),
  row('  tables that its CPU alone would carry', 'count', of(results.tablesPerCore, tablesByCpu)),
  row(
    '  server CPU per move there',
    'us',
    of(results.tablesPerCore, ({ played }) => played?.cpuPerMove ?? Number.NaN),
  ),
  [`${quietTables} quiet tables, ${quietTables * 4} connections, 200 stands each (the raw broadcast knows no stands)`],
  row(
    '  memory after a minute of quiet (the aim)',
    'MB',
    of(results.memory, ({ megabytes }) => megabytes),
  ),
  row(
    '  memory after collecting garbage',
    'MB',
    of(results.memory, ({ collected }) => collected),
  ),
  row(
    '  memory before anybody came',
    'MB',
    of(results.memory, ({ empty }) => empty),
  ),
  [`joining a table after ${oldMoves} moves and ${oldLogLines} log lines`],
  row(
    '  server and network',
    'ms',
    of(results.join, ({ milliseconds }) => milliseconds),
  ),
  row(
    '  the document',
    'KB',
    of(results.join, ({ bytes }) => bytes / 1024),
  ),
  row(
    '  first after a restart of the server',
    'ms',
    of(results.coldJoin, ({ milliseconds }) => milliseconds),
  ),
  ...growthRows(results.growth, growth),
  [`8 tables, 200 moves/s, while a table of ${opening.moves} moves is opened (medians of ${opening.openings} servers)`],
  row("  others' p99 without it", 'ms', { ours: results.opening.p99Without }),
  row("  others' p99 around it", 'ms', { ours: results.opening.p99Around }),
  row("  others' slowest move around it", 'ms', { ours: results.opening.slowestAround }),
  row('  opening it', 'ms', { ours: results.opening.milliseconds }),
  ['a move inside the server, without sockets, four readers'],
  row('  CPU, on disk', 'us', { ours: results.actionCost.disk.busy }),
  row('  CPU, kept in memory only', 'us', { ours: results.actionCost.memory.busy }),
  row('  alone until on disk and shown', 'ms', { ours: results.actionCost.disk.alone }),
  ['the disk by itself: 4 KB written and flushed'],
  row('  p50', 'ms', { ours: results.diskFlush.p50 }),
  row('  p99', 'ms', { ours: results.diskFlush.p99 }),
];

/** The run as tables to read: aims first. */
export const report = (
  results: Results,
  aims: readonly JudgedAim[],
  settings: BenchSettings,
  notes: readonly string[],
): string => {
  const trust = reportTrust(results.roundTrips, results.trustCost, results.diskFlush);
  const numbers = withHeadlines(rowsOf(results, settings));
  const workers = results.workers
    ? workersRows(results.workers, settings.store.moves)
    : ['Two workers against one: not measured, Postgres is not installed here.'];
  return ['Aims', columns(aimRows(aims)), '', 'Numbers', ...numbers, '', ...workers, '', trust, '', ...notes].join(
    '\n',
  );
};

/** One table at its ages. */
export const reportGrowth = (growth: Growth, plan: GrowthPlan): string =>
  withHeadlines([header, ...growthRows(growth, plan)]).join('\n');

/** Headlines would make the first column as wide as themselves, so they go in after the columns are set. */
const withHeadlines = (details: readonly string[][]): string[] => {
  const lines = columns(details.filter((cells) => cells.length > 1)).split('\n');
  return details.map((cells) => (cells.length > 1 ? (lines.shift() ?? '') : `\n  ${cells[0]}`));
};
