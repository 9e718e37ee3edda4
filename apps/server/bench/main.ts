import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { aimOfWorkers, aimsOf, judge } from './aims.ts';
import {
  byKind,
  type DocumentKind,
  documentKinds,
  isKeeping,
  keepingKinds,
  type Kind,
  kindNames,
  kinds,
  oneByOne,
} from './kinds.ts';
import { Fleet } from './load/fleet.ts';
import { joinOnce } from './load/join-once.ts';
import { measureActionCost } from './measures/action-cost.ts';
import { measureDiskFlush } from './measures/disk-flush.ts';
import { type Grown, type GrowthPlan, measureGrowth } from './measures/growth.ts';
import { type JoinTime, measureJoins, playOldTable } from './measures/join.ts';
import { type Fleets, measureLatency } from './measures/latency.ts';
import { measureMemory } from './measures/memory.ts';
import { type MovesMeasured, type MovesPlan, measureMoves } from './measures/moves.ts';
import { type PlayedOnStore, playOnStore, quietMemory, type Rounds } from './measures/store.ts';
import { measureOpening } from './measures/opening.ts';
import { measureSoak } from './measures/soak.ts';
import { measureSiege } from './measures/siege.ts';
import { searchTablesPerCore } from './measures/tables-per-core.ts';
import { measureTrustCost } from './measures/trust-cost.ts';
import { measureRoundTrips } from './measures/trust-round-trips.ts';
import { report, reportGrowth } from './report.ts';
import { type Contender, contenderNames, reportMoves } from './report-moves.ts';
import { reportQuiet } from './report-quiet.ts';
import { reportSiege, verdictsOf } from './report-siege.ts';
import { reportSoak, verdictsOfSoak } from './report-soak.ts';
import { aimsOfStore, reportStore, reportWorkers } from './report-store.ts';
import { reportTrust } from './report-trust.ts';
import type { Results } from './results.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { BenchPostgres } from './servers/bench-postgres.ts';
import { canPin, moveToLoadCore } from './servers/cores.ts';
import { MeasuredServer, type Programs } from './servers/measured-server.ts';
import { type BenchSettings, quickBench, wholeBench } from './settings.ts';
import { checkYjsMoves } from './wire/yjs-moves.ts';

/** The whole bench; this process is also the load. The script that starts it says where the built programs are. */
const programs = JSON.parse(process.env['BENCH_PROGRAMS'] ?? '{}') as Programs;
const isJson = process.argv.includes('--json');
const settings = process.argv.includes('--quick') ? quickBench : wholeBench;
const folders: string[] = [];

/** Progress goes to the error stream: with --json the other one carries one object and nothing else. */
const say = (text: string): void => {
  if (!isJson) console.error(`${Math.round(performance.now() / 1000)} s: ${text}`);
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-bench-'));
  folders.push(folder);
  return folder;
};

const startAll = (): Promise<Record<Kind, MeasuredServer>> =>
  oneByOne(kinds, (kind) => MeasuredServer.start(kind, programs, newFolder()));

const stopAll = async (servers: Readonly<Record<Kind, MeasuredServer>>): Promise<void> => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
};

const fleetsOn = (servers: Readonly<Record<Kind, MeasuredServer>>, clients: number): Fleets =>
  byKind(kinds, (kind) => new Fleet(servers[kind], clients));

const closeFleets = (fleets: Fleets): void => Object.values(fleets).forEach((fleet) => fleet.close());

const underLoad = async ({ rounds, warmSeconds, seconds, search }: BenchSettings) => {
  const servers = await startAll();
  say('One table, 8 clients ...');
  const single = fleetsOn(servers, 8);
  const oneTable = await measureLatency(single, 1, { movesPerSecond: 240, warmSeconds, seconds }, rounds);
  closeFleets(single);
  say('200 tables, 4 clients each ...');
  const fleets = fleetsOn(servers, 4);
  const manyTables = await measureLatency(fleets, 200, { movesPerSecond: 1000, warmSeconds, seconds }, rounds);
  fleets.raw.close();
  const tablesPerCore = await oneByOne(documentKinds, async (kind) => {
    say(`Most tables on one core: ${kindNames[kind]} ...`);
    const found = await searchTablesPerCore(fleets[kind], search);
    fleets[kind].close();
    return found;
  });
  await stopAll(servers);
  return { oneTable, manyTables, tablesPerCore };
};

