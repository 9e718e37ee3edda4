import type { Game, Json, RuleValues } from '@vexillum/model';
import type { Head } from '@vexillum/protocol';
import type { Answer } from '../room/answer.ts';
import { Room } from '../room/room.ts';
import type { TableStore } from '../room/store.ts';
import { undoableIn } from '../room/table-actions.ts';
import { foldRecords, TableState } from '../room/table-state.ts';
import { MemoryStore } from './memory-store.ts';
import { readTalk } from './read-talk.ts';
import { readWholeLog } from './read-whole-log.ts';
import { settled } from './settled.ts';
import { TestClock } from './test-clock.ts';
import { standsBrought, testArmy, testGame, testGenesis, testSeat } from './test-game.ts';
import { testKeys } from './test-keys.ts';
import { emptyStepOne, TestPeer } from './test-peer.ts';
import { testSurroundings } from './test-surroundings.ts';

const TABLE = 'table';

export interface TestTableOptions {
  readonly game?: Game;
  readonly houseRules?: RuleValues;
  /** By which it is begun. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** A room with a store, a clock and peers that the test holds in its hand. */
export class TestTable {
  readonly game: Game;
  readonly memory: MemoryStore;
  readonly store: TableStore;
  readonly clock = new TestClock();
  readonly surroundings = testSurroundings(7, this.clock);
  readonly #used: { ids: number; peers: number } = { ids: 0, peers: 0 };
  #room: Room | undefined;

  /** Makes the table. `wrap` puts something between the room and its store. */
  static async create(
    wrap: (store: TableStore) => TableStore = (store) => store,
    { game = testGame, houseRules = {}, versions = testGenesis.versions }: TestTableOptions = {},
  ): Promise<TestTable> {
    const table = new TestTable(wrap, game);
    await table.#create(houseRules, versions);
    return table;
  }

  private constructor(wrap: (store: TableStore) => TableStore, game: Game) {
    this.game = game;
    this.memory = new MemoryStore();
    this.store = wrap(this.memory);
  }

  async #create(houseRules: RuleValues, versions: Readonly<Record<string, string>>): Promise<void> {
    const { game, store, surroundings } = this;
    const genesis = { ...testGenesis, houseRules, versions };
    this.#room = await Room.create({ table: TABLE, game, store, surroundings, keys: testKeys }, genesis);
  }

  get room(): Room {
    if (!this.#room) throw new Error('the table is closed');
    return this.#room;
  }

  /** A new room for the same table, as after a kill: nobody told the old one. */
  async openAnew(): Promise<Room> {
    const { game, store, surroundings } = this;
    this.memory.kill();
    this.#room = await Room.open({
      table: TABLE,
      store,
      surroundings,
      beside: async () => ({ keys: testKeys }),
      gameOf: () => game,
    });
    return this.room;
  }

  /** Closes the room as a server does that goes down in order, and opens it again. */
  async restAndOpen(): Promise<Room> {
    await this.room.rest();
    return this.openAnew();
  }

  /** A UUID that no other call has answered. */
  newId(): string {
    return `00000000-0000-4000-8000-${String(++this.#used.ids).padStart(12, '0')}`;
  }

  /** Acts on what the player says that they have seen. */
  actUpon(seen: Head, seat: string, name: string, args: Json): Promise<Answer> {
    return this.room.act(testSeat(seat), `${seat} the Bold`, { id: this.newId(), name, args, seen });
  }

  act(seat: string, name: string, args: Json, id = this.newId()): Promise<Answer> {
    return this.room.act(testSeat(seat), `${seat} the Bold`, { id, name, args });
  }

  /** Brings an army and places so many of its stands; answers all their ids. */
  async deploy(side: 'red' | 'blue', size = 6, placed = size): Promise<string[]> {
    const captain = `${side}-captain`;
    const stands = standsBrought(await this.act(captain, 'bring-army', testArmy(side, size)));
    const poses = stands.slice(0, placed).map((id, i) => ({ id, pose: [i * 2000, 1000, 0] }));
    if (poses.length > 0) await this.act(captain, 'place-stands', { stands: poses });
    return stands;
  }

  move(seat: string, id: string, to: readonly [number, number, number], actionId = this.newId()): Promise<Answer> {
    return this.act(seat, 'move-stands', { moves: [{ id, to: [...to] }] }, actionId);
  }

  /** A socket that has joined and was given the document. */
  sit(seat: string, document = 'public', epoch?: string): TestPeer {
    const peer = this.approach(seat, document, epoch);
    if (!peer.closed) this.room.receive(peer, emptyStepOne());
    return peer;
  }

  /** A socket that has joined and asked for nothing. */
  approach(seat: string, document = 'public', epoch?: string, wantsEvents = document === 'public'): TestPeer {
    const id = `peer-${++this.#used.peers}`;
    const peer = new TestPeer({ id, seat: testSeat(seat), document, wantsEvents });
    this.room.join(peer, epoch);
    return peer;
  }

  /** Lets log lines and quiet seconds come, one second at a time. */
  async pass(seconds: number): Promise<void> {
    for (let i = 0; i < seconds; i++) {
      this.clock.pass(1000);
      await settled();
    }
  }

  values(from = 0): Promise<string[]> {
    return readWholeLog(this.memory, TABLE, from);
  }

  /** What the ledger says, from genesis on, and on top of it what sides have said to themselves since. */
  async folded(): Promise<TableState> {
    const state = foldRecords(new TableState(testGame), await this.values(), undoableIn(this.game));
    for (const line of await readTalk(this.memory, TABLE)) state.hear(line);
    return state;
  }
}
