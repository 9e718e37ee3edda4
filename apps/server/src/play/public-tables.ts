import type { ListedEvent, ListedTable } from '@vexillum/protocol';
import type { Clock, Records } from '@vexillum/table/room';
import { oneAfterAnother } from '../one-after-another.ts';
import type { OpenTable } from '../open-table.ts';
import type { Bulletin } from './bulletin.ts';
import { type Listing, listingChange, readListing } from './listing.ts';

/** Without anybody there for so long, a table is no longer in the list. */
export const SHOWN_FOR = 15 * 60_000;
const SWEEP_EVERY = 60_000;

interface Kept {
  listing: Listing;
  /** Milliseconds since 1970: when somebody was last there. */
  seenAt: number;
  /** As it was when it was last in memory. */
  row?: ListedTable;
  event?: ListedEvent;
}

export interface PublicTablesOptions {
  readonly records: Records;
  readonly clock: Clock;
  /** The table, where it is in memory. */
  readonly peek: (table: string) => OpenTable | undefined;
  readonly bulletin: () => Bulletin;
  /** The list of events. */
  readonly events: () => Bulletin;
}

/** The seats of a listed table that a stranger may take now: those that its host has opened, that make sense in the game, and that nobody ever held. */
export const openSeats = ({ room, seats }: OpenTable, listing: Listing): ListedTable['free'] =>
  room.view.seatsToTake.filter(({ seat }) => listing.seats.includes(seat) && seats.mayOffer(seat));

export const listedTable = (open: OpenTable, listing: Listing): ListedTable => {
  const { mayWatch, openedAt } = listing;
  return { table: open.table, ...open.room.view.glance, free: openSeats(open, listing), mayWatch, openedAt };
};

/**
 * Which tables their hosts have listed. The list is kept in memory, and what a row says is worked out again when its table has stirred; on disk is only
 * that a table is listed (`listing!TABLE`). After a restart a table is back in the list as soon as somebody is back at it.
 */
export class PublicTables {
  readonly #options: PublicTablesOptions;
  readonly #kept = new Map<string, Kept>();
  readonly #change = oneAfterAnother();
  #elsewhere: ReadonlyMap<string, ListedTable> = new Map();
  #callOff: () => void;

  constructor(options: PublicTablesOptions) {
    this.#options = options;
    this.#callOff = this.#sweepLater();
  }

  stop(): void {
    this.#callOff();
  }

  /** That it is listed, as far as is known without asking the disk: a table in memory is known. */
  listingOf(table: string): Listing | undefined {
    return this.#kept.get(table)?.listing;
  }

  /** A table was opened: from now on it is known whether it is listed. */
  async opened(table: string): Promise<void> {
    if (this.#kept.has(table)) return;
    const listing = await readListing(this.#options.records, table);
    if (listing && !this.#kept.has(table)) this.#kept.set(table, { listing, seenAt: Number.NEGATIVE_INFINITY });
  }

  /** Lists a table, or takes it off. Once this resolves, nobody sits down by what was listed before. */
  set(table: string, listing: Listing | undefined): Promise<void> {
    return this.#change(async () => {
      await this.#options.records.write([listingChange(table, listing)]);
      if (listing) this.#kept.set(table, { ...this.#kept.get(table), listing, seenAt: this.#now() });
      else this.#kept.delete(table);
      this.#stir(table);
    });
  }

  /** The table is no more. */
  forget(table: string): void {
    if (this.#kept.delete(table)) this.#stir(table);
  }

  /** Somebody did something there, came or left. */
  stirred(table: string): void {
    if (this.#kept.has(table)) this.#stir(table);
  }

  /** Somebody is there, although not connected. */
  seen(table: string): void {
    const kept = this.#kept.get(table);
    if (!kept) return;
    kept.seenAt = this.#now();
    this.stirred(table);
  }

  /** What other servers say in the list. */
  takeElsewhere(rows: readonly ListedTable[]): void {
    const former = this.#elsewhere;
    this.#elsewhere = new Map(rows.map((row) => [row.table, row]));
    for (const table of new Set([...former.keys(), ...this.#elsewhere.keys()])) this.#stir(table);
  }

  /** What this server says in the list, for another one that has it. */
  get ownRows(): readonly ListedTable[] {
    return [...this.#kept.keys()].flatMap((table) => this.#ownRow(table) ?? []);
  }

  /** What the list says of it now. */
  row(table: string): ListedTable | undefined {
    return this.#ownRow(table) ?? this.#elsewhere.get(table);
  }

  #ownRow(table: string): ListedTable | undefined {
    const kept = this.#kept.get(table);
    if (!kept) return undefined;
    const open = this.#options.peek(table);
    if (open) {
      if (open.room.peerCount > 0) kept.seenAt = this.#now();
      kept.row = listedTable(open, kept.listing);
    }
    // Events have a list of their own, in which they stay.
    if (open?.game.convenes) return undefined;
    const isShown = kept.row !== undefined && kept.row.state !== 'over' && this.#now() - kept.seenAt < SHOWN_FOR;
    return isShown ? kept.row : undefined;
  }

  /** What the list of events says of it now; nothing of a table that makes no others. */
  eventRow(table: string): ListedEvent | undefined {
    const kept = this.#kept.get(table);
    const open = kept && this.#options.peek(table);
    if (!kept || !open) return kept?.event;
    const { name, convenes } = open.room.view.news;
    const { mayWatch, openedAt } = kept.listing;
    if (convenes) kept.event = { table, name, ...convenes, mayWatch, openedAt };
    return kept.event;
  }

  #stir(table: string): void {
    this.#options.bulletin().stir('tables', table);
    this.#options.events().stir('events', table);
  }

  #sweepLater(): () => void {
    return this.#options.clock.after(SWEEP_EVERY, () => {
      this.#callOff = this.#sweepLater();
      const old = this.#now() - SHOWN_FOR + SWEEP_EVERY;
      for (const [table, { seenAt }] of this.#kept) if (seenAt < old) this.stirred(table);
    });
  }

  #now(): number {
    return this.#options.clock.now();
  }
}
