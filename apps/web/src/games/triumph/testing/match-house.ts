import { commitment } from '@vexillum/ledger';
import { isRefusal, type Json, type LayerChanges, type SideRecords, type Snapshot } from '@vexillum/model';
import { changeInPlace, emptySnapshot } from '@vexillum/model';
import { diceAnchor, Room, seatsWithDice } from '@vexillum/table/room';
import { MemoryLogStore, testKeys, testSurroundings } from '@vexillum/table/testing';
import { grandTriumph, type Sealing } from '@vexillum/triumph';

const TABLE = 'g_played';

interface Written {
  readonly entry: { readonly changes?: object };
  readonly secrets?: { readonly [side: string]: { readonly part: string } };
}

const sideChanges = ({ secrets = {} }: Written) =>
  Object.fromEntries(
    Object.entries(secrets).flatMap(([side, { part }]) => {
      const { changes } = JSON.parse(part) as { changes?: LayerChanges<SideRecords> };
      return changes ? [[side, changes]] : [];
    }),
  );

const genesisOf = (houseRules: Record<string, boolean>) => ({
  game: grandTriumph.id,
  profile: grandTriumph.profiles[0]?.id ?? '',
  name: 'The ford',
  visibility: 'private' as const,
  houseRules: { 'hands-on': false, 'sealed-orders': true, ...houseRules },
  versions: { server: 'test' },
  gameId: TABLE,
  key: testKeys.public,
  dice: Object.fromEntries(seatsWithDice(grandTriumph).map((seat) => [seat, diceAnchor(testKeys, TABLE, seat)])),
});

/** For tests: the real room with the real game in it, its store in memory, and what chance it has from a seed. */
export class MatchHouse {
  readonly room: Room;
  readonly #store: MemoryLogStore;
  readonly #surroundings = testSurroundings(5);
  #acts = 0;

  static async open(houseRules: Record<string, boolean> = {}): Promise<MatchHouse> {
    const store = new MemoryLogStore();
    const surroundings = testSurroundings(7);
    const options = { table: TABLE, game: grandTriumph, store, surroundings, keys: testKeys };
    return new MatchHouse(await Room.create(options, genesisOf(houseRules)), store);
  }

  private constructor(room: Room, store: MemoryLogStore) {
    this.room = room;
    this.#store = store;
  }

  /** A refusal is a failed test. */
  async act(seatId: string, name: string, args: unknown): Promise<Json | undefined> {
    const seat = grandTriumph.seats.find(({ id }) => id === seatId);
    if (!seat) throw new Error(`no seat ${seatId}`);
    const id = `00000000-0000-4000-8000-${String(++this.#acts).padStart(12, '0')}`;
    const answer = await this.room.act(seat, seatId, { id, name, args });
    if (isRefusal(answer))
      throw new Error(`${name} was refused: ${answer.code} ${answer.field ?? ''} ${answer.message}`);
    return answer.result;
  }

  async sit(seatId: string, name: string): Promise<void> {
    await this.room.actByHouse('claim-seat', seatId, { name });
  }

  /** The table with everybody's secrets. */
  async snapshot(): Promise<Snapshot> {
    const snapshot = emptySnapshot(grandTriumph.sides);
    for (const value of await this.#store.read(TABLE, 0, 1_000_000)) {
      const written = JSON.parse(value) as Written;
      changeInPlace(snapshot, { public: written.entry.changes ?? {}, sides: sideChanges(written) });
    }
    return snapshot;
  }

  sealing(side: 'red' | 'blue'): Sealing {
    return {
      side,
      newSalt: () => [...this.#surroundings.newSalt()].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      digestOf: (of, slot, payload, salt) => commitment({ game: TABLE, side: of, slot, payload }, salt),
    };
  }

  shuffled<T>(things: readonly T[]): T[] {
    return this.#surroundings.chance.shuffled(things);
  }

  async file(view: 'public' | 'side' | 'full', seatId = 'red-captain'): Promise<string> {
    const seat = grandTriumph.seats.find(({ id }) => id === seatId);
    const pieces = seat && this.room.exportMatch(seat, view);
    if (!pieces || isRefusal(pieces)) throw new Error(`no file: ${JSON.stringify(pieces)}`);
    let text = '';
    for await (const piece of pieces) text += piece;
    return text;
  }
}
