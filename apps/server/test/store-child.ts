import { appendFileSync } from 'node:fs';
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

const store = await SqliteStore.open(folder);
const opened = await store.open('t');

const oneByOne = async (): Promise<void> => {
  note('begin');
  for (let seq = 0; seq < 20; seq++) {
    await store.append('t', opened.epoch, seq, [`value ${seq}`]);
    note('acknowledged');
  }
  note('end');
};

const allTogether = async (): Promise<void> => {
  note('begin');
  const append = (seq: number) =>
    store.append('t', opened.epoch, seq, [`value ${seq}`]).then(() => note('acknowledged'));
  await Promise.all(Array.from({ length: 100 }, (_, seq) => append(seq)));
  note('end');
};

const PADDING = 'x'.repeat(4000);

/** Writes until the disk is full, twenty times on, then until it goes again. */
const fill = async (): Promise<void> => {
  const acknowledged: string[] = [];
  let { epoch, length } = opened;
  let refused = 0;
  const write = async (label: string): Promise<boolean> => {
    const value = `${label} ${acknowledged.length} ${refused} ${PADDING}`;
    try {
      await store.append('t', epoch, length, [value]);
      acknowledged.push(value);
      length += 1;
      return true;
    } catch {
      refused += 1;
      // What a room does: the table is reopened, and what is there counts.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await store.open('t').then(
        (again) => ({ epoch, length } = again),
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

await ({ 'one-by-one': oneByOne, 'all-together': allTogether, fill }[task] ?? oneByOne)();
await store.close();
