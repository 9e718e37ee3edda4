import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { StoreFailure } from '@vexillum/table/room';
import { BOARDS } from './boards/kept-boards.ts';
import { createServer, urlFor } from './create-server.ts';
import type { RunningServer } from './server-options.ts';
import { games } from './all-games.ts';
import { createLog } from './log.ts';
import { BadKeyFile, readKeyFile } from './keys/key-file.ts';
import { Metrics } from './metrics.ts';
import type { NodesOptions } from './nodes/begin-nodes.ts';
import { aboutFolder } from './about-folder.ts';
import { isLoopback } from './http/own-origins.ts';
import { openWhenFree } from './open-when-free.ts';
import { ownMemory, QuietCollection } from './quiet-collection.ts';
import { BadSetting, readSettings, type Settings } from './settings.ts';
import { FolderInUse, FolderRefused } from './store/sqlite/faults.ts';
import { PostgresStore } from './store/postgres/postgres-store.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { Listener, WorkerEnded } from './workers/listener.ts';
import { REPLACED } from './workers/messages.ts';
import { nameOf, Worker } from './workers/worker.ts';

/** A server that cannot finish its work in this time leaves all the same: what was acknowledged is on disk. */
const STOP_WITHIN = 9000;
/** Milliseconds. */
const AGAIN_AFTER = 1000;

