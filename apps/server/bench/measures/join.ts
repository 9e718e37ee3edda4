import { setTimeout as sleep } from 'node:timers/promises';
import * as Y from 'yjs';
import { Fleet } from '../load/fleet.ts';
import { said } from '../load/dialect.ts';
import { joinOnce, type Joined } from '../load/join-once.ts';
import type { BenchTable, Door } from '../load/player.ts';
import { median } from '../median.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import { RawSocket } from '../wire/raw-socket.ts';
import { syncUpdate } from '../wire/yjs-moves.ts';

export interface OldTable {
  readonly door: Door;
  readonly table: BenchTable;
  readonly fleet: Fleet;
}

export interface JoinTime {
  readonly milliseconds: number;
  readonly bytes: number;
}

const AT_ONCE = 400;
/** Milliseconds. */
const AT_REST = 500;
const JOINS = 25;

/** A table with a past: so many moves, then so many lines of log. */
export const playOldTable = async (server: MeasuredServer, moves: number, logLines: number): Promise<OldTable> => {
  const fleet = new Fleet(server, 4);
  const [table] = await fleet.tables(1);
  if (!table) throw new Error('no table');
  const old = { door: table.door, table, fleet };
  if (server.kind === 'ours') {
    await growLedger(old, moves, (player) => table.players[player]?.move());
    await growLedger(old, logLines, (player) => table.players[player]?.roll?.());
  } else {
    await moveAll(old, moves);
    await writeLog(old, logLines);
  }
  await sleep(1500); // a quiet second, in which ours tidies its documents up
  return old;
};

/** Joins one after the other, each just after a move, so that no answer lies ready. */
export const measureJoins = async ({ door, table }: OldTable): Promise<JoinTime> => {
  const joins: Joined[] = [];
  for (let i = 0; i < JOINS; i++) {
    table.players[i % 4]?.move();
    await sleep(20);
    joins.push(await joinOnce(door));
  }
  return {
    milliseconds: median(joins.map(({ milliseconds }) => milliseconds)),
    bytes: Math.max(...joins.map(({ bytes }) => bytes)),
  };
};

/** Acts until our ledger has grown by that much; what was lost while a document was rebuilt is done again. */
const growLedger = async ({ door }: OldTable, by: number, act: (player: number) => void): Promise<void> => {
  let { head } = await joinOnce(door);
  const until = head + by;
  while (head < until) {
    const sent = Math.min(AT_ONCE, until - head);
    for (let i = sent; i > 0; i--) act(i % 4);
    head = await headUpTo(door, head, head + sent);
  }
};

/** The ledger's head once it is there, or no longer moves: what was sent while a document was rebuilt is lost. */
const headUpTo = async (door: Door, from: number, wanted: number): Promise<number> => {
  let head = from;
  for (let movedAt = performance.now(); head < wanted && performance.now() - movedAt < AT_REST; ) {
    await sleep(10);
    const next = (await joinOnce(door)).head;
    if (next !== head) movedAt = performance.now();
    head = next;
  }
  return head;
};

const moveAll = async (old: OldTable, moves: number): Promise<void> => {
  for (let i = 0; i < moves; i++) {
    old.table.players[i % 4]?.move();
    if (i % AT_ONCE === 0) await sleep(20);
  }
  await settled(old);
};

/** When its clients have heard nothing new for a while: what was sent may wait at the server. */
const settled = async ({ table }: OldTable): Promise<void> => {
  for (let before = -1; table.frames !== before; ) {
    before = table.frames;
    await sleep(500);
  }
};

/** A stock client that keeps a log in the shared document. */
const writeLog = async (old: OldTable, lines: number): Promise<void> => {
  const { door } = old;
  const socket = await RawSocket.open(door);
  if (door.dialect.greeting) socket.send(door.dialect.greeting);
  const doc = new Y.Doc();
  doc.on('update', (update: Uint8Array) => socket.send(said(door.dialect, syncUpdate(update))));
  for (let i = 0; i < lines; i++) {
    doc
      .getArray('log')
      .push([
        { at: new Date().toISOString(), seat: 'red-captain', event: { kind: 'dice-rolled', values: [1 + (i % 6)] } },
      ]);
    if (i % AT_ONCE === 0) await sleep(10);
  }
  await settled(old);
  socket.close();
};
