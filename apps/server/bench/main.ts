import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { aimsOf } from './aims.ts';
import { type Kind, kindNames, kinds } from './kinds.ts';
import { Fleet } from './load/fleet.ts';
import { joinOnce } from './load/join-once.ts';
import { measureActionCost } from './measures/action-cost.ts';
import { measureDiskFlush } from './measures/disk-flush.ts';
import { measureJoins, playOldTable } from './measures/join.ts';
import { type Fleets, measureLatency } from './measures/latency.ts';
import { measureMemory } from './measures/memory.ts';
import { type MovesMeasured, measureMoves } from './measures/moves.ts';
import { measureSiege } from './measures/siege.ts';
import { searchTablesPerCore } from './measures/tables-per-core.ts';
import { measureTrustCost } from './measures/trust-cost.ts';
import { measureRoundTrips } from './measures/trust-round-trips.ts';
import { report } from './report.ts';
import { reportMoves } from './report-moves.ts';
import { reportSiege, verdictsOf } from './report-siege.ts';
import { reportTrust } from './report-trust.ts';
import type { Results } from './results.ts';
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

const startAll = async (): Promise<Record<Kind, MeasuredServer>> => ({
  raw: await MeasuredServer.start('raw', programs, newFolder()),
  relay: await MeasuredServer.start('relay', programs, newFolder()),
  ours: await MeasuredServer.start('ours', programs, newFolder()),
});

const stopAll = async (servers: Readonly<Record<Kind, MeasuredServer>>): Promise<void> => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
};

const fleetsOn = (servers: Readonly<Record<Kind, MeasuredServer>>, clients: number): Fleets => ({
  raw: new Fleet(servers.raw, clients),
  relay: new Fleet(servers.relay, clients),
  ours: new Fleet(servers.ours, clients),
});

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
  say('Most tables on one core: the plain relay ...');
  const relay = await searchTablesPerCore(fleets.relay, search);
  fleets.relay.close();
  say('Most tables on one core: Vexillum ...');
  const ours = await searchTablesPerCore(fleets.ours, search);
  closeFleets(fleets);
  await stopAll(servers);
  return { oneTable, manyTables, tablesPerCore: { relay, ours } };
};

const atRest = async ({ quietTables }: BenchSettings) => {
  say(`${quietTables} quiet tables ...`);
  const servers = await startAll();
  const memory = await measureMemory(servers, quietTables);
  await stopAll(servers);
  return { memory };
};

const withAPast = async ({ oldMoves, oldLogLines }: BenchSettings) => {
  say(`A table after ${oldMoves} moves ...`);
  const relayServer = await MeasuredServer.start('relay', programs, newFolder());
  const relay = await measureJoins(await playOldTable(relayServer, oldMoves, oldLogLines));
  await relayServer.stop();
  const folder = newFolder();
  const server = await MeasuredServer.start('ours', programs, folder);
  const old = await playOldTable(server, oldMoves, oldLogLines);
  const ours = await measureJoins(old);
  old.fleet.close();
  await server.stop();
  const again = await MeasuredServer.start('ours', programs, folder);
  const coldJoin = await joinOnce({ ...old.door, port: again.port });
  await again.stop();
  return { join: { relay, ours }, coldJoin };
};

const notes = [
  `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown make'}, Node ${process.version}.`,
  canPin
    ? 'The server has one core to itself and the load the other (taskset).'
    : 'Server and load share the cores as the system likes: taskset is missing here or there is one core only.',
  'Moves come at random moments. Latency is read at one client of each table, from the sending of others to the ledger entry (ours) or the update.',
  'Ours runs as npm start runs it, with RATE_LIMITS=off (at most 30 messages/s a socket otherwise); all servers have the same Node switches.',
];

const tidyUp = (): void => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
process.once('exit', tidyUp);

const trustOnly = process.argv.includes('--trust');

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

const benchMoves = async (): Promise<string> => {
  checkYjsMoves();
  const measured: Partial<Record<Kind, MovesMeasured>> = {};
  for (const kind of kinds) {
    say(`${kindNames[kind]} ...`);
    const server = await MeasuredServer.start(kind, programs, newFolder());
    measured[kind] = await measureMoves(server, settings.moves);
    await server.stop();
  }
  return isJson
    ? JSON.stringify({ aims: [], moves: measured, settings, notes })
    : [reportMoves(measured, settings.moves), '', ...notes].join('\n');
};

const benchAll = async (): Promise<string> => {
  checkYjsMoves();
  say('The disk, and the cost of an action ...');
  const results: Results = {
    diskFlush: await measureDiskFlush(newFolder()),
    actionCost: await measureActionCost(programs, settings.actionMoves),
    ...(await ofTrust(settings)),
    ...(await underLoad(settings)),
    ...(await atRest(settings)),
    ...(await withAPast(settings)),
  };
  const aims = aimsOf(results);
  return isJson ? JSON.stringify({ aims, results, settings, notes }) : report(results, aims, settings, notes);
};

moveToLoadCore();
const siegeOnly = process.argv.includes('--siege');
const movesOnly = process.argv.includes('--moves');

console.log(await (movesOnly ? benchMoves() : siegeOnly ? benchSiege() : trustOnly ? benchTrust() : benchAll()));
process.exit(0);
