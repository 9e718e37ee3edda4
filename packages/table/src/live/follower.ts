import type { LedgerEntry as Checkable, LedgerWatch } from '@vexillum/ledger';
import type { Head, LedgerEntry, LedgerPage, LinkAnswer, LinkAsk, SignedHead } from '@vexillum/protocol';
import type { LedgerRules, Words } from '@vexillum/model';
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../room/surroundings.ts';
import type { Keep } from './keep.ts';
import type { Trust } from './trust.ts';

/** A page of the ledger from an entry on, as `GET …/ledger` answers it. Rejects when it cannot be had just now. */
export type ReadLedger = (from: number) => Promise<LedgerPage>;

/** Whose ledger it is, and as who it is asked for. Plain data: it can be told to a worker. */
export interface LedgerPlace {
  readonly origin: string;
  readonly table: string;
  /** A seat's id. */
  readonly seat: string;
  /** What there is to check. */
  readonly rules: LedgerRules;
  /** Whoever only watches does not vouch for the record. */
  readonly isPlaying?: boolean;
}

/** Vouches for entries that were checked. */
export interface Vouching {
  /** `game` is the game's id; `heardAt` when the entry was shown, where it was heard then. */
  note(entry: LedgerEntry, game: string, heardAt: number | undefined): void;
  close(): void;
}

/** Gives this device's part in the dice of other sides. */
export interface GivesLinks {
  /** An entry was checked; answers what the player should know of it. */
  note(entry: Checkable, watch: LedgerWatch): Promise<Words | undefined>;
  caughtUp(watch: LedgerWatch): void;
  answer(ask: LinkAsk['ask'], watch: LedgerWatch, isWhole: boolean): Promise<LinkAnswer['link']>;
  close(): void;
}

export interface FollowerOptions {
  readonly place: LedgerPlace;
  /** Asks the server over HTTP if not given. */
  readonly readLedger?: ReadLedger | undefined;
  readonly keep?: Keep | undefined;
  readonly clock: Clock;
  /** Signs what was checked; nobody does if not given. */
  readonly countersigner?: Vouching | undefined;
  /** Gives links for the dice of others; nobody does if not given. */
  readonly linkGiver?: GivesLinks | undefined;
  /** Entries that are checked without letting anything else run; few if not given, for a page that somebody plays on. */
  readonly atATime?: number;
}

/** Follows a table's ledger and checks it, here or elsewhere. */
export interface Follower {
  readonly $trust: ReadableAtom<Trust>;
  /** The server says where it is. */
  greet(head: Head, signed: SignedHead | undefined): void;
  hear(entries: readonly LedgerEntry[], signed: SignedHead | undefined): void;
  /** This device is asked for its part in a roll; resolves with what it says, or with nothing where it has no part in any. */
  ask(ask: LinkAsk['ask']): Promise<LinkAnswer['link'] | undefined>;
  /** Reads the whole ledger again and checks it from the genesis on; resolves with what came of it. */
  checkAll(): Promise<Trust>;
  /** The player knows why the ledger is another one (the host restored a backup, and said so): starts again with it. */
  acceptHead(): void;
  close(): void;
}

export type OpenFollower = (options: FollowerOptions) => Promise<Follower>;
