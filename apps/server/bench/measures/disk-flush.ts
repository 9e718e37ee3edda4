import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from './beyond-the-disk.ts';

/** Milliseconds that this disk takes for the least that we must ask of it: a few kilobytes written and flushed. */
export interface DiskFlush {
  readonly p50: number;
  readonly p99: number;
}

const FLUSHES = 400;
const GAP = 5;
const BESIDE = 25;

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

export interface FlushWatch {
  /** Those that ended since this was asked last. */
  take(): readonly Span[];
  stop(): Promise<void>;
}

/** Flushes a few kilobytes again and again beside a server, and never keeps this process waiting. */
export const watchFlushes = (folder: string): FlushWatch => {
  let flushes: Span[] = [];
  let isStopped = false;
  const flushing = (async () => {
    const file = await open(join(folder, 'flush'), 'w');
    const block = Buffer.alloc(4096, 1);
    while (!isStopped) {
      await file.write(block, 0, block.length, 0);
      const began = performance.now();
      await file.datasync();
      flushes.push({ began, ended: performance.now() });
      await sleep(BESIDE);
    }
    await file.close();
  })();
  return {
    take: () => {
      const told = flushes;
      flushes = [];
      return told;
    },
    stop: () => {
      isStopped = true;
      return flushing;
    },
  };
};
