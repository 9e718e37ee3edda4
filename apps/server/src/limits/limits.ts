import { LARGEST_MESSAGE } from '@vexillum/protocol';
import type { Clock } from '@vexillum/table/room';
import { CommonRate, type SharedRates } from './common-rate.ts';
import { CountByKey } from './count-by-key.ts';
import { RateByKey } from './rate-by-key.ts';
import { noReadLimits, ReadBudget, readLimits } from './read-budget.ts';
import { perHour, perMinute, type Rate } from './token-bucket.ts';

const UNLIMITED: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: 1 };

/** What one address, session or socket may do. Numbers: TRUST.md section 4.6. */
export interface Limits {
  /** Links and codes that lead nowhere, per address, at all servers together. */
  readonly wrongClaims: CommonRate;
  readonly claims: RateByKey;
  /** Per address, at all servers together. */
  readonly newTables: CommonRate;
  /** Player cards that are made, per address. */
  readonly newCards: RateByKey;
  /** Signatures of player cards that are checked, per address. */
  readonly cards: RateByKey;
  /** Boards of results, per address. */
  readonly boards: RateByKey;
  /** Actions over HTTP, per session. */
  readonly actions: RateByKey;
  /** Bytes of them: as many as on a socket, but two of the largest maps at once. */
  readonly actionBytes: RateByKey;
  /** Actions of more than 256 KB, per address: to check and write one takes a fifth of a second. */
  readonly largeActions: RateByKey;
  /** Bytes that are laid on tables which an event opens, per event: those of the largest round at once, and then one large map a minute. */
  readonly laidBytes: RateByKey;
  /** Actions of one seat, however many sockets and sessions it has, and of one table. One side cannot use up what the table has. */
  readonly seatActions: RateByKey;
  readonly tableActions: RateByKey;
  /** Bytes on all sockets of one seat. */
  readonly seatBytes: RateByKey;
  /** Lines of talk, per seat: one a second, a few at once. */
  readonly talk: RateByKey;
  /** Reports, per session. */
  readonly reports: RateByKey;
  /** Rolls of dice, per seat. */
  readonly rolls: RateByKey;
  /** Match files that are received or checked, per address. */
  readonly uploads: CountByKey;
  /** Changes of who can find a table, per table. */
  readonly listings: RateByKey;
  /** Seeks that are put up or changed, per address, and how many may hang there from one. */
  readonly seeks: RateByKey;
  readonly seeksPerAddress: number;
  /** Who hears the list of open tables and seeks, or what became of their own, per address. */
  readonly watchers: CountByKey;
  /** Tables of which it has to be asked which node has them, per address. */
  readonly lookups: RateByKey;
  readonly socketsPerAddress: CountByKey;
  readonly socketsPerSession: CountByKey;
  /** An umpire reads everybody's secrets and plans, of up to eight sides. */
  readonly socketsPerUmpire: CountByKey;
  readonly spectators: number;
  /** Everything that is asked with GET about a table. */
  readonly reading: ReadBudget;
  /** Messages on one socket. */
  readonly messages: Rate;
  /** Bytes on one socket; the burst lets two of the largest messages through together. */
  readonly bytes: Rate;
}

/** Of a request: no action of any game may say that it takes more. */
export const LARGEST_ACTION = 1024 * 1024;

/** `shared`: what several servers count together. */
export const limitsOn = (clock: Clock, shared?: SharedRates): Limits => ({
  wrongClaims: new CommonRate({ what: 'wrong-claim', rate: perMinute(5), clock, shared }),
  claims: new RateByKey(perMinute(60), clock),
  newTables: new CommonRate({ what: 'new-table', rate: perHour(30), clock, shared }),
  newCards: new RateByKey(perHour(10), clock),
  cards: new RateByKey({ burst: 120, perSecond: 2 }, clock),
  boards: new RateByKey({ burst: 40, perSecond: 4 }, clock),
  actions: new RateByKey({ burst: 60, perSecond: 30 }, clock),
  actionBytes: new RateByKey({ burst: 2 * LARGEST_ACTION, perSecond: LARGEST_MESSAGE }, clock),
  largeActions: new RateByKey({ burst: 6, perSecond: 1 / 10 }, clock),
  laidBytes: new RateByKey({ burst: 16 * LARGEST_ACTION, perSecond: LARGEST_ACTION / 60 }, clock),
  seatActions: new RateByKey({ burst: 120, perSecond: 40 }, clock),
  tableActions: new RateByKey({ burst: 800, perSecond: 200 }, clock),
  seatBytes: new RateByKey({ burst: 4 * LARGEST_MESSAGE, perSecond: 2 * LARGEST_MESSAGE }, clock),
  talk: new RateByKey({ burst: 5, perSecond: 1 }, clock),
  reports: new RateByKey(perMinute(5), clock),
  rolls: new RateByKey({ burst: 5, perSecond: 5 }, clock),
  uploads: new CountByKey(1),
  listings: new RateByKey(perMinute(20), clock),
  seeks: new RateByKey({ burst: 10, perSecond: 1 / 10 }, clock),
  seeksPerAddress: 5,
  watchers: new CountByKey(50),
  lookups: new RateByKey({ burst: 600, perSecond: 60 }, clock),
  socketsPerAddress: new CountByKey(300),
  socketsPerSession: new CountByKey(8),
  socketsPerUmpire: new CountByKey(40),
  spectators: 50,
  reading: new ReadBudget(readLimits, clock),
  messages: { burst: 60, perSecond: 30 },
  bytes: { burst: 2 * LARGEST_MESSAGE, perSecond: LARGEST_MESSAGE },
});

/** For load tests. */
export const limitsOff = (clock: Clock): Limits => ({
  wrongClaims: new CommonRate({ what: 'wrong-claim', rate: UNLIMITED, clock }),
  claims: new RateByKey(UNLIMITED, clock),
  newTables: new CommonRate({ what: 'new-table', rate: UNLIMITED, clock }),
  newCards: new RateByKey(UNLIMITED, clock),
  cards: new RateByKey(UNLIMITED, clock),
  boards: new RateByKey(UNLIMITED, clock),
  actions: new RateByKey(UNLIMITED, clock),
  actionBytes: new RateByKey(UNLIMITED, clock),
  largeActions: new RateByKey(UNLIMITED, clock),
  laidBytes: new RateByKey(UNLIMITED, clock),
  seatActions: new RateByKey(UNLIMITED, clock),
  tableActions: new RateByKey(UNLIMITED, clock),
  seatBytes: new RateByKey(UNLIMITED, clock),
  talk: new RateByKey(UNLIMITED, clock),
  reports: new RateByKey(UNLIMITED, clock),
  rolls: new RateByKey(UNLIMITED, clock),
  uploads: new CountByKey(Number.POSITIVE_INFINITY),
  listings: new RateByKey(UNLIMITED, clock),
  seeks: new RateByKey(UNLIMITED, clock),
  seeksPerAddress: Number.POSITIVE_INFINITY,
  watchers: new CountByKey(Number.POSITIVE_INFINITY),
  lookups: new RateByKey(UNLIMITED, clock),
  socketsPerAddress: new CountByKey(Number.POSITIVE_INFINITY),
  socketsPerSession: new CountByKey(Number.POSITIVE_INFINITY),
  socketsPerUmpire: new CountByKey(Number.POSITIVE_INFINITY),
  spectators: Number.POSITIVE_INFINITY,
  reading: new ReadBudget(noReadLimits, clock),
  messages: UNLIMITED,
  bytes: UNLIMITED,
});
