import { expect, it } from 'vitest';
import { ownMemory, QuietCollection } from './quiet-collection.ts';

const begun = () => {
  const process = { resident: 190, cpu: 3, live: 250, collections: 0 };
  let look: () => void = () => undefined;
  const told: (readonly [number, number])[] = [];
  const quiet = new QuietCollection({
    resident: () => process.resident,
    cpu: () => process.cpu,
    collect: () => {
      process.collections++;
      process.resident = process.live;
      process.cpu += 0.3;
    },
    every: (_, run) => {
      look = run;
      return () => (look = () => undefined);
    },
    onCollected: (before, after) => told.push([before, after]),
  });
  /** Half a minute with so much work, after which so much lies in memory. */
  const pass = (cpu: number, resident = process.resident) => {
    process.cpu += cpu;
    process.resident = resident;
    look();
  };
  return { process, pass, told, quiet };
};

it('what an evening has left is given back in the first quiet half minute, and not before', () => {
  const { process, pass, told } = begun();
  pass(12, 430);
  pass(12, 430);
  expect(process.collections).toBe(0);
  pass(0.4);
  expect(told).toEqual([[430, 250]]);
});

it('a quiet server does not collect again and again what is in use', () => {
  const { process, pass } = begun();
  pass(0.4, 430);
  for (let n = 0; n < 20; n++) pass(0.4, 250 + n);
  expect(process.collections).toBe(1);
  pass(0.4, 320);
  expect(process.collections).toBe(2);
});

it('one that is empty has nothing to give', () => {
  const { process, pass } = begun();
  for (let n = 0; n < 20; n++) pass(0.1);
  expect(process.collections).toBe(0);
});

it('ends with the server', () => {
  const { process, pass, quiet } = begun();
  quiet.stop();
  pass(0.1, 600);
  expect(process.collections).toBe(0);
});

it('this process can be asked for it, without a switch of Node', () => {
  const { resident, cpu, collect } = ownMemory();
  const before = cpu();
  // A hundred megabytes of objects that nobody needs any more.
  let heap: unknown[] | undefined = Array.from({ length: 1_000_000 }, (_, n) => ({ n, text: `${n}` }));
  expect(heap.length).toBe(1_000_000);
  const full = process.memoryUsage().heapUsed;
  heap = undefined;
  collect();
  expect(process.memoryUsage().heapUsed).toBeLessThan(full - 30 * 1024 * 1024);
  expect(cpu()).toBeGreaterThan(before);
  expect(resident()).toBeGreaterThan(10);
});