const atRest = async ({ quietTables }: BenchSettings) => {
  say(`${quietTables} quiet tables ...`);
  const servers = await startAll();
  const memory = await measureMemory(servers, quietTables);
  await stopAll(servers);
  return { memory };
};

const growthOf = (kind: DocumentKind, plan: GrowthPlan): Promise<readonly Grown[]> => {
  say(`A table that grows to ${plan.ages.at(-1)} moves: ${kindNames[kind]} ...`);
  return measureGrowth(kind, programs, newFolder, plan);
};

const withAPast = async ({ oldMoves, oldLogLines, growth: plan, opening }: BenchSettings) => {
  const coldJoin: Partial<Record<Kind, JoinTime>> = {};
  const join = await oneByOne(documentKinds, async (kind) => {
    say(`A table after ${oldMoves} moves: ${kindNames[kind]} ...`);
    const folder = newFolder();
    const server = await MeasuredServer.start(kind, programs, folder);
    const old = await playOldTable(server, oldMoves, oldLogLines);
    const joined = await measureJoins(old);
    old.fleet.close();
    await server.stop();
    if (!isKeeping(kind)) return joined;
    const again = await MeasuredServer.start(kind, programs, folder);
    coldJoin[kind] = await joinOnce({ ...old.door, port: again.port }, joined.bytes / 2);
    await again.stop();
    return joined;
  });
  const growth = await oneByOne(documentKinds, (kind) => growthOf(kind, plan));
  say(`A table of ${opening.moves} moves is opened while others play ...`);
  const opened = await measureOpening(programs, newFolder(), opening);
  return { join, coldJoin: byKind(keepingKinds, (kind) => coldJoin[kind] as JoinTime), growth, opening: opened };
};

const notes = [
  `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown make'}, Node ${process.version}.`,
  canPin
    ? 'The server has one core to itself and the load the other (taskset).'
    : 'Server and load share the cores as the system likes: taskset is missing here or there is one core only.',
  'Moves come at random moments. Latency is read at one client of each table, from the sending of others to the ledger entry (ours) or the update.',
  'Ours keeps every move on disk before it is shown. y-websocket writes each to LevelDB and does not wait for the disk; Hocuspocus writes the whole document 2 to 10 s after a change; the others keep nothing.',
  'Ours runs as npm start runs it, with RATE_LIMITS=off (at most 30 messages/s a socket otherwise); all servers have the same Node switches.',
];

const tidyUp = (): void => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
process.once('exit', tidyUp);

const ofTrust = async ({ trustDeeds, sealedTables }: BenchSettings) => {
  say('Rolling, sealing and revealing ...');
  const trustCost = await measureTrustCost(programs, trustDeeds);
  const server = await MeasuredServer.start('ours', programs, newFolder());
  const roundTrips = await measureRoundTrips(server, sealedTables);
  await server.stop();
  return { trustCost, roundTrips };
};

const benchTrust = async (): Promise<string> => {
  const results = { diskFlush: await measureDiskFlush(newFolder()), ...(await ofTrust(settings)) };
  if (isJson) return JSON.stringify({ aims: [], results, settings, notes });
  return [reportTrust(results.roundTrips, results.trustCost, results.diskFlush), '', ...notes.slice(0, 2)].join('\n');
};

const benchSiege = async (): Promise<string> => {
  say('A siege ...');
  const besieged = await measureSiege(programs, newFolder(), settings.siege);
  return isJson
    ? JSON.stringify({ aims: verdictsOf(besieged), siege: besieged, settings, notes })
    : [reportSiege(besieged), '', ...notes.slice(0, 2)].join('\n');
};

