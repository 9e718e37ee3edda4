import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isBy } from '@vexillum/ledger';
import type { Laying } from '@vexillum/model';
import { type Clock, HeldElsewhere, NotWritten, type RoomEvent } from '@vexillum/table/room';
import type { Logger } from 'pino';
import { games as allGames } from './all-games.ts';
import type { ServerContext } from './server-context.ts';
import { ServerEnding, type Stage } from './server-ending.ts';
import type { RunningServer, ServerOptions } from './server-options.ts';
import { CardBook } from './cards/card-book.ts';
import { CardCodes } from './cards/card-codes.ts';
import { Nonces } from './cards/nonces.ts';
import { Convening, isOfEvent } from './convening/convening.ts';
import { Desks } from './convening/desks.ts';
import { whyNotLaid } from './convening/laying.ts';
import { CountersignBook } from './countersigns/countersign-book.ts';
import { Boards } from './boards/boards.ts';
import { ResultsFeed } from './boards/results-feed.ts';
import { announceAwards } from './boards/announce-awards.ts';
import { SlowReaders } from './http/slow-readers.ts';
import { createApp } from './http/create-app.ts';
import { pageBuildIn } from './http/page-build.ts';
import { isLoopback, ownOrigins } from './http/own-origins.ts';
import { Lateness } from './limits/lateness.ts';
import { countTogether } from './limits/count-together.ts';
import { type Limits, limitsOff, limitsOn } from './limits/limits.ts';
import { createLog } from './log.ts';
import { askNode } from './nodes/ask-node.ts';
import { addressesOf, beginNodes, bringFrom, olderNodes } from './nodes/begin-nodes.ts';
import { codeHash, CodePlaces } from './nodes/code-places.ts';
import { ListedElsewhere } from './nodes/listed-elsewhere.ts';
import { NewerNodes } from './nodes/newer-nodes.ts';
import type { Office } from './nodes/office.ts';
import { listenForMetrics } from './metrics-listener.ts';
import { Metrics, metricsOfAll } from './metrics.ts';
import { postPush } from './push/post-push.ts';
import { readPushKeys } from './push/push-keys.ts';
import { TurnCalls } from './push/turn-calls.ts';
import { ReportBook } from './reports/report-book.ts';
import { Bulletin } from './play/bulletin.ts';
import { PublicTables } from './play/public-tables.ts';
import { Seeks } from './play/seeks.ts';
import { Rooms } from './rooms.ts';
import { DeviceCodes } from './seats/device-codes.ts';
import { hashText } from './keys/hash-text.ts';
import { cardOf, certifyAs, readIdentity } from './keys/server-identity.ts';
import { createSigning } from './keys/sign-head.ts';
import { Scrub } from './store/scrub.ts';
import { Sockets } from './sync/sockets.ts';
import { systemChance } from './system-chance.ts';
import { turnByTurn } from './turn-by-turn.ts';
import { version } from './version.ts';
import { deflatedShelf } from './deflated-shelf.ts';
import { DueTables } from './due-tables.ts';
import { TakenLines } from './workers/taken-lines.ts';
import { archiveMatch } from './unused/archive-match.ts';
import { type KeepFor, UnusedTables } from './unused/unused-tables.ts';
import { Glances } from './glances/glances.ts';
import { Heartbeat } from './heartbeat.ts';
import { SteadyClock } from './steady-clock.ts';

const KEEP_FOR: KeepFor = { alone: 14, asleep: 180 };

/** The same from the sources and from the bundle: both lie one folder under apps/server. */
const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

const tellOf = (metrics: Metrics, log: Logger) => (event: RoomEvent) => {
  metrics.hear(event);
  if (event.kind === 'bug') log.error({ action: event.action, err: event.error }, 'bug in a room');
  else if (event.kind === 'store-failed') log.error({ reason: event.message }, 'the store failed');
  else if (event.kind === 'damaged') log.error({ reason: event.message }, 'a table is damaged, and was given up');
  else if (event.kind === 'lost') log.error({}, 'a table is somebody else’s, and was given up');
  else if (event.kind === 'recovered') log.warn({ seq: event.seq }, 'a table went on after the store had failed');
  else log.debug(event, 'at a table');
};

