import { type Words, words } from '@vexillum/model';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes } from '@vexillum/protocol';
import { Damaged, HeldElsewhere, NeedsNewer } from '@vexillum/table/room';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../server-context.ts';
import { believeNode, clientAddress, isHttps } from '../http/client-address.ts';
import { refuseOnWire } from '../http/refuse-on-wire.ts';
import type { Lease } from '../kept-open.ts';
import type { Fate, Onward } from '../nodes/onward.ts';
import { NOT_MINE } from '../nodes/pass-on.ts';
import type { OpenTable } from '../open-table.ts';
import { needsNewer } from '../needs-newer.ts';
import { tableDamaged } from '../table-damaged.ts';
import { readCookies, sessionCookieName } from '../seats/session-cookie.ts';
import { type Asking, whoAsks } from '../seats/who-asks.ts';
import { readSyncAddress, type SyncAddress } from './sync-address.ts';
import { WaitingBytes } from './socket-writer.ts';
import { TableSocket } from './table-socket.ts';
import { TableWebSocket } from './table-web-socket.ts';

const TICK = 1000;

const notHere = () => words('The table cannot answer just now; come back in a moment.');

/** The defaults of ws let five sockets pin 9.5 MB with tiny fragments (measured); with these each is closed. */
const carefully = {
  maxPayload: 262_144,
  maxFragments: 64,
  maxBufferedChunks: 1024,
  perMessageDeflate: false,
  clientTracking: false,
  closeTimeout: 5000,
};

/**
 * All websockets of one server. Path, Origin and the number of connections are asked before the upgrade; whatever a player can mend
 * is told after it by a close code, since browsers cannot read the answers to an upgrade.
 */