/** `--former PATH`: the built `main.js` of another checkout's server, measured in turn with this one. `--only KIND,…`: some of them. */
const valueOf = (option: string): string | undefined => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
};
const former = valueOf('--former');
const wished = valueOf('--only')?.split(',');
const contenders = ([...kinds, ...(former === undefined ? [] : ['former' as const])] as const).filter(
  (contender) => wished?.includes(contender) ?? true,
);

const startContender = (contender: Contender): Promise<MeasuredServer> =>
  contender === 'former'
    ? MeasuredServer.start('ours', { ...programs, kinds: { ...programs.kinds, ours: former ?? '' } }, newFolder())
    : MeasuredServer.start(contender, programs, newFolder());

const benchMoves = async (): Promise<string> => {
  checkYjsMoves();
  const measured = new Map<Contender, MovesMeasured[]>();
  for (let round = 0; round < settings.moves.rounds; round++)
    for (const contender of contenders) {
      say(`${contenderNames[contender]} ...`);
      const server = await startContender(contender);
      measured.set(contender, [...(measured.get(contender) ?? []), await measureMoves(server, settings.moves)]);
      await server.stop();
    }
  return isJson
    ? JSON.stringify({ aims: [], moves: Object.fromEntries(measured), settings, notes })
    : [reportMoves(measured, settings.moves), '', ...notes].join('\n');
};

/** Memory alone, in full whatever the size of the run: less than a minute of quiet is another question. */
const benchQuiet = async (): Promise<string> => {
  const { quietTables } = settings;
  const servers: Partial<Record<Contender, MeasuredServer>> = {};
  for (const contender of contenders) servers[contender] = await startContender(contender);
  say(`${quietTables} quiet tables ...`);
  const memory = await measureMemory(servers as Record<Contender, MeasuredServer>, quietTables);
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  const measured = new Map(contenders.map((contender) => [contender, memory[contender]]));
  return isJson
    ? JSON.stringify({ aims: [], quiet: memory, settings, notes })
    : [reportQuiet(measured, quietTables), '', ...notes].join('\n');
};

const benchGrowth = async (): Promise<string> => {
  checkYjsMoves();
  const of = documentKinds.filter((kind) => wished?.includes(kind) ?? true);
  const growth = await oneByOne(of, (kind) => growthOf(kind, settings.growth));
  return isJson
    ? JSON.stringify({ aims: [], growth, settings, notes })
    : [reportGrowth(growth, settings.growth), '', ...notes].join('\n');
};

/** `--minutes N`, `--tables N`: other than thirty and 400. */
const benchSoak = async (): Promise<string> => {
  const { soak } = settings;
  const plan = {
    ...soak,
    minutes: Number(valueOf('--minutes') ?? soak.minutes),
    tables: Number(valueOf('--tables') ?? soak.tables),
  };
  const folder = newFolder();
  // As people run it: on all cores.
  const server = await MeasuredServer.start('ours', programs, folder, { isFree: true });
  say(`${plan.tables} tables sit down ...`);
  const stretches = await measureSoak(server, newFolder(), plan, ({ endsAfterSeconds, played, megabytes }) =>
    say(`${endsAfterSeconds} s: slowest ${Math.round(played.slowest)} ms, ${Math.round(megabytes)} MB`),
  );
  await server.stop();
  const aims = verdictsOfSoak(stretches, plan);
  return isJson
    ? JSON.stringify({ aims, soak: stretches, plan, notes })
    : [reportSoak(stretches, plan), '', ...notes.slice(0, 2)].join('\n');
};

const needsPostgres = (): void => {
  if (postgresPrograms === undefined)
    throw new Error('Postgres is not installed here: POSTGRES_BIN names the folder of its programs.');
};