const plainly = (error: unknown, settings: Settings): string => {
  const { host, port, metricsPort, dataFolder, databaseUrl } = settings;
  const {
    code,
    syscall,
    port: asked,
  } = error instanceof Error ? (error as NodeJS.ErrnoException & { port?: number }) : {};
  if (error instanceof BadKeyFile) return error.message;
  if (error instanceof FolderInUse)
    return `Another server is using ${dataFolder}. Stop it, or set DATA_DIR to another folder.`;
  if (code === 'EADDRINUSE' && asked !== undefined && asked === metricsPort)
    return `Port ${metricsPort} is in use by another program. Stop it, or set METRICS_PORT to another number.`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not use port ${port}. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  if (databaseUrl !== undefined && error instanceof StoreFailure)
    return `The database that DATABASE_URL names cannot be used: ${error.message}`;
  const ofFolder = aboutFolder(error, dataFolder);
  if (ofFolder) return ofFolder;
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)}`;
};

/** A server whose games contradict themselves does not start. */
const checkGames = (): void => {
  for (const { check } of games) for (const problem of check?.() ?? []) throw new Error(problem);
};

interface Running {
  readonly server: RunningServer;
  readonly store: SqliteStore | PostgresStore;
}

/** One server uses a database, under one name: begun again, it takes at once what it had. */
const NODE = nameOf(1);

const openStore = (
  settings: Settings,
  key: Uint8Array | undefined,
  metrics: Metrics,
): Promise<SqliteStore | PostgresStore> => {
  const { databaseUrl, dataFolder, patience, node } = settings;
  const options = {
    key,
    onCommit: (milliseconds: number, writers: number) => metrics.committed(milliseconds, writers),
  };
  if (databaseUrl !== undefined) {
    // The boards of results lie there: they are made of what the database has.
    mkdirSync(dataFolder, { recursive: true });
    const { name = NODE, address, lease } = node ?? {};
    const about = { name, ...(address === undefined ? {} : { address }), ...(lease === undefined ? {} : { lease }) };
    return PostgresStore.open(databaseUrl, { ...about, ...options });
  }
  return openWhenFree(dataFolder, patience, options, () =>
    console.log(`Another server is using ${dataFolder}; waiting up to ${patience / 1000} s for it to stop ...`),
  );
};

const nodesOf = ({ node }: Settings, store: SqliteStore | PostgresStore): NodesOptions | undefined => {
  if (!node || !(store instanceof PostgresStore)) return undefined;
  const { secret, lameDuck } = node;
  return {
    standing: store.standing,
    secret,
    lameDuck,
    handOn: worker?.handOn,
    unowned: (before, without) => store.unowned(before, without),
    rates: store.ratesBy(secret),
  };
};

const start = async (settings: Settings, log: Logger, onFenced: (running: Running) => void): Promise<Running> => {
  const metrics = new Metrics(worker?.name);
  const { keyFile } = settings;
  const key = keyFile === undefined ? undefined : readKeyFile(keyFile, settings.dataFolder);
  if (!key) log.info('What sides keep secret lies on the disk as it is: VEXILLUM_KEY_FILE would encrypt it.');
  const store = await openStore(settings, key, metrics);
  let running: Running | undefined;
  let isFenced = false;
  const begin = async (): Promise<Running> => {
    const server = await createServer({
      ...settings,
      store,
      // A database checks its own pages.
      ...(store instanceof SqliteStore ? { scrubbed: store } : {}),
      boardsFile: join(settings.dataFolder, BOARDS),
      dropTable: (table, records) => store.dropTable(table, records),
      metrics,
      log,
      nodes: nodesOf(settings, store),
      asWorker: worker && { path: worker.path, tell: (counted) => worker.say(counted) },
      onFenced: () => {
        isFenced = true;
        if (running) onFenced(running);
      },
    });
    running = { server, store };
    if (isFenced) onFenced(running);
    return running;
  };
  try {
    // What all nodes share, such as the server's key, is made by the first of them.
    return store instanceof PostgresStore ? await store.inTurn('start', begin) : await begin();
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** This process, where it is one of several behind another that listens. */
const worker = Worker.of(process.env);

// The store holds what opponents must not read, and the keys to the dice: its files are for this user alone.
process.umask(0o077);

let running: Running | undefined;
let listener: Listener | undefined;
let isStopping = false;

/** The first signal stops the server, and a second one changes nothing. */
const stop = async (code = 0): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(code), STOP_WITHIN).unref();
  worker?.leave();
  try {
    await listener?.stop();
    await running?.server.close();
    await running?.store.close();
  } finally {
    process.exit(code);
  }
};

const fail = (message: string, code = 1): never => {
  console.error(message);
  process.exit(code);
};

const settingsOrExit = (): Settings => {
  try {
    const read = readSettings(process.env);
    return worker ? worker.settingsFrom(read) : read;
  } catch (error) {
    if (error instanceof BadSetting) return fail(error.message);
    throw error;
  }
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

const settings = settingsOrExit();
const log = createLog(settings.logLevel, undefined, worker?.name ?? (settings.workers > 1 ? 'listener' : undefined));

/** One process listens, and each of the workers is this program again. */
const listen = async (): Promise<void> => {
  listener = new Listener({ settings, log, onEnded: () => void stop(1) });
  await listener.begin();
  if (!isStopping) console.log(`Vexillum is ready at ${urlFor(settings.host, listener.port)}`);
};

const hearListener = (): void =>
  worker?.listen(
    {
      take: (socket, first) => (running ? running.server.take(socket, first) : void socket.destroy()),
      counted: (counted) => running?.server.together?.hear(counted),
      tellCounts: () => running?.server.together?.tellAll(),
      gone: (number) => running?.server.together?.forget(number),
    },
    () => void stop(),
  );

/** Lines may come, unless it was fenced before it had begun: then it is beginning again. */
const sayReady = ({ store }: Running): void => {
  if (isStopping || (store instanceof PostgresStore && store.standing.isFenced)) return;
  worker?.ready();
};

/** Others have taken what this server had, while it could not be heard: it begins again, with nothing, at the same port. */
const beginAgain = async ({ server, store }: Running): Promise<void> => {
  if (isStopping) return;
  worker?.leave();
  const isReplaced = store instanceof PostgresStore && (await store.standing.isReplaced().catch(() => false));
  await server.abandon();
  await store.close();
  if (isStopping) return;
  // Two that take it from each other again and again would help nobody.
  if (isReplaced)
    fail(
      `Another server has begun under the name of this one (${settings.node?.name ?? NODE}), and has what this one had. Set NODE_NAME to another name for each.`,
      worker ? REPLACED : 1,
    );
  const again = { ...settings, port: server.port, metricsPort: server.metricsPort };
  for (;;) {
    try {
      running = await start(again, log, (fenced) => void beginAgain(fenced));
      return sayReady(running);
    } catch (error) {
      // A newer version writes there by now: no try changes that.
      if (error instanceof FolderRefused) fail(plainly(error, settings));
      log.error({ err: error }, 'the server could not begin again, and tries once more');
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }
};

try {
  checkGames();
  // A mistake at one table is noted and does not end the others; what was acknowledged is on disk in any case.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'bug'));
  if (settings.trustedHops > 0 && !isLoopback(settings.host))
    log.warn(
      `HOST is ${settings.host}, and what a proxy says of addresses and https is believed: whoever reaches port ${settings.port} past the proxy can claim any address. Set HOST=127.0.0.1, or let only the proxy reach the port.`,
    );
  if (settings.workers > 1 && !worker) await listen();
  else {
    hearListener();
    running = await start(settings, log, (fenced) => void beginAgain(fenced));
    new QuietCollection({
      ...ownMemory(),
      onCollected: (before, after) =>
        log.debug({ before: Math.round(before), after: Math.round(after) }, 'memory was given back, in MB'),
    });
    if (worker) sayReady(running);
    else if (!isStopping) console.log(`Vexillum is ready at ${running.server.url}`);
  }
} catch (error) {
  if (!(error instanceof WorkerEnded)) fail(plainly(error, settings));
  // One that was told to stop meanwhile ends when its workers have.
  if (!isStopping) process.exit(1);
}