export class Sockets {
  readonly #context: ServerContext;
  readonly #open = new Set<TableSocket>();
  readonly #upgrader = new WebSocketServer({
    noServer: true,
    WebSocket: TableWebSocket,
    ...carefully,
  });
  readonly #waiting = new WaitingBytes();
  #stopTicking: () => void;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#stopTicking = this.#tickLater();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Bytes of large messages that wait to be taken. */
  get waiting(): number {
    return this.#waiting.bytes;
  }

  /** Nothing that somebody can send ends the server: what fails here ends their connection. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const fail = (error: unknown): void => {
      this.#context.log.error({ err: error }, 'bug behind an upgrade');
      stream.destroy();
    };
    try {
      this.#judge(request, stream, head)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  /** What is still to come of it, where another node may have the table. */
  #judge(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> | undefined {
    const context = this.#context;
    const turnAway = (...why: [status: number, code: string, said: Words]): undefined => {
      refuseOnWire(stream, ...why);
    };
    const address = readSyncAddress(request.url);
    if (!address) return turnAway(404, 'not-found', words('There is nothing at this address.'));
    if (!context.isOwnOrigin(request.headers.origin))
      return turnAway(403, 'foreign-origin', words('This request does not come from a page of this server.'));
    if (context.isDraining())
      return turnAway(503, 'closing', words('The server is restarting; try again in a moment.'));
    const isByNode = context.onward?.isByNode(request);
    // Whoever waits at the node that asks is not to be sent away for it: that node will know whose the table is.
    if (!context.isAlive()) return isByNode ? void stream.destroy() : turnAway(503, 'busy', notHere());
    if (isByNode) believeNode(request);
    const asking = this.#asking(request, address);
    if (!this.#takePlace(request, stream, address, asking))
      return turnAway(429, 'too-many-connections', words('Too many connections are open already.'));
    const receive = (): undefined => {
      this.#upgrader.handleUpgrade(request, stream, head, (ws) => this.#opened(ws, stream, address, asking));
    };
    if (!context.onward) return receive();
    if (
      context.onward.mustLookUp(request, address.table) &&
      context.limits.lookups.take(clientAddress(request, context.trustedHops)) !== undefined
    )
      return turnAway(429, 'too-many-connections', words('Too many connections are open already.'));
    return this.#judgeAmongNodes(context.onward, { request, stream, head }, address.table, receive);
  }

  /** It is known to be here before the line becomes a websocket: one that does not yet can still be led elsewhere. */
  async #judgeAmongNodes(
    onward: Onward,
    { request, stream, head }: { readonly request: IncomingMessage; readonly stream: Duplex; readonly head: Buffer },
    table: string,
    receive: () => void,
  ): Promise<void> {
    let lease: Lease<OpenTable> | undefined;
    const take = async (): Promise<boolean> => {
      try {
        lease = await this.#context.rooms.lease(table);
      } catch (error) {
        // Anything else is said on the line, where whoever comes can hear it.
        return !(error instanceof HeldElsewhere);
      }
      return true;
    };
    try {
      const fate = await this.#whereItIs(onward.upgrade(request, stream, head, table, take));
      if (stream.destroyed || fate === 'passed') return;
      if (fate === 'ours') receive();
      else refuseOnWire(stream, fate === 'not-mine' ? NOT_MINE : 503, fate === 'not-mine' ? fate : 'busy', notHere());
    } finally {
      // Whoever was let in has one of their own by now.
      lease?.release();
    }
  }

  /** Where it is not known whose a table is, nobody is let in. */
  #whereItIs(asked: Promise<Fate>): Promise<Fate> {
    return asked.catch((error: unknown) => {
      this.#context.log.warn({ err: error }, 'nobody knows just now where a table is');
      return 'unreachable';
    });
  }

  /** Tells everyone to come back after the restart. */
  closeAll(): void {
    this.#stopTicking();
    for (const socket of this.#open)
      socket.close(closeCodes.restarting, words('The server restarts; come back in a moment.'));
  }

  /** Others may be taking what this server has: everybody is to go there, and hears nothing more here. */
  sendAllAway(): void {
    for (const socket of [...this.#open]) socket.close(closeCodes.busy, notHere());
  }

  /** Whoever is at that table comes back, and is led to where it is then. */
  tellGone(table: string): void {
    for (const socket of [...this.#open])
      if (socket.table === table)
        socket.close(closeCodes.restarting, words('The server restarts; come back in a moment.'));
  }

  #asking(request: IncomingMessage, { seat }: SyncAddress): Asking {
    const isSecure = isHttps(request, this.#context.trustedHops);
    return { cookies: readCookies(request.headers.cookie), isSecure, named: seat };
  }

  /** Counts the connection against its address and the session that it comes with; gives the places back when it ends. */
  #takePlace(
    request: IncomingMessage,
    stream: Duplex,
    { table, seat }: SyncAddress,
    { cookies, isSecure }: Asking,
  ): boolean {
    const { socketsPerAddress, socketsPerSession, socketsPerUmpire } = this.#context.limits;
    const perSession = seat === 'umpire' ? socketsPerUmpire : socketsPerSession;
    const address = clientAddress(request, this.#context.trustedHops);
    const prefix = sessionCookieName(table, seat ?? '', isSecure);
    const cookie =
      seat === undefined ? [...cookies].find(([name]) => name.startsWith(prefix))?.[1] : cookies.get(prefix);
    if (socketsPerAddress.isFull(address) || (cookie !== undefined && perSession.isFull(cookie))) return false;
    socketsPerAddress.enter(address);
    if (cookie !== undefined) perSession.enter(cookie);
    stream.once('close', () => {
      socketsPerAddress.leave(address);
      if (cookie !== undefined) perSession.leave(cookie);
    });
    return true;
  }

  #opened(ws: WebSocket, stream: Duplex, address: SyncAddress, asking: Asking): void {
    let lease: Lease<OpenTable> | undefined;
    const { isAlive, isDraining, isGoing } = this.#context;
    const socket = new TableSocket({
      ws,
      table: address.table,
      mayShow: isAlive,
      stream,
      clock: this.#context.clock,
      lasting: this.#context.lasting,
      limits: this.#context.limits,
      waiting: this.#waiting,
      isDraining: () => isDraining() || isGoing(address.table),
      onServerClosed: (code) => this.#context.metrics.socketClosed(code),
      onClosed: (closed) => {
        this.#open.delete(closed);
        lease?.release();
      },
    });
    this.#open.add(socket);
    this.#admit(socket, address, asking).then(
      (taken) => {
        lease = taken;
        if (!socket.isOpen) lease?.release();
      },
      (error: unknown) => {
        // It went elsewhere while this one came.
        if (!(error instanceof HeldElsewhere)) this.#context.log.error({ err: error }, 'a socket could not be let in');
        socket.close(closeCodes.busy, whyNotOpen(error));
      },
    );
  }

  /** The one place that decides who may hear what. Answers the lease that the socket keeps while it lives. */
  async #admit(socket: TableSocket, address: SyncAddress, asking: Asking): Promise<Lease<OpenTable> | undefined> {
    const lease = await this.#context.rooms.lease(address.table);
    if (!lease) {
      socket.close(closeCodes.notForYou, words('There is nothing here for you.'));
      return undefined;
    }
    if (socket.isOpen) this.#letIn(socket, lease.thing, address, asking);
    return lease;
  }

  #letIn(
    socket: TableSocket,
    open: OpenTable,
    { table, document, seat, epoch, wantsEvents }: SyncAddress,
    asking: Asking,
  ): void {
    const who = whoAsks(open, asking);
    const { room } = open;
    if (who.kind === 'session' && room.mayOpen(who.session.seat, document) && room.epochOf(document) !== undefined)
      return socket.admit({ room, session: who.session, document, wantsEvents, epoch });
    // A cookie that stands for nothing any more: the browser had this seat and is to claim it again.
    const isStale = seat !== undefined && asking.cookies.has(sessionCookieName(table, seat, asking.isSecure));
    if (who.kind === 'nobody' || (who.kind === 'not-held' && isStale))
      return socket.close(closeCodes.noSession, words('You hold no seat here; open your invitation again.'));
    if (who.kind === 'several')
      return socket.close(closeCodes.notForYou, words('You hold several seats here; name one.'));
    return socket.close(closeCodes.notForYou, words('There is nothing here for you.'));
  }

  #tickLater(): () => void {
    return this.#context.clock.after(TICK, () => {
      this.#stopTicking = this.#tickLater();
      for (const socket of this.#open) socket.tick();
    });
  }
}

const whyNotOpen = (error: unknown): Words => {
  if (error instanceof Damaged) return tableDamaged();
  if (error instanceof NeedsNewer) return needsNewer();
  return words('The table cannot be opened just now; come back in a moment.');
};
