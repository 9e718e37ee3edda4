import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Heartbeat } from './heartbeat.ts';
import type { NodesOptions } from './nodes/begin-nodes.ts';
import type { Rooms } from './rooms.ts';
import type { Sockets } from './sync/sockets.ts';
import type { TakenLines } from './workers/taken-lines.ts';

const GOODBYE = 2000;
/** Milliseconds for handing all tables over, and for that and the time in which balancers notice: ten seconds after the signal a container is killed. */
const HANDS_OVER_WITHIN = 5500;
const LEAVES_WITHIN = 7500;

/** How far a server's end has come: balancers are told; tables go to the others; nothing more is begun. */
export type Stage = 'leaving' | 'handing-over' | 'draining';

export interface ServerEndingOptions {
  readonly app: FastifyInstance;
  readonly taken: TakenLines;
  readonly rooms: Pick<Rooms, 'handOverAll' | 'closeAll' | 'forgetAll'>;
  readonly sockets: Pick<Sockets, 'tellGone' | 'closeAll' | 'sendAllAway'>;
  readonly heartbeat: Pick<Heartbeat, 'stop'>;
  readonly nodes: NodesOptions | undefined;
  readonly log: Logger;
  /** Hears of a stage when it begins. */
  readonly is: (stage: Stage) => void;
  /** Nothing is begun by itself any more; resolves when what was begun has ended. */
  readonly stopWork: () => Promise<void>;
  readonly leaveOffice: () => Promise<void>;
  readonly stopWatching: () => void;
  /** Once nobody is answered any more. */
  readonly stopMeasuring: () => void;
}

/** How a server ends: in order, or because others have what it had. Once, whoever asks how often. */
export class ServerEnding {
  readonly #options: ServerEndingOptions;
  #ended: Promise<void> | undefined;

  constructor(options: ServerEndingOptions) {
    this.#options = options;
  }

  close(): Promise<void> {
    return (this.#ended ??= this.#close());
  }

  abandon(): Promise<void> {
    return (this.#ended ??= this.#abandon());
  }

  async #close(): Promise<void> {
    const { app, rooms, sockets, heartbeat, nodes, is, stopWork } = this.#options;
    if (nodes) await this.#leave(nodes);
    is('leaving');
    is('draining');
    app.server.close();
    if (!nodes) await stopWork();
    await rooms.closeAll();
    await heartbeat.stop();
    sockets.closeAll();
    await this.#stopListening(GOODBYE);
  }

  async #abandon(): Promise<void> {
    const { app, rooms, sockets, heartbeat, is, stopWork } = this.#options;
    is('draining');
    app.server.close();
    sockets.sendAllAway();
    rooms.forgetAll();
    // Whatever they still write is refused.
    await Promise.allSettled([stopWork(), heartbeat.stop()]);
    sockets.closeAll();
    await this.#stopListening(0);
  }

  /** Balancers notice first; then table after table goes to the others, and its players with it. */
  async #leave({ standing, lameDuck }: NodesOptions): Promise<void> {
    const { rooms, sockets, log, is, stopWork, leaveOffice } = this.#options;
    is('leaving');
    const told = standing.drain().catch((error: unknown) => log.warn({ err: error }, 'the others could not be told'));
    await Promise.all([new Promise((resolve) => setTimeout(resolve, lameDuck)), told]);
    is('handing-over');
    await stopWork();
    await leaveOffice();
    const within = Math.min(HANDS_OVER_WITHIN, LEAVES_WITHIN - lameDuck);
    await rooms.handOverAll((table) => sockets.tellGone(table), within);
  }

  async #stopListening(goodbye: number): Promise<void> {
    const { app, taken, stopWatching, stopMeasuring } = this.#options;
    stopWatching();
    // Answers that are ready go out; a request that is still being sent may be cut off.
    const hangUp = setTimeout(() => {
      app.server.closeAllConnections();
      taken.hangUp();
    }, goodbye);
    await app.close();
    await taken.closed();
    clearTimeout(hangUp);
    stopMeasuring();
  }
}