/** The same play on each of them in turns, each on a fresh server. */
const inTurns = async <K extends string>(
  contestants: Readonly<Record<K, () => Promise<MeasuredServer>>>,
  postgresOf: (name: K) => BenchPostgres | undefined,
  plan: MovesPlan,
): Promise<Rounds<K>> => {
  const names = Object.keys(contestants) as K[];
  const rounds = Object.fromEntries(names.map((name): [K, PlayedOnStore[]] => [name, []])) as Record<
    K,
    PlayedOnStore[]
  >;
  for (let round = 0; round < plan.rounds; round++)
    // The other way round in every second one: what a round leaves behind meets both.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      say(`${name}, round ${round + 1} ...`);
      const server = await contestants[name]();
      rounds[name].push(await playOnStore(server, postgresOf(name), plan));
      await server.stop();
    }
  return rounds;
};

const startFree = (env: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> =>
  MeasuredServer.start('ours', programs, newFolder(), { env, isFree: true });

const measureWorkers = async ({ store: { moves } }: BenchSettings): Promise<Rounds<'one' | 'two'>> => {
  const postgres = await BenchPostgres.start();
  const startWith = async (count: number) =>
    startFree({ DATABASE_URL: await postgres.database(), WORKERS: String(count) });
  try {
    return await inTurns({ one: () => startWith(1), two: () => startWith(2) }, () => postgres, moves);
  } finally {
    postgres.stop();
  }
};

const benchWorkers = async (): Promise<string> => {
  needsPostgres();
  const { moves: plan } = settings.store;
  const rounds = await measureWorkers(settings);
  return isJson
    ? JSON.stringify({ aims: [judge(aimOfWorkers(rounds))], workers: rounds, settings, notes: notes.slice(0, 1) })
    : [reportWorkers(rounds, plan), '', notes[0]].join('\n');
};

const benchStore = async (): Promise<string> => {
  needsPostgres();
  const { moves: plan, quietTables } = settings.store;
  const postgres = await BenchPostgres.start();
  const onPostgres = async () => startFree({ DATABASE_URL: await postgres.database() });
  try {
    const rounds = await inTurns(
      { sqlite: () => startFree(), postgres: onPostgres },
      (name) => (name === 'postgres' ? postgres : undefined),
      plan,
    );
    const memoryOf = async (server: MeasuredServer): Promise<number> => {
      say(`${quietTables} quiet tables ...`);
      const megabytes = await quietMemory(server, quietTables);
      await server.stop();
      return megabytes;
    };
    const memory = { sqlite: await memoryOf(await startFree()), postgres: await memoryOf(await onPostgres()) };
    const results = { rounds, memory };
    return isJson
      ? JSON.stringify({ aims: aimsOfStore(results), store: results, settings, notes: notes.slice(0, 1) })
      : [reportStore(results, plan, quietTables), '', notes[0]].join('\n');
  } finally {
    postgres.stop();
  }
};

const benchAll = async (): Promise<string> => {
  checkYjsMoves();
  say('Two workers against one ...');
  const workers = postgresPrograms === undefined ? undefined : await measureWorkers(settings);
  moveToLoadCore();
  say('The disk, and the cost of an action ...');
  const results: Results = {
    diskFlush: await measureDiskFlush(newFolder()),
    actionCost: await measureActionCost(programs, settings.actionMoves),
    ...(await ofTrust(settings)),
    ...(await underLoad(settings)),
    ...(await atRest(settings)),
    ...(await withAPast(settings)),
    ...(workers ? { workers } : {}),
  };
  const aims = aimsOf(results);
  return isJson ? JSON.stringify({ aims, results, settings, notes }) : report(results, aims, settings, notes);
};

const benchOf: Readonly<Record<string, () => Promise<string>>> = {
  '--growth': benchGrowth,
  '--quiet': benchQuiet,
  '--soak': benchSoak,
  '--moves': benchMoves,
  '--siege': benchSiege,
  '--trust': benchTrust,
  '--workers': benchWorkers,
  '--store': benchStore,
};
/** These run on all cores, and the whole bench in part. */
const sharingCores: readonly (() => Promise<string>)[] = [benchWorkers, benchStore, benchSoak, benchAll];
const [, chosen = benchAll] = Object.entries(benchOf).find(([option]) => process.argv.includes(option)) ?? [];
if (!sharingCores.includes(chosen)) moveToLoadCore();
console.log(await chosen());
process.exit(0);
