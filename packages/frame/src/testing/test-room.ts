import {
  changeInPlace,
  emptySnapshot,
  type Game,
  isRefusal,
  type Json,
  type Kinds,
  type NoKinds,
  type LayerChanges,
  type LogLine,
  type Refusal,
  type SideRecords,
  type Snapshot,
  type TableHappening,
  type RuleValues,
  plainText,
} from '@vexillum/model';
import { diceAnchor, Room, seatsWithDice } from '@vexillum/table/room';
import { MemoryStore, readMatch, testKeys, testSurroundings } from '@vexillum/table/testing';

interface Written {
  readonly entry: { readonly seq: number; readonly at: string; readonly seat?: string; readonly changes?: object };
  readonly event?: TableHappening;
  readonly secrets?: { readonly [side: string]: { readonly part: string } };
}

const sideChanges = ({ secrets = {} }: Written) =>
  Object.fromEntries(
    Object.entries(secrets).flatMap(([side, { part }]) => {
      const { changes } = JSON.parse(part) as { changes?: LayerChanges<SideRecords> };
      return changes ? [[side, changes]] : [];
    }),
  );

export interface TestRoomOptions<K extends Kinds = NoKinds> {
  readonly table: string;
  readonly game: Game<K>;
  readonly name: string;
  readonly houseRules: RuleValues;
  readonly profile?: string;
}

const genesisOf = ({ table, game, name, houseRules, profile }: TestRoomOptions) => ({
  game: game.id,
  profile: profile ?? game.profiles[0]?.id ?? '',
  name,
  visibility: 'private' as const,
  houseRules,
  versions: { server: 'test' },
  gameId: table,
  key: testKeys.public,
  dice: Object.fromEntries(seatsWithDice(game).map((seat) => [seat, diceAnchor(testKeys, table, seat)])),
});

/** For tests: the real room with a real game in it, its store in memory, and what chance it has from a seed. */
export class TestRoom<K extends Kinds = NoKinds> {
  readonly room: Room;
  readonly #store: MemoryStore;
  readonly #options: TestRoomOptions<K>;
  readonly #snapshot: Snapshot<K>;
  #read = 0;
  #acts = 0;

  static async openRoom(options: TestRoomOptions): Promise<{ room: Room; store: MemoryStore }> {
    const store = new MemoryStore();
    const { table, game } = options;
    const surroundings = testSurroundings(7);
    return { room: await Room.create({ table, game, store, surroundings, keys: testKeys }, genesisOf(options)), store };
  }

  constructor({ room, store }: { readonly room: Room; readonly store: MemoryStore }, options: TestRoomOptions<K>) {
    this.room = room;
    this.#store = store;
    this.#options = options;
    this.#snapshot = emptySnapshot(options.game.sides, options.game.kinds);
  }

  #seat(id: string) {
    const seat = this.#options.game.seats.find((one) => one.id === id);
    if (!seat) throw new Error(`no seat ${id}`);
    return seat;
  }

  async attempt(seatId: string, name: string, args: unknown): Promise<{ readonly result?: Json } | Refusal> {
    const id = `00000000-0000-4000-8000-${String(++this.#acts).padStart(12, '0')}`;
    return await this.room.act(this.#seat(seatId), seatId, { id, name, args });
  }

  /** A refusal is a failed test. */
  async act(seatId: string, name: string, args: unknown): Promise<Json | undefined> {
    const answer = await this.attempt(seatId, name, args);
    if (isRefusal(answer))
      throw new Error(`${name} was refused: ${answer.code} ${answer.field ?? ''} ${plainText(answer.words)}`);
    return answer.result;
  }

  async sit(seatId: string, name: string): Promise<void> {
    await this.room.actAsSteward('claim-seat', seatId, { name });
  }

  /** The table with everybody's secrets. */
  async snapshot(): Promise<Snapshot<K>> {
    const values = await this.#store.read(this.#options.table, this.#read, 1_000_000);
    this.#read += values.length;
    for (const value of values) {
      const written = JSON.parse(value) as Written;
      changeInPlace(this.#snapshot, { public: written.entry.changes ?? {}, sides: sideChanges(written) });
    }
    return this.#snapshot;
  }

  /** The log as the room has written it, every line of it. */
  async lines(): Promise<readonly LogLine[]> {
    const values = await this.#store.read(this.#options.table, 0, 1_000_000);
    return values.flatMap((value) => {
      const { entry, event } = JSON.parse(value) as Written;
      return event ? [{ seq: entry.seq, at: entry.at, seat: entry.seat ?? '', event }] : [];
    });
  }

  async file(view: 'public' | 'side' | 'full', seatId: string): Promise<string> {
    const pieces = await this.room.exportMatch(this.#seat(seatId), view);
    if (isRefusal(pieces)) throw new Error(`no file: ${pieces.code}`);
    return readMatch(pieces);
  }
}
