import { type Certificate, hexFromBytes } from '@vexillum/ledger';
import { type Game, isRefusal, type Outage, plainText, type Seat } from '@vexillum/model';
import {
  type Clock,
  type Genesis,
  HeldElsewhere,
  NeedsNewer,
  type NextServer,
  type RecordChange,
  type Records,
  Room,
  StoreFailure,
  type Surroundings,
  type TableKeys,
  type TableStore,
  type VoidSlot,
} from '@vexillum/table/room';
import { glanceChange } from './glances/kept-glance.ts';
import { countersignsKept } from './countersigns/countersign-book.ts';
import { diceAnchors } from './keys/dice-anchors.ts';
import { makeTableKeys, readTableKeys } from './keys/table-keys.ts';
import { KeptOpen, type Lease } from './kept-open.ts';
import type { CheckedUpload } from './match/check-upload.ts';
import { NameBook, namesOfTable } from './names/name-book.ts';
import { oneByOne } from './nodes/one-by-one.ts';
import type { OpenTable } from './open-table.ts';
import { newSeats, SeatBook } from './seats/seat-book.ts';
import { isCaptainsToInvite } from './seats/seat-page.ts';
import { seatsOfTable } from './seats/invite.ts';
import { PLAYED } from './boards/played-records.ts';
import { recordsOfTable } from './store/records-of-table.ts';
import { randomName } from './system-chance.ts';
import { versionsOf } from './version.ts';

const IDLE = 30_000;
/** A table that others ask for, too, may be gone again. */
const MOST_TRIES = 5;

export interface NewTable {
  readonly table: string;
  readonly invites: readonly { readonly seat: Seat; readonly token: string }[];
  /** The seats whose links their captains make. */
  readonly byCaptains: readonly Seat[];
  /** Where a match goes on: what had been sealed and nobody can open any more. */
  readonly voided?: readonly VoidSlot[];
}

/** What somebody wants a new table to be; what makes it checkable is the server's to add. */
export type Wished = Omit<Genesis, 'gameId' | 'key' | 'dice'>;

export interface RoomsOptions {
  readonly games: readonly Game[];
  readonly tables: TableStore;
  readonly records: Records;
  readonly surroundings: Surroundings;
  /** Whether this server has given the certificate. */
  readonly isOwn: (certificate: Certificate) => boolean;
  readonly clock: Clock;
  /** The time by which sessions and invites end. */
  readonly lasting: Pick<Clock, 'now'>;
  readonly mostSpectators: number;
  /** Its ledger, snapshot, plans, and these records: all or none. */
  readonly dropTable: (table: string, records: readonly string[]) => Promise<void>;
  readonly onCloseFailed: (table: string, error: unknown) => void;
  /** Asks another server to hand a table over. Rejects with `StoreFailure` where it does not. */
  readonly bring?: ((table: string, address: string) => Promise<void>) | undefined;
  /** Hears of a table that this version cannot play on, and answers the node that may. */
  readonly leaveToNewer?: (table: string) => Promise<string | undefined>;
  /** Hears of a table before anybody uses it. */
  readonly onOpened?: (table: string) => Promise<void>;
  /** Whoever does not stay leaves it open all the same: what this server says of it elsewhere is true while it has it. */
  readonly staysOpen?: (table: string) => boolean;
  /** When there was no server, the earlier first. */
  readonly outages?: () => readonly Outage[];
  /** Hears of a table that is put to rest, with the time when something is due there, if anything is. */
  readonly onRest?: (table: string, dueAt: number | undefined) => Promise<void>;
}

