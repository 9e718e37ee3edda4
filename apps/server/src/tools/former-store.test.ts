import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_BYTES } from '@vexillum/table/room';
import { ClassicLevel } from 'classic-level';
import { expect, it, onTestFinished } from 'vitest';
import { FormerStore } from './former-store.ts';

/** How many entries each of its chunks has, and all of them in a row. */
const dumped = async (values: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-former-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const level = new ClassicLevel(folder);
  await level.open();
  const batch = level.batch();
  for (const [seq, value] of values.entries()) batch.put(`l!table!${String(seq).padStart(16, '0')}`, value);
  await batch.write();
  await level.close();
  const store = await FormerStore.open(folder);
  onTestFinished(() => store.close());
  const found: string[] = [];
  const sizes: number[] = [];
  for await (const chunk of store.dump('table')) {
    if (chunk.kind !== 'records') continue;
    expect(chunk.from).toBe(found.length);
    found.push(...chunk.values);
    sizes.push(chunk.values.length);
  }
  expect(found).toEqual(values);
  return sizes;
};

it('reads a thousand entries at a time, and all of them', async () => {
  expect(await dumped(Array.from({ length: 2500 }, (_, seq) => `entry ${seq}`))).toEqual([1000, 1000, 500]);
  expect(await dumped(Array.from({ length: 1000 }, (_, seq) => `entry ${seq}`))).toEqual([1000]);
});

it('reads fewer where they are large', async () => {
  const large = 'x'.repeat(PAGE_BYTES / 2);
  expect(await dumped(['a', large, large, 'x'.repeat(PAGE_BYTES + 1), 'b'])).toEqual([2, 1, 1, 1]);
});
