import type { Socket } from 'node:net';
import type { Game, SystemChance } from '@vexillum/model';
import type { Clock, Store } from '@vexillum/table/room';
import type { Logger } from 'pino';
import type { CountedTogether } from './limits/count-together.ts';
import type { Metrics } from './metrics.ts';
import type { NodesOptions } from './nodes/begin-nodes.ts';
import type { PostPush } from './push/post-push.ts';
import type { ScrubOptions } from './store/scrub.ts';
import type { KeepFor } from './unused/unused-tables.ts';
import type { Counted } from './workers/messages.ts';

/** What a server is made of; everything has a usual value but its store. */
export interface ServerOptions {
  readonly store: Store;
  /** Reads tables that nobody has open again and again, where the store cannot vouch for them itself. */
  readonly scrubbed?: Pick<ScrubOptions, 'look' | 'quarantine'>;
  /** 127.0.0.1 */
  readonly host?: string;
  /** 0 picks a free one. */
  readonly port?: number;
  readonly publicUrl?: string | undefined;
  /** Proxies in front whose forwarding headers are believed: 0. */
  readonly trustedHops?: number;
  readonly hasLimits?: boolean;
  /** Milliseconds between two moves of a machine: 900. */
  readonly botPace?: number;
  /** Milliseconds that a roll waits for the link of an opponent's device: 400. */
  readonly linkWithin?: number;
  /** Player cards that this server keeps: 200,000. */
  readonly mostCards?: number;
  /** Bytes that a table's record may have: 64 MB. */
  readonly ledgerQuota?: number;
  /** Where a store can take a table away (its ledger and these records, all or none), tables that nobody uses do not stay for ever. */
  readonly dropTable?: (table: string, records: readonly string[]) => Promise<void>;
  /** Push services that browsers may name beside those that are known: names of hosts. */
  readonly pushServices?: readonly string[];
  /** How something reaches a push service: over https. */
  readonly postPush?: PostPush;
  /** Where boards of results lie: in memory alone. What they are made of is in the store. */
  readonly boardsFile?: string;
  /** Days that unused tables stay: 14 and 180. */
  readonly keepFor?: KeepFor;
  /** Where somebody tells of a hole in this server, as `/.well-known/security.txt` says. */
  readonly securityContact?: string | undefined;
  /** Where the matches of tables that are taken away are written. */
  readonly archiveFolder?: string;
  readonly clock?: Clock;
  readonly chance?: SystemChance;
  readonly games?: readonly Game[];
  readonly metrics?: Metrics;
  /** A port for `/metrics` alone; 0 picks a free one. */
  readonly metricsPort?: number | undefined;
  /** Whoever reads `/metrics` must bring it; without one, only programs on this machine may. */
  readonly metricsToken?: string | undefined;
  /** Whether new work is to wait: by how late this thread comes to what is due. */
  readonly isLate?: () => boolean;
  /** Milliseconds that it may be late before new work waits: 250. */
  readonly lateAfter?: number;
  readonly log?: Logger;
  /** Where several servers share the store. */
  readonly nodes?: NodesOptions | undefined;
  /** Where another process listens at `port` and hands lines over. */
  readonly asWorker?: AsWorker | undefined;
  /** Others have what this server had: nothing of it is here any more, and it is to be closed. */
  readonly onFenced?: () => void;
  /** Where the built web app is. */
  readonly webFolder?: string;
}

export interface AsWorker {
  /** The socket at which the other workers reach this one. */
  readonly path: string;
  /** Says to the others what is counted against an address here. */
  readonly tell: (counted: Counted) => void;
}

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** `http://localhost:8080`, for somebody at this machine. */
  readonly url: string;
  /** Serves a line that another process has taken, from these bytes on where it has read some. */
  take(socket: Socket, first?: Buffer): void;
  /** Limits that are counted with other workers. */
  readonly together: CountedTogether | undefined;
  /** Takes no more requests, lets what was begun end up on disk, then tells everyone to come back. Leaves the store open. */
  close(): Promise<void>;
  /** Others have what this server had: saves nothing, tells everyone to come back. Leaves the store open. */
  abandon(): Promise<void>;
}
