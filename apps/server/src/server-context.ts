import type { ServerCard } from '@vexillum/ledger';
import type { Game } from '@vexillum/model';
import type { Clock, Records, ResultKeeper } from '@vexillum/table/room';
import type { Logger } from 'pino';
import type { CardBook } from './cards/card-book.ts';
import type { CardCodes } from './cards/card-codes.ts';
import type { Nonces } from './cards/nonces.ts';
import type { Boards } from './boards/boards.ts';
import type { Convening } from './convening/convening.ts';
import type { Desks } from './convening/desks.ts';
import type { ResultsFeed } from './boards/results-feed.ts';
import type { CountersignBook } from './countersigns/countersign-book.ts';
import type { Limits } from './limits/limits.ts';
import type { Metrics } from './metrics.ts';
import type { CodePlaces } from './nodes/code-places.ts';
import type { Onward } from './nodes/onward.ts';
import type { TurnCalls } from './push/turn-calls.ts';
import type { ReportBook } from './reports/report-book.ts';
import type { Bulletin } from './play/bulletin.ts';
import type { PublicTables } from './play/public-tables.ts';
import type { Seeks } from './play/seeks.ts';
import type { Glances } from './glances/glances.ts';
import type { Rooms } from './rooms.ts';
import type { DeviceCodes } from './seats/device-codes.ts';

/** What every door of one server shares. */
export interface ServerContext {
  readonly games: readonly Game[];
  readonly rooms: Rooms;
  /** What other nodes have, where there may be any. */
  readonly onward: Onward | undefined;
  /** May show what it holds: false while others may be taking it. */
  readonly isAlive: () => boolean;
  /** Tables that other tables make. */
  readonly convening: Convening;
  /** How those tables stand, for whoever leads the ones that made them. */
  readonly desks: Desks;
  readonly glances: Glances;
  readonly records: Records;
  /** The tables that strangers can find. */
  readonly publicTables: PublicTables;
  /** Who looks for others to play with. */
  readonly seeks: Seeks;
  /** What `/play` shows. */
  readonly bulletin: Bulletin;
  /** What changes in the list of events. */
  readonly events: Bulletin;
  readonly codes: DeviceCodes;
  readonly countersigns: CountersignBook;
  /** Whoever wanted to be remembered. */
  readonly cards: CardBook;
  readonly nonces: Nonces;
  readonly cardCodes: CardCodes;
  readonly boards: Boards;
  /** Hears that what a table tells of its games is another. */
  readonly results: ResultKeeper;
  readonly feed: ResultsFeed;
  readonly reports: ReportBook;
  /** Who is called to their turn while they are away. */
  readonly turnCalls: TurnCalls;
  readonly limits: Limits;
  readonly clock: Clock;
  /** The time by which sessions and invites end: jumps of the clock are none of it. */
  readonly lasting: Pick<Clock, 'now'>;
  readonly metrics: Metrics;
  /** Those of all workers of this machine, where there are several. */
  readonly metricsText: () => Promise<string>;
  /** Whoever reads `/metrics` must bring it. */
  readonly metricsToken: string | undefined;
  /** For `/.well-known/security.txt`, which is not there without it. */
  readonly securityContact: string | undefined;
  readonly log: Logger;
  /** Proxies in front of the server whose forwarding headers are believed. */
  readonly trustedHops: number;
  /** Whether a page of that origin may talk to this server. */
  readonly isOwnOrigin: (origin: string | undefined) => boolean;
  /** Where links to this server begin: `http://localhost:8080`. */
  readonly publicUrl: () => string;
  /** Of the page that is given out; none where it is not built. */
  readonly build: string | undefined;
  /** Who this server is, as it tells everybody. */
  readonly card: () => ServerCard;
  /** Until when a table is kept if nobody comes back from now on, ISO 8601 UTC; `undefined`: for ever. */
  readonly keptUntil: (table: string) => Promise<string | undefined>;
  /** The server comes late to what is due. */
  readonly isLate: () => boolean;
  /** As many bytes of answers wait to be taken as may. */
  readonly hasTooMuchWaiting: () => boolean;
  /** True from the moment the server takes no more requests. */
  readonly isDraining: () => boolean;
  /** True from the moment it is told to stop: until then everything goes on, but that balancers are told. */
  readonly isLeaving: () => boolean;
  /** The table is being handed over: nothing more is taken there. */
  readonly isGoing: (table: string) => boolean;
  /** Whoever is at a table that was handed over is told to come back. */
  readonly tellGone: (table: string) => void;
  /** Where the codes lead that let a second device in, where another node may have given them. */
  readonly codePlaces: CodePlaces | undefined;
}
