import { appendFileSync } from 'node:fs';
import { tenureOf } from '@vexillum/table/testing';
import { FolderInUse } from '../src/store/sqlite/faults.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';

/** What the store's tests run in a process of their own: one that is limited, or watched, from outside. */
const [task = '', folder = ''] = process.argv.slice(2);

// The signal that a file has grown too large: ignored, so that the write itself fails.
process.on('SIGXFSZ', () => undefined);

const note = (line: string): void => appendFileSync(process.env['COUNT_SYNCS_IN'] ?? '/dev/null', `${line}\n`);

const tell = (message: object): Promise<void> =>
  new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send?.(message);
  });

const store = await SqliteStore.open(folder).catch(async (error: unknown) => {
  if (task !== 'rival' || !(error instanceof FolderInUse)) throw error;
  await new Promise((resolve) => process.send?.({ event: 'refused' }, undefined, {}, resolve));
  process.exit(0);
});
const tenure = await tenureOf(store.tables, 't');

const oneByOne = async (): Promise<void> => {
  note('begin');
  for (let seq = 0; seq < 20; seq++) {
    await tenure.append(seq, [`value ${seq}`]);
    note('acknowledged');
  }
  note('end');
};

const allTogether = async (): Promise<void> => {
  note('begin');
  const append = (seq: number) => tenure.append(seq, [`value ${seq}`]).then(() => note('acknowledged'));
  await Promise.all(Array.from({ length: 100 }, (_, seq) => append(seq)));
  note('end');
};

const PADDING = 'x'.repeat(4000);

/** Writes until the disk is full, twenty times on, then until it goes again. */
const fill = async (): Promise<void> => {
  const acknowledged: string[] = [];
  let { length } = tenure.found;
  let refused = 0;
  const write = async (label: string): Promise<boolean> => {
    const value = `${label} ${acknowledged.length} ${refused} ${PADDING}`;
    try {
      await tenure.append(length, [value]);
      acknowledged.push(value);
      length += 1;
      return true;
    } catch {
      refused += 1;
      // What a room does: the table is reopened, and what is there counts.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tenure.reopen().then(
        () => ({ length } = tenure.found),
        () => undefined,
      );
      return false;
    }
  };
  for (let n = 0; n < 20; n++) await write('before');
  await tell({ event: 'warm' });
  while (refused < 20) await write('meanwhile');
  await tell({ event: 'full' });
  for (let done = 0; done < 20; ) if (await write('after')) done += 1;
  process.send?.({ event: 'done', acknowledged, refused }, undefined, {}, () => process.disconnect());
};

/** Small records beside each entry, for as long as it lives. */
const beside = async (): Promise<never> => {
  for (let seq = tenure.found.length; ; seq++) {
    await tenure.append(
      seq,
      [`value ${seq} ${'x'.repeat(seq % 3000)}`],
      [
        { put: 'length', value: String(seq + 1) },
        { put: `entry!${String(seq).padStart(8, '0')}`, value: `beside ${seq}` },
      ],
    );
    process.send?.({ seq });
  }
};

/** It should not have come so far. */
const rival = async (): Promise<void> => void process.send?.({ event: tenure.kind });

await ({ beside, rival, 'one-by-one': oneByOne, 'all-together': allTogether, fill }[task] ?? oneByOne)();
await store.close();
