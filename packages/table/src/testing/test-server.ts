import { type Game, type Seat, plainText } from '@vexillum/model';
import { closeCodes } from '@vexillum/protocol';
import type { Genesis } from '../room/genesis.ts';
import type { Peer } from '../room/peer.ts';
import { Room } from '../room/room.ts';
import type { Surroundings } from '../room/surroundings.ts';
import type { MemoryStore } from './memory-store.ts';
import { TestDisk } from './test-disk.ts';
import { testKeys } from './test-keys.ts';
import type { TestSocket } from './test-socket.ts';

interface Line {
  readonly socket: TestSocket;
  readonly peer: Peer;
  readonly room: Promise<Room | undefined>;
}

/** One life of a server process: opens each table once, and hands sockets to it. */
export class TestServer {
  readonly disk: TestDisk;
  readonly #store: MemoryStore;
  readonly #game: Game;
  readonly #surroundings: Surroundings;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #lines = new Map<TestSocket, Line & { joined?: Room }>();
  #isDown = false;
  #peers = 0;

  constructor(game: Game, store: MemoryStore, surroundings: Surroundings) {
    this.#store = store;
    this.disk = new TestDisk(store);
    this.#game = game;
    // A dead process keeps no appointments.
    const { clock } = surroundings;
    const after = (milliseconds: number, run: () => void) => clock.after(milliseconds, () => this.#isDown || run());
    this.#surroundings = { ...surroundings, clock: { now: () => clock.now(), after } };
  }

  create(table: string, genesis: Genesis): Promise<Room> {
    const options = { table, game: this.#game, store: this.disk, surroundings: this.#surroundings, keys: testKeys };
    const room = Room.create(options, genesis);
    this.#rooms.set(table, room);
    return room;
  }

  room(table: string): Promise<Room | undefined> {
    let room = this.#rooms.get(table);
    if (!room) {
      const options = {
        table,
        store: this.disk,
        surroundings: this.#surroundings,
        beside: async () => ({ keys: testKeys }),
        gameOf: () => this.#game,
      };
      room = Room.open(options);
      this.#rooms.set(table, room);
      room.catch(() => this.#rooms.delete(table));
    }
    return room;
  }

  /** Takes a connection: opens its table, then lets it in. */
  take(socket: TestSocket): void {
    if (this.#isDown) return socket.end(1006, '');
    socket.isTaken = true;
    const url = new URL(socket.url);
    const [, , table = '', document = ''] = url.pathname.split('/');
    const seat = this.#game.seats.find(({ id }) => id === url.searchParams.get('seat'));
    socket.open();
    const close = (code: number, reason: string) => this.#close(socket, code, reason);
    if (!seat) return close(closeCodes.noSession, 'No such seat.');
    const peer = this.#peer(socket, seat, document, url.searchParams.get('events') === '1');
    const room = this.room(table);
    const line: Line & { joined?: Room } = { socket, peer, room };
    this.#lines.set(socket, line);
    room.then(
      (opened) => {
        if (this.#lines.get(socket) !== line) return;
        if (!opened) return close(closeCodes.notForYou, 'No such table.');
        line.joined = opened;
        opened.join(peer, url.searchParams.get('epoch') ?? undefined);
      },
      () => close(closeCodes.busy, 'The table cannot be opened just now.'),
    );
  }

  /** Whether a message that this socket has sent can be read now. */
  canRead(socket: TestSocket): boolean {
    return this.#lines.get(socket)?.joined !== undefined;
  }

  read(socket: TestSocket, message: Uint8Array): void {
    const line = this.#lines.get(socket);
    line?.joined?.receive(line.peer, message);
  }

  /** The connection is over, for the server to hear. */
  ended(socket: TestSocket): void {
    const line = this.#lines.get(socket);
    this.#lines.delete(socket);
    line?.joined?.leave(line.peer);
  }

  /** Dies at once. Some of what it was writing may still reach the disk. */
  async kill(landing: number): Promise<void> {
    this.#isDown = true;
    await this.disk.kill(landing);
    this.#store.kill();
  }

  /** Goes down in order: tells everyone, finishes writing. Somebody must keep the disk going meanwhile. */
  async stop(): Promise<void> {
    const rooms = await Promise.all([...this.#rooms.values()].map((room) => room.catch(() => undefined)));
    for (const { socket } of this.#lines.values()) this.#close(socket, closeCodes.restarting, 'The server restarts.');
    await Promise.all(rooms.flatMap((room) => (room ? [room.rest()] : [])));
    this.#isDown = true;
  }

  #close(socket: TestSocket, code: number, reason: string): void {
    if (!this.#isDown) socket.toClient.push({ code, reason });
  }

  #peer(socket: TestSocket, seat: Seat, document: string, wantsEvents: boolean): Peer {
    return {
      id: `peer-${++this.#peers}`,
      seat,
      name: seat.id,
      document,
      wantsEvents,
      get buffered() {
        return 0;
      },
      send: (messages) => {
        if (this.#isDown || socket.readyState !== 1) return;
        for (const bytes of messages) socket.toClient.push({ bytes: bytes.slice() });
      },
      close: (code, reason) => this.#close(socket, code, plainText(reason)),
    };
  }
}
