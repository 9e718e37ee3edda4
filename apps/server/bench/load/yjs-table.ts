import { syncMessage } from '@vexillum/protocol';
import type { Kind } from '../kinds.ts';
import { RawSocket } from '../wire/raw-socket.ts';
import { firstUpdate, YjsMover } from '../wire/yjs-moves.ts';
import { deal, poseOf, STANDS } from './a-table.ts';
import { type Dialect, dialectOf, said } from './dialect.ts';
import type { Flights } from './flights.ts';
import { askForAll } from './our-player.ts';
import type { BenchTable, Door, Player } from './player.ts';

const STEP_TWO = 1;
let tables = 0;
let movers = 1000;

/** A client and a clock name a move; the product stays a safe integer. */
const keyOf = (client: number, clock: number): number => client * 2 ** 24 + clock;

class YjsPlayer implements Player {
  readonly #socket: RawSocket;
  readonly #stands: readonly number[];
  readonly #flights: Flights | undefined;
  readonly #dialect: Dialect;
  readonly #mover = new YjsMover(++movers);
  #moves = 0;

  /** `flights`: where this player's moves are watched. The table's watcher does not watch itself. */
  constructor(socket: RawSocket, dialect: Dialect, stands: readonly number[], flights: Flights | undefined) {
    this.#socket = socket;
    this.#dialect = dialect;
    this.#stands = stands;
    this.#flights = flights;
  }

  move(): boolean {
    const stand = this.#stands[this.#moves % this.#stands.length] as number;
    const { client, clock } = this.#mover;
    const message = this.#mover.move(stand, poseOf(stand, ++this.#moves));
    this.#flights?.launch(keyOf(client, clock));
    this.#socket.send(said(this.#dialect, message));
    return true;
  }
}

/** Reads the numbers at the front of an update message: type, step, length, clients, structs, client, clock. */
const watch =
  (flights: Flights, { prefix }: Dialect) =>
  (message: Buffer): void => {
    let at = prefix.length;
    const next = (): number => {
      let value = 0;
      for (let scale = 1; ; scale *= 128) {
        const byte = message[at++] ?? 0;
        value += (byte & 127) * scale;
        if (byte < 128) return value;
      }
    };
    if (next() !== 0 || next() !== 2) return;
    next();
    if (next() !== 1 || next() !== 1) return;
    flights.land(keyOf(next(), next()));
  };

/** A client that has the whole document, as far as there is one: some servers read from their disk first. */
const openSynced = async (door: Door): Promise<RawSocket> => {
  const { prefix, greeting } = door.dialect;
  let hear: () => void = () => undefined;
  const isSynced = new Promise<void>((resolve) => (hear = resolve));
  const socket = await RawSocket.open(door, (message) => {
    if (message[prefix.length] === syncMessage && message[prefix.length + 1] === STEP_TWO) hear();
  });
  if (greeting) socket.send(greeting);
  socket.send(said(door.dialect, askForAll));
  await isSynced;
  socket.listener = undefined;
  return socket;
};

/** A table on a server of Yjs documents, or on the raw broadcast, which does not look at what it passes on: the same clients with the same bytes. */
export const openYjsTable = async (
  kind: Kind,
  port: number,
  clients: number,
  flights: Flights,
): Promise<BenchTable> => {
  const name = `table-${++tables}`;
  const dialect = dialectOf(kind, name);
  const door: Door = { port, path: `/${name}`, dialect };
  const sockets: RawSocket[] = [];
  for (let i = 0; i < clients; i++) sockets.push(await (kind === 'raw' ? RawSocket.open(door) : openSynced(door)));
  if (kind !== 'raw') sockets[0]?.send(said(dialect, firstUpdate));
  if (sockets[0]) sockets[0].listener = watch(flights, dialect);
  const hands = deal(
    Array.from({ length: STANDS }, (_, stand) => stand),
    clients,
  );
  const players = sockets.map(
    (socket, i) => new YjsPlayer(socket, dialect, hands[i] ?? [], i === 0 ? undefined : flights),
  );
  return {
    players,
    comebacks: 0,
    get frames() {
      return sockets.reduce((sum, socket) => sum + socket.reader.frames, 0);
    },
    door,
    close: () => sockets.forEach((socket) => socket.close()),
  };
};