/** Of a seat, and of its table, whatever sockets they come by; talk and dice have a pace of their own under it. */
const paceOf = (limits: Limits) => (key: string, action: string) =>
  limits.seatActions.take(key) ??
  limits.tableActions.take(key.slice(0, key.indexOf('/'))) ??
  (action === 'say' ? limits.talk.take(key) : action === 'roll-dice' ? limits.rolls.take(key) : undefined);

export const urlFor = (host: string, port: number): string => {
  const isEverywhere = host === '0.0.0.0' || host === '::' || isLoopback(host);
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** Nobody's time runs out because the machine slept or was told the right time. */
const catchUp = (clock: Clock, rooms: Rooms, heartbeat: Heartbeat): void => {
  const gap = clock instanceof SteadyClock ? clock.settle() : 0;
  if (gap !== 0) heartbeat.jumped(gap);
  if (gap !== 0) void rooms.creditJump(gap, new Date(clock.now()).toISOString());
};

/** A whole server as a value: two in one process do not know of each other. Rejects when it cannot listen. */
export const createServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { host = '127.0.0.1', clock = new SteadyClock(), chance = systemChance, games = allGames } = options;
  const { metrics = new Metrics(), log = createLog('silent') } = options;
  const { records, tables, standing } = options.store;
  const isElsewhere = options.nodes !== undefined;
  const limits = options.hasLimits === false ? limitsOff(clock) : limitsOn(clock, options.nodes?.rates);
  const { asWorker } = options;
  const together = asWorker && options.hasLimits !== false ? countTogether(limits, asWorker.tell) : undefined;
  let port = 0;
  /** How far its end has come. */
  const stages = new Set<Stage>();
  const publicUrl = () => (options.publicUrl === undefined ? urlFor(host, port) : new URL(options.publicUrl).origin);
  const { webFolder = builtWebApp } = options;
  const build = pageBuildIn(webFolder);
  const { signText, signHead } = createSigning();
  const identity = await readIdentity(records, clock.now());
  const known = { key: identity.public, earlier: identity.earlier.map(({ key }) => key) };
  const surroundings = {
    clock,
    chance,
    hashText,
    signHead,
    certify: certifyAs(identity, publicUrl, signText),
    newSalt: () => randomBytes(32),
    version,
    ...(build === undefined ? {} : { build }),
    tell: tellOf(metrics, log),
    pace: paceOf(limits),
    results: {
      beside: (table: string) => [...boards.beside(table), ...convening.beside(table)],
      changed: (table: string) => {
        boards.changed();
        convening.changed(table);
      },
    },
    whyNotLaid: (laying: Laying) => whyNotLaid(games, laying),
    due: {
      expects: (table: string, at: number) => dueTables.expects(table, at),
      beside: (table: string, at: number) => dueTables.beside(table, at),
      failed: (table: string) => dueTables.failed(table),
    },
    whenLost: (table: string) => {
      rooms.lost(table);
      dueTables.lost(table);
    },
    stirred: (table: string) => {
      publicTables.stirred(table);
      convening.stirred(table);
      desks.stirred(table);
      turnCalls.stirred(table);
    },
    shelf: deflatedShelf,
    isShared: isElsewhere,
    turn: turnByTurn(),
    ...(options.linkWithin === undefined ? {} : { linkWithin: options.linkWithin }),
    ...(options.botPace === undefined ? {} : { botPace: options.botPace }),
    ...(options.ledgerQuota === undefined ? {} : { ledgerQuota: options.ledgerQuota }),
  };
  const heartbeat: Heartbeat = await Heartbeat.begin({
    records,
    clock,
    onBeat: () => catchUp(clock, rooms, heartbeat),
    isNeeded: () => rooms.isTimeRunning,
    joinsOthers: (await options.nodes?.standing.joinsOthers()) ?? false,
  });
  /** Time that only passes, whatever the machine's clock is told: by it sessions and invites end. */
  const lasting = { now: () => clock.now() - heartbeat.leapt };
  const publicTables: PublicTables = new PublicTables({
    records,
    clock,
    peek: (table) => rooms.peek(table),
    bulletin: () => bulletin,
    events: () => events,
  });
  const events: Bulletin = new Bulletin(clock, {
    events: { gone: 'goneEvents', read: (id) => publicTables.eventRow(id) },
  });
  const bulletin: Bulletin = new Bulletin(clock, {
    tables: { gone: 'goneTables', read: (id) => publicTables.row(id) },
    seeks: { gone: 'goneSeeks', read: (id) => seeks.row(id) },
  });
  const seeks: Seeks = await Seeks.begin({
    records,
    clock,
    bulletin,
    isElsewhere,
    onFailed: (error) => log.error({ err: error }, 'seeks that are over could not be forgotten'),
  });
  const countersigns = new CountersignBook(records);
  const reports = new ReportBook({
    records,
    clock,
    onReported: ({ table, id }) => {
      metrics.reported();
      log.warn({ table, report: id }, 'somebody has reported something; npm run admin -- reports shows it');
    },
  });
  const newer = options.nodes && new NewerNodes(options.nodes);
  const rooms: Rooms = new Rooms({
    games,
    tables,
    records,
    surroundings,
    isOwn: (certificate) => isBy(certificate, known),
    clock,
    lasting,
    mostSpectators: limits.spectators,
    onOpened: async (table) => {
      await Promise.all([
        publicTables.opened(table),
        ...(isElsewhere ? [convening.opened(table), turnCalls.opened(table)] : []),
      ]);
    },
    bring: options.nodes && bringFrom(options.nodes.secret),
    staysOpen: (table) => publicTables.listingOf(table) !== undefined,
    // An event's are where the office is: a newer node would only send whoever asks back here.
    leaveToNewer: async (table) => ((await isOfEvent(records, table)) ? undefined : newer?.leave(table)),
    onCloseFailed: (table, error) => log.error({ table, err: error }, 'a table could not be put to rest'),
    outages: () => heartbeat.outages,
    onRest: async (table, dueAt) => {
      await Promise.all([dueTables.rests(table, dueAt), unusedTables?.used(table)]);
    },
    dropTable: options.dropTable ?? (() => Promise.reject(new Error('this store keeps every table'))),
  });
  const convening: Convening = await Convening.begin({
    games,
    records,
    clock,
    laidBytes: limits.laidBytes,
    rooms: () => rooms,
    isElsewhere,
    onFailed: (table, error) => log.error({ table, err: error }, 'tables of an event could not be seen to'),
  });
  const desks: Desks = new Desks({ clock, rooms: () => rooms, isConvened: (table) => convening.isConvened(table) });
  const turnCalls: TurnCalls = await TurnCalls.begin({
    records,
    clock,
    lasting,
    keys: await readPushKeys(records),
    services: options.pushServices ?? [],
    contact: () => options.securityContact ?? publicUrl(),
    post: options.postPush ?? postPush,
    peek: (table) => rooms.peek(table),
    onFailed: (table, error) => log.warn({ table, err: error }, 'somebody could not be called to their turn'),
  });
  const dueTables: DueTables = await DueTables.begin({
    records,
    clock,
    wake: async (table) => {
      // The office sweeps, too.
      if (nodes && !nodes.office.isHere && (await isOfEvent(records, table))) return true;
      return (await rooms.with(table, async () => true)) ?? false;
    },
    ...(options.nodes ? { unowned: options.nodes.unowned } : {}),
    onFailed: (table, error) => log.error({ table, err: error }, 'a table could not be woken for what is due'),
  });
  const lateness = new Lateness(options.lateAfter);
  const isLate = options.isLate ?? (() => options.hasLimits !== false && lateness.isLate);
  const feed = new ResultsFeed({
    records,
    hashText,
    server: identity.public,
    sign: (text) => signText(text, identity.signing),
  });
  const { nodes: cluster } = options;
  const asOffice: Office['write'] = (work) =>
    nodes ? nodes.office.write(work) : Promise.reject(new NotWritten('this server has not begun'));
  const boards: Boards = Boards.begin({
    feed,
    games,
    tables,
    records,
    clock,
    file: options.boardsFile,
    isLate,
    onFailed: (error) => log.error({ err: error }, 'boards of results could not be written'),
    announce: announceAwards(rooms),
    ...(cluster
      ? {
          among: {
            isMaker: () => nodes?.office.isHere === true,
            write: asOffice,
            older: () => olderNodes(cluster.standing),
          },
        }
      : {}),
  });
  const nodes =
    options.nodes && newer
      ? beginNodes({
          ...options.nodes,
          clock,
          tables,
          records,
          log,
          isHere: (table) => rooms.peek(table) !== undefined && !rooms.isGoing(table),
          isLeaving: () => stages.has('handing-over'),
          handedOver: (table) => rooms.handedOver(table),
          newer,
          onOffice: async (nth) => {
            await seeks.load();
            await convening.load();
            await boards.takeOver(nth);
          },
        })
      : undefined;
  const { archiveFolder, keepFor = KEEP_FOR } = options;
  const removeIfFree: Rooms['remove'] = (table, before) =>
    rooms.remove(table, before).catch((error: unknown) => {
      // Another server has just opened it.
      if (error instanceof HeldElsewhere) return false;
      throw error;
    });
  const unusedTables = options.dropTable
    ? await UnusedTables.begin({
        records,
        clock,
        lasting,
        keepFor,
        isDue: (table) => dueTables.isDue(table),
        inUse: () => rooms.inUse,
        remove: async (table, why) => {
          const isGone = await removeIfFree(table, async (open) => {
            if (why === 'asleep' && archiveFolder !== undefined)
              await archiveMatch(open, archiveFolder, () => countersigns.of(table));
          });
          if (!isGone) return false;
          publicTables.forget(table);
          convening.forget(table);
          desks.forget(table);
          turnCalls.forget(table);
          metrics.unused(why);
          log.info({ table, why }, 'a table that nobody used was taken away');
          return true;
        },
        onFailed: (table, error) =>
          log.error({ table, err: error }, 'a table that nobody uses could not be taken away'),
      })
    : undefined;
  const listedElsewhere =
    options.nodes &&
    new ListedElsewhere({
      clock,
      isNeeded: () => nodes?.office.isHere === true,
      addresses: () => addressesOf(options.nodes),
      ask: (address) => askNode(address, options.nodes?.secret ?? '', { method: 'GET', path: '/node/rows' }),
      take: (rows) => publicTables.takeElsewhere(rows),
    });
  const askMetrics = (address: string) =>
    askNode(address, options.nodes?.secret ?? '', { method: 'GET', path: '/node/metrics' });
  const context: ServerContext = {
    onward: nodes?.onward,
    codePlaces: nodes ? new CodePlaces(records, clock) : undefined,
    isAlive: () => standing.isAlive,
    // Where the lease has lapsed, others may have the tables by now, and this server cannot ask.
    isLeaving: () => stages.has('leaving') || !standing.isAlive,
    isGoing: (table) => rooms.isGoing(table),
    tellGone: (table) => sockets.tellGone(table),
    keptUntil: async (table) => unusedTables?.keptUntil(table),
    games,
    rooms,
    convening,
    desks,
    glances: new Glances({ rooms, records, tables, lasting }),
    records,
    publicTables,
    seeks,
    bulletin,
    events,
    codes: new DeviceCodes({ clock, lasting, hash: options.nodes && codeHash(options.nodes.secret) }),
    lasting,
    countersigns,
    cards: new CardBook({
      records,
      clock: lasting,
      ...(options.mostCards === undefined ? {} : { most: options.mostCards }),
    }),
    nonces: new Nonces(clock),
    cardCodes: new CardCodes(clock),
    boards,
    results: surroundings.results,
    feed,
    reports,
    turnCalls,
    limits,
    clock,
    metrics,
    metricsText: asWorker
      ? () => metricsOfAll([metrics.values(), ...addressesOf(options.nodes).map((address) => askMetrics(address))])
      : () => metrics.text(),
    metricsToken: options.metricsToken,
    securityContact: options.securityContact,
    log,
    trustedHops: options.trustedHops ?? 0,
    isOwnOrigin: ownOrigins({ host, port: () => port, publicUrl: options.publicUrl }),
    publicUrl,
    build,
    card: () => cardOf(identity, publicUrl()),
    isDraining: () => stages.has('draining'),
    isLate,
    hasTooMuchWaiting: () => slowReaders.isFull,
  };
  const slowReaders = new SlowReaders({ clock, onSentAway: (why) => metrics.sentAway(why) });
  const scrub =
    options.scrubbed &&
    (await Scrub.begin({
      ...options.scrubbed,
      tables,
      records,
      clock,
      standing: options.store.standing,
      isLate,
      onDamage: (table, says) => log.error({ table, says }, 'a table that nobody has open is damaged'),
      onFailed: (error) => log.warn({ err: error }, 'tables that sleep could not be read just now'),
    }));
  const app = await createApp(context, webFolder);
  const sockets = new Sockets(context);
  metrics.watch({
    sockets: () => sockets.size,
    rooms: () => rooms.size,
    passedOn: () => nodes?.onward.pipes.size ?? 0,
    downloads: () => limits.reading.downloads,
    waiting: () => slowReaders.waiting,
    waitingOnSockets: () => sockets.waiting,
  });
  if (scrub && options.scrubbed) metrics.watchScrub(scrub, options.scrubbed.quarantine);
  slowReaders.watch(app.server);
  const stopHearing = standing.onChange((state) => {
    log.warn({ state }, 'what this server is among those that share its tables');
    if (state === 'lapsed') sockets.sendAllAway();
    if (state === 'fenced') options.onFenced?.();
  });
  const taken = new TakenLines(app.server);
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
  /** Nothing is begun by itself any more; what was begun has ended. */
  const stopWork = async (): Promise<void> => {
    listedElsewhere?.stop();
    await scrub?.stop();
    await convening.stop();
    await turnCalls.stop();
    await dueTables.stop();
    await unusedTables?.stop();
    publicTables.stop();
    seeks.stop();
    bulletin.stop();
    events.stop();
    desks.stop();
    // They tell tables what players were given: what is not told by now is told after the next start.
    await boards.stop();
  };
  const giveUp = async (error: unknown): Promise<never> => {
    lateness.stop();
    slowReaders.stop();
    stopHearing();
    nodes?.stop();
    await stopWork();
    await heartbeat.stop();
    throw error;
  };
  const { metricsPort: wished, metricsToken: token } = options;
  const metricsListener =
    wished === undefined ? undefined : await listenForMetrics({ metrics, host, port: wished, token }).catch(giveUp);
  // One that was killed has left it there.
  if (asWorker) rmSync(asWorker.path, { force: true });
  await app.listen(asWorker ? { path: asWorker.path } : { host, port: options.port ?? 0 }).catch((error: unknown) => {
    metricsListener?.close();
    return giveUp(error);
  });
  port = asWorker ? (options.port ?? 0) : (app.server.address() as AddressInfo).port;
  nodes?.office.begin();
  const ending = new ServerEnding({
    app,
    taken,
    rooms,
    sockets,
    heartbeat,
    nodes: options.nodes,
    log,
    is: (stage) => stages.add(stage),
    stopWork,
    leaveOffice: async () => nodes?.office.leave(),
    stopWatching: () => {
      lateness.stop();
      stopHearing();
      nodes?.stop();
    },
    stopMeasuring: () => {
      slowReaders.stop();
      metricsListener?.close();
    },
  });
  const metricsPort = (metricsListener?.address() as AddressInfo | undefined)?.port;
  return {
    port,
    metricsPort,
    url: urlFor(host, port),
    take: (socket, first) => {
      if (first) socket.unshift(first);
      taken.take(socket);
    },
    together,
    close: () => ending.close(),
    abandon: () => ending.abandon(),
  };
};
