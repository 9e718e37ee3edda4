import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { commitment } from '@vexillum/ledger';
import { defineAction, type Game, isRefusal, type Json, type Seat, plainText } from '@vexillum/model';
import { type TableStore, Room } from '@vexillum/table/room';
import { MemoryStore, testGame, testGenesis, testKeys } from '@vexillum/table/testing';
import { diceAnchors } from '../src/keys/dice-anchors.ts';
import { createSigning } from '../src/keys/sign-head.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { systemChance } from '../src/system-chance.ts';
import { systemClock } from '../src/system-clock.ts';
import { median } from './median.ts';
import { type DeedCost, type TrustDeed, trustDeeds } from './trust-deeds.ts';
import { hashText } from '../src/keys/hash-text.ts';

/** What rolling, sealing and revealing cost inside the server, beside an action that does nothing. */

const captain: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };

const nothing = defineAction({
  name: 'do-nothing',
  says: 'Does nothing.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: () => undefined,
  run: () => ({ changes: {} }),
});

const game: Game = { ...testGame, actions: [...testGame.actions, nothing] };

const surroundings = {
  clock: systemClock,
  chance: systemChance,
  newSalt: () => randomBytes(32),
  hashText,
  signHead: createSigning().signHead,
  tell: () => undefined,
};

const roomOn = async (store: TableStore): Promise<Room> => {
  const dice = await diceAnchors(testKeys, 'table', game);
  return Room.create({ table: 'table', game, store, surroundings, keys: testKeys }, { ...testGenesis, dice });
};

/** What a browser sends; prepared before the clock runs, since sealing is the browser's work. */
const argsOf: Readonly<Record<TrustDeed, (i: number) => readonly [name: string, args: Json]>> = {
  nothing: () => ['do-nothing', {}],
  roll: (i) => ['roll-dice', { dice: [6, 6, 6], why: `roll ${i}` }],
  seal: (i) => {
    const [k, p, salt] = [`slot.${i}`, { edge: 'LF' }, randomBytes(32).toString('hex')];
    const c = commitment({ game: 'table', side: 'red', slot: k, payload: p }, salt);
    return ['seal-orders', { batch: [{ k, c, salt, p }] }];
  },
  reveal: (i) => ['reveal-secrets', { keys: [`slot.${i}`] }],
};

const measure = async (store: TableStore, many: number): Promise<Record<TrustDeed, DeedCost>> => {
  const room = await roomOn(store);
  const costs: Partial<Record<TrustDeed, DeedCost>> = {};
  for (const deed of trustDeeds) {
    const prepared = Array.from({ length: many }, (_, i) => argsOf[deed](i));
    const alone: number[] = [];
    const before = process.cpuUsage();
    for (const [name, args] of prepared) {
      const began = performance.now();
      const answer = await room.act(captain, 'Red', { id: randomUUID(), name, args });
      if (isRefusal(answer)) throw new Error(`${name}: ${answer.code}: ${plainText(answer.words)}`);
      alone.push(performance.now() - began);
    }
    const { user, system } = process.cpuUsage(before);
    costs[deed] = { busy: (user + system) / many, alone: median(alone) };
  }
  await room.rest();
  return costs as Record<TrustDeed, DeedCost>;
};

const many = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'vexillum-trust-'));
const level = await SqliteStore.open(folder);
await measure(new MemoryStore(), many);
const inMemory = await measure(new MemoryStore(), many);
const onDisk = await measure(level.tables, Math.min(many, 300));
await level.close();
rmSync(folder, { recursive: true, force: true });
const costs = Object.fromEntries(
  trustDeeds.map((deed) => [deed, { busy: inMemory[deed].busy, alone: onDisk[deed].alone }]),
);
console.log(JSON.stringify(costs));
process.exit(0);
