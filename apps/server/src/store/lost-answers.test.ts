import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { howMany } from '@vexillum/model/testing';
import { type Answer, encodeRecord, Room } from '@vexillum/table/room';
import {
  readTalk,
  readWholeLog,
  seededRandom,
  settled,
  testGame,
  testGenesis,
  testKeys,
  testSeat,
  testSurroundings,
} from '@vexillum/table/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseThread } from './sqlite/database-thread.ts';
import { AnswerLost, DiskFault } from './sqlite/faults.ts';
import { SqliteStore } from './sqlite-store.ts';

const ACTIONS = howMany(600, 10_000);
const TOGETHER = 5;

/** From here on the thread of the database is not reached at times, or does what it was asked and is not heard. */
const loseAnswers = (chance: () => number): void => {
  const { ask } = DatabaseThread.prototype;
  const spy = vi.spyOn(DatabaseThread.prototype, 'ask');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(async function (this: DatabaseThread, ...asked: Parameters<typeof ask>) {
    if (asked[0] === 'close') return ask.apply(this, asked);
    if (chance() < 0.1) throw new DiskFault('not reached');
    const answer = await ask.apply(this, asked);
    if (chance() < 0.1) throw new AnswerLost('the thread of the database has ended');
    return answer;
  } as typeof ask);
};

/** Of the entry, or of all that sides have said to themselves in it. */
const idsIn = (value: string): readonly string[] => {
  const { entry, secrets = {} } = JSON.parse(value) as {
    readonly entry: { readonly id?: string };
    readonly secrets?: Record<string, { readonly part: string }>;
  };
  if (entry.id !== undefined) return [entry.id];
  const parts = Object.values(secrets).map(({ part }) => JSON.parse(part) as { talk?: { readonly id: string }[] });
  return parts.flatMap(({ talk = [] }) => talk.map(({ id }) => id));
};

it(`of ${ACTIONS} actions at a table on disk, whose answers are lost at random, nobody is told a lie`, async () => {
  expect(idsIn(encodeRecord('{"id":"one"}', {}))).toEqual(['one']);
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-lost-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = await SqliteStore.open(folder);
  onTestFinished(() => store.close());
  const surroundings = testSurroundings(7);
  const room = await Room.create(
    { table: 'table', game: testGame, store: store.tables, surroundings, keys: testKeys },
    testGenesis,
  );
  loseAnswers(seededRandom(2026));
  const chance = seededRandom(7);
  const fates = new Map<string, Answer | undefined>();
  const newId = () => `00000000-0000-4000-8000-${String(fates.size).padStart(12, '0')}`;
  for (let n = 0; n < ACTIONS; n += TOGETHER) {
    const ids = Array.from({ length: TOGETHER }, () => {
      const id = newId();
      fates.set(id, undefined);
      const asked = { id, name: 'say', args: { text: 'heard?', to: chance() < 0.5 ? 'table' : 'side' } };
      void room.act(testSeat('red-captain'), 'Rosa', asked).then((answer) => fates.set(id, answer));
      return id;
    });
    if (chance() < 0.1) {
      const step = { id: newId(), name: 'advance-step', args: { to: 1 } };
      fates.set(step.id, undefined);
      ids.push(step.id);
      void room.act(testSeat('umpire'), 'Ute', step).then((answer) => fates.set(step.id, answer));
    }
    while (ids.some((id) => fates.get(id) === undefined)) {
      await settled();
      surroundings.clock.pass(100);
    }
  }
  vi.restoreAllMocks();
  const waiting = await readTalk(store.tables, 'table');
  const all = [...(await readWholeLog(store.tables, 'table')).flatMap(idsIn), ...waiting.map(({ id }) => id)];
  const inLedger = new Set(all);
  expect(all.length, 'nothing was done twice').toBe(inLedger.size);
  const lies = [...fates].filter(([id, answer]) => inLedger.has(id) !== (answer?.kind === 'ack'));
  expect(lies).toEqual([]);
  const refused = [...fates.values()].flatMap((answer) => (answer?.kind === 'refusal' ? [answer.code] : []));
  expect(new Set(refused)).toEqual(new Set(['not-saved']));
  expect(refused.length).toBeGreaterThan(ACTIONS / 20);
  expect(inLedger.size).toBeGreaterThan(ACTIONS / 2);
});
