import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Seat, plainText } from '@vexillum/model';
import { isRefusal } from '@vexillum/model';
import { type TableStore, Room } from '@vexillum/table/room';
import { MemoryStore, testKeys } from '@vexillum/table/testing';
import { grandTriumph, sampleArmies } from '@vexillum/triumph';
import { diceAnchors } from '../src/keys/dice-anchors.ts';
import { createSigning } from '../src/keys/sign-head.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { systemChance } from '../src/system-chance.ts';
import { systemClock } from '../src/system-clock.ts';
import { poseOf, STANDS } from './load/a-table.ts';
import { seatReaders } from './load/mute-reader.ts';
import { median } from './median.ts';
import { hashText } from '../src/keys/hash-text.ts';

/** What one move costs inside the server: a room with four readers that throw everything away, without sockets. */
export interface ActionCost {
  /** Microseconds of the process, all threads, while moves keep coming. */
  readonly busy: number;
  /** Milliseconds of one move alone, from asking to the answer: on disk and shown. */
  readonly alone: number;
}

const AT_ONCE = 50;
const captain: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };

const surroundings = {
  clock: systemClock,
  chance: systemChance,
  newSalt: () => randomBytes(32),
  hashText,
  signHead: createSigning().signHead,
  tell: () => undefined,
};

const done = async (room: Room, name: string, args: object): Promise<unknown> => {
  const answer = await room.act(captain, 'Red', { id: randomUUID(), name, args });
  if (isRefusal(answer)) throw new Error(`${name}: ${answer.code}: ${plainText(answer.words)}`);
  return answer.result;
};

const deployedRoom = async (store: TableStore): Promise<{ room: Room; stands: string[] }> => {
  const genesis = { game: grandTriumph.id, profile: grandTriumph.profiles[0]?.id ?? '', name: 'Bench' } as const;
  const details = { visibility: 'private', houseRules: {}, versions: {} } as const;
  const dice = await diceAnchors(testKeys, 'bench', grandTriumph);
  const room = await Room.create(
    { table: 'bench', game: grandTriumph, store, surroundings, keys: testKeys },
    { ...genesis, ...details, gameId: 'bench', key: testKeys.public, dice },
  );
  const sample = sampleArmies[0]?.army;
  if (!sample) throw new Error('there is no sample army');
  const { length } = sample.stands;
  const many = Array.from({ length: STANDS }, (_, i) => sample.stands[i % length]).flatMap((stand) => stand ?? []);
  const halfPoints = many.reduce((sum, stand) => sum + stand.halfPoints, 0);
  const { stands } = (await done(room, 'bring-army', {
    side: 'red',
    army: { ...sample, halfPoints, stands: many },
  })) as {
    stands: string[];
  };
  await done(room, 'place-stands', { stands: stands.map((id, i) => ({ id, pose: poseOf(i, 0) })) });
  seatReaders(room, captain, 4);
  return { room, stands };
};

const measure = async (store: TableStore, moves: number): Promise<ActionCost> => {
  const { room, stands } = await deployedRoom(store);
  let count = 0;
  const move = () => done(room, 'move-stands', { moves: [{ id: stands[++count % STANDS], to: poseOf(count, count) }] });
  const keepMoving = async (many: number) => {
    for (let i = 0; i < many; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, move));
  };
  await keepMoving(moves / 2);
  const before = process.cpuUsage();
  await keepMoving(moves);
  const { user, system } = process.cpuUsage(before);
  const alone: number[] = [];
  for (let i = 0; i < 200; i++) {
    const began = performance.now();
    await move();
    alone.push(performance.now() - began);
  }
  await room.rest();
  return { busy: (user + system) / moves, alone: median(alone) };
};

const moves = Number(process.argv[2] ?? 6000);
const folder = mkdtempSync(join(tmpdir(), 'vexillum-cost-'));
const level = await SqliteStore.open(folder);
const costs = { disk: await measure(level.tables, moves), memory: await measure(new MemoryStore(), moves) };
await level.close();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(costs));
process.exit(0);
