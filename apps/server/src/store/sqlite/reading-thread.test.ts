import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Database } from './database.ts';
import { ReadingThread } from './reading-thread.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vexillum-reading-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// A thread that is stopped while SQLite works in it takes the whole process with it.
it('ends in the middle of its work without harm, whenever that is, and answers everybody who waits', async () => {
  const database = new Database(scratch);
  const entries = Array.from({ length: 3000 }, (_, seq) => ({
    kind: 'entry' as const,
    table: 'aaaaaaaaaaaaaaaa',
    seq,
    value: 'e'.repeat(2000),
  }));
  expect(database.write([entries])).toEqual([undefined]);
  for (let times = 0; times < 12; times++) {
    const thread = new ReadingThread({ database: join(scratch, 'vexillum.sqlite') });
    const look = () => thread.look({ table: 'aaaaaaaaaaaaaaaa', from: 0, head: undefined, size: 5e6 });
    // It has begun to work.
    await expect(look()).rejects.toThrow('the chain of table');
    const waiting = Promise.allSettled(Array.from({ length: 40 }, look));
    for (let turns = 0; turns < times * 100; turns++) await new Promise((resolve) => setImmediate(resolve));
    await thread.end();
    expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set(['rejected']));
  }
  database.close();
});

it('answers who asks while the thread before it ends', async () => {
  const thread = new ReadingThread({ database: join(scratch, 'vexillum.sqlite') });
  const look = () => thread.look({ table: 'nobody', from: 0, head: undefined, size: 1 });
  await look();
  const ending = thread.end();
  const later = look();
  await ending;
  expect(await later).toMatchObject({ isWhole: true });
  await thread.end();
});
