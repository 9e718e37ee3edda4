import type { Game, Seat } from '@vexillum/model';
import { type Clock, type Genesis, type LogStore, Room, type Surroundings } from '@vexillum/table/room';
import { KeptOpen, type Lease } from './kept-open.ts';
import type { OpenTable } from './open-table.ts';
import { SeatBook } from './seats/seat-book.ts';
import type { Records } from './store/records.ts';
import { randomName } from './system-chance.ts';

const IDLE = 30_000;

export interface RoomsOptions {
  readonly games: readonly Game[];
  readonly store: LogStore;
  readonly records: Records;
  readonly surroundings: Surroundings;
  readonly clock: Clock;
  readonly mostSpectators: number;
  readonly onCloseFailed: (table: string, error: unknown) => void;
}

/** The tables in memory. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #kept: KeptOpen<OpenTable>;

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.#kept = new KeptOpen({
      open: (table) => this.#open(table),
      close: ({ room }) => room.rest(),
      isBusy: ({ room }) => room.isBusy,
      onCloseFailed: options.onCloseFailed,
      clock: options.clock,
      idleMilliseconds: IDLE,
    });
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Makes a table with one invite a seat. Rejects with `StoreFailure`. */
  async create(game: Game, genesis: Genesis): Promise<{ table: string; invites: { seat: Seat; token: string }[] }> {
    const table = randomName(16);
    const { store, surroundings } = this.#options;
    const room = await Room.create({ table, game, store, surroundings }, genesis);
    const invites = await SeatBook.create(this.#bookOptions(table, game));
    // It is opened anew when its first guest comes; until then it costs nothing.
    await room.rest();
    return { table, invites };
  }

  /** `undefined`: no such table. */
  async lease(table: string): Promise<Lease<OpenTable> | undefined> {
    return isTableId(table) ? this.#kept.lease(table) : undefined;
  }

  with<T>(table: string, use: (open: OpenTable) => Promise<T>): Promise<T | undefined> {
    return isTableId(table) ? this.#kept.with(table, use) : Promise.resolve(undefined);
  }

  /** Saves and forgets every table. */
  closeAll(): Promise<void> {
    return this.#kept.closeAll();
  }

  async #open(table: string): Promise<OpenTable | undefined> {
    const { games, store, records, surroundings } = this.#options;
    // Asked first, so that a made-up table id leaves nothing behind in the store.
    if ((await records.list(`seat!${table}!`)).length === 0) return undefined;
    const gameOf = (id: string) => games.find((game) => game.id === id);
    const room = await Room.open({ table, store, surroundings, gameOf });
    if (!room) return undefined;
    const seats = await SeatBook.open(this.#bookOptions(table, room.game));
    return { table, game: room.game, room, seats };
  }

  #bookOptions(table: string, game: Game) {
    const { records, clock, mostSpectators } = this.#options;
    return { table, game, records, clock, mostSpectators };
  }
}

/** What a table's id looks like; anything else is no table, without asking the disk. */
const isTableId = (text: string): boolean => /^[a-z2-7]{16}$/.test(text);
