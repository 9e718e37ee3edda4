import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Damaged, type Answer, Room, StoreFailure } from '@vexillum/table/room';
import {
  emptyStepOne,
  planNote,
  testGame,
  testGenesis,
  testKeys,
  TestPeer,
  testSeat,
  testSurroundings,
} from '@vexillum/table/testing';
import { closeCodes } from '@vexillum/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from './sqlite/sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';

const TABLE = 'table';
const SPOILT = `update entry set value = replace(value, 'early', 'later') where seq = 1`;

let ids = 0;
const say = (room: Room, text: string, to: 'table' | 'side'): Promise<Answer> => {
  const id = `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  return room.act(testSeat('red-captain'), 'Rosa', { id, name: 'say', args: { text, to } });
};

const sit = (room: Room, document: string): TestPeer => {
  const peer = new TestPeer({ id: document, seat: testSeat('red-captain'), document, wantsEvents: true });
  room.join(peer, undefined);
  room.receive(peer, emptyStepOne());
  return peer;
};

/** A table whose server died, in the hands of the next one, which has not read its ledger through; `harm` is what the disk did to it in between. */
const openedAgain = async (harm = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-being-read-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dying = await SqliteStore.open(folder);
  const options = { table: TABLE, game: testGame, keys: testKeys };
  const before = await Room.create({ ...options, store: dying.tables, surroundings: testSurroundings(7) }, testGenesis);
  await say(before, 'early', 'table');
  // Saves the snapshot from which the table is opened, without what comes before it.
  await before.forgotten(new Set());
  await say(before, 'the left wing first', 'side');
  await dying.close();
  const file = join(folder, 'vexillum.sqlite');
  const sqlite = openSqlite(file);
  if (harm !== '') sqlite.exec(harm);
  sqlite.close();

  const store = await SqliteStore.open(folder);
  onTestFinished(() => store.close());
  const lost: string[] = [];
  const surroundings = Object.assign(testSurroundings(8), { whenLost: (name: string) => lost.push(name) });
  const room = await Room.open({
    table: TABLE,
    store: store.tables,
    surroundings,
    beside: async () => ({ keys: testKeys }),
    gameOf: () => testGame,
  });
  if (!room) throw new Error('there is no such table');
  return { file, store, room, surroundings, lost };
};

it('a table that is found damaged as a side writes its plan is closed for everybody, who hear why when they come back', async () => {
  const { store, room, surroundings, lost } = await openedAgain(SPOILT);
  const [board, plan] = [sit(room, 'public'), sit(room, 'plan-red')];
  room.receive(plan, planNote('note:1', 'hold the hill').update);
  await expect.poll(() => lost).toEqual([TABLE]);
  expect([board.closed?.code, plan.closed?.code]).toEqual([closeCodes.busy, closeCodes.busy]);
  expect(surroundings.events.filter(({ kind }) => kind === 'damaged')).toHaveLength(1);
  await expect.poll(() => store.standing.ownerOf(TABLE)).toEqual({ kind: 'nobody' });
  await expect(store.tables.claim(TABLE)).rejects.toBeInstanceOf(Damaged);
});

it('whoever takes the match away from a table that is found damaged meanwhile is told so', async () => {
  const { room, lost } = await openedAgain(SPOILT);
  await expect(room.exportMatch(testSeat('red-captain'), 'side')).rejects.toBeInstanceOf(Damaged);
  expect(lost).toEqual([TABLE]);
});

it('whoever acts first after a disk could not be read for a moment is not refused for it', async () => {
  const { file, store, room, surroundings } = await openedAgain();
  renameSync(file, `${file}.away`);
  surroundings.clock.pass(1000);
  // The thread that reads for the room has failed with this.
  await expect(store.tables.readTexts(TABLE, undefined, 0, 1)).rejects.toBeInstanceOf(StoreFailure);
  renameSync(`${file}.away`, file);
  expect(await say(room, 'now', 'table')).toMatchObject({ kind: 'ack' });
});

it('no match is taken away from a table that cannot be read through just now', async () => {
  const { file, room } = await openedAgain();
  renameSync(file, `${file}.away`);
  await expect(room.exportMatch(testSeat('red-captain'), 'side')).rejects.toBeInstanceOf(StoreFailure);
  renameSync(`${file}.away`, file);
  expect(await room.exportMatch(testSeat('red-captain'), 'side')).not.toHaveProperty('kind');
});
