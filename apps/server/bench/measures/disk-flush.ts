import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that this disk takes for the least that we must ask of it: a few kilobytes written and flushed. */
export interface DiskFlush {
  readonly p50: number;
  readonly p99: number;
}

const FLUSHES = 400;
const GAP = 5;

/** No server can answer sooner than its disk: what the flushes alone take belongs beside every latency of ours. */
export const measureDiskFlush = async (folder: string): Promise<DiskFlush> => {
  const file = openSync(join(folder, 'flush'), 'a');
  const block = Buffer.alloc(4096, 1);
  const took: number[] = [];
  for (let i = 0; i < FLUSHES; i++) {
    const began = performance.now();
    writeSync(file, block);
    fdatasyncSync(file);
    took.push(performance.now() - began);
    await sleep(GAP);
  }
  closeSync(file);
  const sorted = took.sort((a, b) => a - b);
  return { p50: sorted[FLUSHES / 2] ?? Number.NaN, p99: sorted[Math.floor(FLUSHES * 0.99)] ?? Number.NaN };
};