/** The tables in memory. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #kept: KeptOpen<OpenTable>;
  readonly #going = new Map<string, Promise<void>>();
  #isLeaving = false;

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.#kept = new KeptOpen({
      open: (table) => this.#open(table),
      close: ({ table, room }) => this.#restPlayed(table, room),
      isBusy: ({ room }) => room.isBusy,
      onCloseFailed: options.onCloseFailed,
      clock: options.clock,
      idleMilliseconds: IDLE,
    });
  }

  /** Somebody else has the table by now. */
  lost(table: string): void {
    this.#kept.drop(table);
  }

  get size(): number {
    return this.#kept.size;
  }

  /**
   * Makes a table with the invites that are its maker's to hand out; keys, seats and what else is to be kept `besides` are there with it or
   * not at all. Rejects with `StoreFailure`.
   */
  async create(
    game: Game,
    wished: Wished,
    besides: (table: string) => readonly RecordChange[] = () => [],
  ): Promise<NewTable> {
    const table = randomName(16);
    const { tables: store, surroundings } = this.#options;
    const { keys, kept } = makeTableKeys(table);
    const genesis = { ...wished, gameId: table, key: keys.public, dice: await diceAnchors(keys, table, game) };
    const { invites, pages } = newSeats(this.#bookOptions(table, game));
    const beside = [...kept, ...pages, ...besides(table)];
    const names = this.#namesOf(table);
    const room = await Room.create({ table, game, store, surroundings, keys, names }, genesis, beside);
    // It is reopened when its first guest comes; until then it costs nothing, and nobody has it in a list.
    await this.#rest(table, room);
    return newTable(table, game, invites);
  }

  /** What is kept of it besides is written while it is still this server's. */
  #rest(table: string, room: Room, besides: () => Promise<void> = async () => undefined): Promise<void> {
    return room.rest(async () => {
      await Promise.all([this.#options.onRest?.(table, room.timekeeper.nextAt), besides()]);
    });
  }

  #restPlayed(table: string, room: Room): Promise<void> {
    return this.#rest(table, room, () => this.#options.records.write([glanceChange(table, room)]));
  }

  /** Makes a table at which a match goes on. Rejects with `NotOurLedger` where its entries make no sense. */
  async goOn(
    game: Game,
    { sound, records: entries }: CheckedUpload,
    besides: (table: string) => readonly RecordChange[] = () => [],
  ): Promise<NewTable> {
    const table = randomName(16);
    const { tables: store, surroundings } = this.#options;
    const { keys, kept } = makeTableKeys(table);
    const names = this.#namesOf(table);
    const brought = names.take(sound.names);
    const room = await Room.takeOver({ table, game, store, surroundings, keys, names }, entries);
    try {
      const { invites, pages } = newSeats(this.#bookOptions(table, room.game));
      const beside = [
        ...kept,
        ...pages,
        ...brought,
        ...countersignsKept(table, sound.countersignatures),
        ...besides(table),
      ];
      const { signature, certificate, wasElsewhere } = sound;
      const isOwn = certificate !== undefined && !wasElsewhere && this.#options.isOwn(certificate);
      const answer = await room.goOn({ ...this.#next(keys, game), isOwn, signature }, beside);
      if (isRefusal(answer)) throw new StoreFailure(plainText(answer.words));
      const { voided } = answer.result as unknown as { voided: readonly VoidSlot[] };
      return { ...newTable(table, room.game, invites), voided };
    } finally {
      await this.#rest(table, room);
    }
  }

  #next(keys: TableKeys, game: Game): NextServer {
    return {
      isOwn: true,
      versions: versionsOf(game),
      anchors: (gameId, chainOf) => diceAnchors(keys, gameId, game, chainOf),
    };
  }

  /** `undefined`: no such table. */
  async lease(table: string): Promise<Lease<OpenTable> | undefined> {
    this.#insist(table);
    return isTableId(table) ? this.#kept.lease(table) : undefined;
  }

  async with<T>(table: string, use: (open: OpenTable) => Promise<T>): Promise<T | undefined> {
    this.#insist(table);
    return isTableId(table) ? this.#kept.with(table, use) : undefined;
  }

  /**
   * As `with`, for whoever does not stay: of several servers the one that a balancer sends a table's players to is to have it, and of what is asked
   * without the table's name in the address no balancer knows which one that is.
   */
  async inPassing<T>(table: string, use: (open: OpenTable) => Promise<T>): Promise<T | undefined> {
    return this.#passing(table, await this.lease(table), use);
  }

  /** As `with`, for what is done at two tables at once: where another server has this one, it is asked for it. */
  async withHere<T>(table: string, use: (open: OpenTable) => Promise<T>): Promise<T | undefined> {
    const lease = await this.#leaseHere(table);
    if (!lease) return undefined;
    try {
      return await use(lease.thing);
    } finally {
      lease.release();
    }
  }

  /** As `withHere`, for whoever does not stay. */
  async inPassingHere<T>(table: string, use: (open: OpenTable) => Promise<T>): Promise<T | undefined> {
    return this.#passing(table, await this.#leaseHere(table), use);
  }

  async #passing<T>(
    table: string,
    lease: Lease<OpenTable> | undefined,
    use: (open: OpenTable) => Promise<T>,
  ): Promise<T | undefined> {
    if (!lease) return undefined;
    try {
      return await use(lease.thing);
    } finally {
      const { surroundings, staysOpen } = this.#options;
      if (surroundings.isShared && !staysOpen?.(table)) await lease.leave();
      else lease.release();
    }
  }

  async #leaseHere(table: string): Promise<Lease<OpenTable> | undefined> {
    const { bring } = this.#options;
    for (let tries = 1; ; tries++) {
      try {
        return await this.lease(table);
      } catch (error) {
        const address = error instanceof HeldElsewhere ? error.address : undefined;
        if (!bring || address === undefined || tries === MOST_TRIES) throw error;
        await bring(table, address);
      }
    }
  }

  /** Whoever leaves opens nothing that others would have to wait for. */
  #insist(table: string): void {
    if (this.#isLeaving && (this.#going.has(table) || !this.#kept.keys.includes(table)))
      throw new HeldElsewhere(`table ${table} is being handed over`);
  }

  /** A table that is in memory, to look at without keeping it there. */
  peek(table: string): OpenTable | undefined {
    return this.#kept.peek(table);
  }

  /** The tables in memory, by id. */
  get inUse(): readonly string[] {
    return this.#kept.keys;
  }

  /**
   * Takes a table away for good, after `before` has had a last look at it; `false`, and nothing is done, where it is in memory. Rejects with
   * `StoreFailure`, `Damaged`, or as `before` does: then it is still there.
   */
  remove(table: string, before: (open: OpenTable) => Promise<void>): Promise<boolean> {
    return this.#kept.whileClosed(table, async () => {
      const { records, dropTable } = this.#options;
      const open = await this.#open(table);
      if (open)
        try {
          await before(open);
        } finally {
          await open.room.rest();
        }
      // What was played there stays on the boards.
      const gone = recordsOfTable(await records.list(''), table).filter((key) => !key.startsWith(PLAYED));
      await dropTable(table, gone);
    });
  }

  /** The clock that all tables go by has jumped. */
  async creditJump(milliseconds: number, at: string): Promise<void> {
    await this.#kept.each(({ room }) => room.timekeeper.creditJump(milliseconds, at));
  }

  /** Somebody's time runs at a table that is open. */
  get isTimeRunning(): boolean {
    return this.#kept.some(({ room }) => room.timekeeper.isRunning);
  }

  /**
   * Hands every table over, each by itself, begun evenly within so many milliseconds; `gone` hears of each. From now on none is opened that is not
   * here.
   */
  async handOverAll(gone: (table: string) => void, within: number): Promise<void> {
    this.#isLeaving = true;
    const { clock } = this.#options;
    await oneByOne(this.#kept.keys, (table) => this.handOver(table, gone), { clock, within });
  }

  /** Hands one table over; `gone` hears when nobody is to be here any more. */
  async handOver(table: string, gone: (table: string) => void): Promise<void> {
    const going = this.#kept.close(table);
    this.#going.set(table, going);
    try {
      await going;
      gone(table);
    } finally {
      this.#going.delete(table);
    }
  }

  /** Resolves when the table is not being handed over. */
  async handedOver(table: string): Promise<void> {
    await this.#going.get(table);
  }

  /** It is being handed over: what is said there now is said again to whoever has it next. */
  isGoing(table: string): boolean {
    return this.#going.has(table);
  }

  /** Others have taken what was here: nothing is saved or shown any more. */
  forgetAll(): void {
    this.#isLeaving = true;
    this.#kept.dropAll(({ room }) => room.giveUp());
  }

  /** Saves and forgets every table. */
  closeAll(): Promise<void> {
    return this.#kept.closeAll();
  }

  async #open(table: string): Promise<OpenTable | undefined> {
    const { games, tables: store, records, surroundings } = this.#options;
    // Asked first, so that a made-up table id leaves nothing behind in the store.
    if ((await records.page(seatsOfTable(table), '', 1)).length === 0) return undefined;
    const gameOf = (id: string) => games.find((game) => game.id === id);
    const reading = async () => {
      const [{ keys, kept }, pages, named] = await Promise.all([
        readTableKeys(records, table),
        records.list(seatsOfTable(table)),
        records.list(namesOfTable(table)),
      ]);
      return { keys, kept, pages, names: this.#namesOf(table, named) };
    };
    let read: Awaited<ReturnType<typeof reading>> | undefined;
    const beside = async () => (read = await reading());
    const room = await Room.open({ table, store, surroundings, gameOf, beside }).catch(async (error: unknown) => {
      if (error instanceof NeedsNewer) await this.#leaveToNewer(table);
      throw error;
    });
    if (!room || !read) return undefined;
    const { keys, kept, pages, names } = read;
    try {
      // Of an edition that is not known here: where nobody knows it, it can at least be read.
      if (room.game.halted) await this.#leaveToNewer(table);
      // Made before there were keys, or they were lost: from here on it has its own.
      if (!room.hasItsKeys) await room.goOn(this.#next(keys, room.game), kept);
      await room.timekeeper.creditOutages(this.#options.outages?.() ?? []);
      const seats = SeatBook.of(this.#bookOptions(table, room.game), pages);
      await this.#options.onOpened?.(table);
      return { table, game: room.game, room, seats, names };
    } catch (error) {
      await room.rest();
      throw error;
    }
  }

  /** Throws `HeldElsewhere` where a node is there that runs a newer version. */
  async #leaveToNewer(table: string): Promise<void> {
    const address = await this.#options.leaveToNewer?.(table);
    if (address !== undefined) throw new HeldElsewhere(`table ${table} needs a newer version`, address);
  }

  #namesOf(table: string, kept: readonly (readonly [key: string, value: string])[] = []): NameBook {
    return new NameBook(table, kept, () => hexFromBytes(this.#options.surroundings.newSalt()));
  }

  #bookOptions(table: string, game: Game) {
    const { records, lasting, mostSpectators } = this.#options;
    return { table, game, records, clock: lasting, mostSpectators };
  }
}

const newTable = (table: string, game: Game, invites: NewTable['invites']): NewTable => ({
  table,
  invites,
  byCaptains: game.seats.filter(isCaptainsToInvite),
});

/** What a table's id looks like; anything else is no table, without asking the disk. */
const isTableId = (text: string): boolean => /^[a-z2-7]{16}$/.test(text);
