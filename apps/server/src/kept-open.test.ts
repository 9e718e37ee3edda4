import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { KeptOpen } from './kept-open.ts';

/** A shelf of named things whose opening and closing the test lets happen when it likes. */
const shelf = () => {
  const clock = new TestClock();
  const log: string[] = [];
  const gates = new Map<string, () => void>();
  let isBusy = false;
  let count = 0;
  const gate = (name: string) => new Promise<void>((resolve) => gates.set(name, resolve));
  const kept = new KeptOpen<string>({
    open: async (key) => {
      log.push(`open ${key}`);
      await gate('open');
      if (key === 'broken') throw new Error('the disk is gone');
      return key === 'nothing' ? undefined : `${key} ${++count}`;
    },
    close: async (thing) => {
      log.push(`close ${thing}`);
      await gate('close');
      if (thing.startsWith('unsaved')) throw new Error('not saved');
      log.push(`closed ${thing}`);
    },
    isBusy: () => isBusy,
    onCloseFailed: (key) => log.push(`close of ${key} failed`),
    clock,
    idleMilliseconds: 30_000,
  });
  const let_ = async (name: string) => {
    await settle();
    gates.get(name)?.();
    await settle();
  };
  return { kept, clock, log, let: let_, busy: (value: boolean) => (isBusy = value) };
};

/** Lets everything happen that waits for nothing but its turn. */
const settle = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
};

const opened = async (key = 'a') => {
  const all = shelf();
  const asking = all.kept.lease(key);
  await all.let('open');
  return { ...all, lease: await asking };
};

describe('a table that somebody needs', () => {
  it('is opened once for two who come together, and given to nobody before it is there', async () => {
    const { kept, log, let: allow } = shelf();
    const given: unknown[] = [];
    const both = [
      kept.lease('a').then((lease) => given.push(lease?.thing)),
      kept.lease('a').then((lease) => given.push(lease?.thing)),
    ];
    await settle();
    expect(given).toEqual([]);
    await allow('open');
    await Promise.all(both);
    expect(given).toEqual(['a 1', 'a 1']);
    expect(log).toEqual(['open a']);
  });

  it('is closed half a minute after the last one left', async () => {
    const { lease, clock, log, kept, let: allow } = await opened();
    clock.pass(100_000);
    expect(log).toEqual(['open a']);
    lease?.release();
    clock.pass(29_999);
    expect(log).toEqual(['open a']);
    clock.pass(1);
    await allow('close');
    expect(log).toEqual(['open a', 'close a 1', 'closed a 1']);
    expect(kept.size).toBe(0);
  });

  it('stays when somebody comes back in time, however often they say that they left', async () => {
    const { lease, clock, log, kept } = await opened();
    lease?.release();
    clock.pass(20_000);
    const again = await kept.lease('a');
    lease?.release();
    lease?.release();
    clock.pass(60_000);
    expect(again?.thing).toBe('a 1');
    expect(log).toEqual(['open a']);
  });

  it('is closed at once by whoever does not stay, unless somebody else is there', async () => {
    const { lease, kept, log, let: allow } = await opened();
    const passing = await kept.lease('a');
    await passing?.leave();
    expect(log).toEqual(['open a']);
    const leaving = lease?.leave();
    await allow('close');
    await leaving;
    expect(log).toEqual(['open a', 'close a 1', 'closed a 1']);
    // Said again it closes nothing that is somebody else's by then.
    const next = kept.lease('a');
    await allow('open');
    expect((await next)?.thing).toBe('a 2');
    await lease?.leave();
    expect(log.at(-1)).toBe('open a');
  });

  it('stays where whoever leaves it comes while it is busy', async () => {
    const { lease, log, busy } = await opened();
    busy(true);
    await lease?.leave();
    expect(log).toEqual(['open a']);
  });

  it('stays while it is busy', async () => {
    const { lease, clock, log, busy, let: allow } = await opened();
    busy(true);
    lease?.release();
    clock.pass(45_000);
    await settle();
    expect(log).toEqual(['open a']);
    busy(false);
    clock.pass(30_000);
    await allow('close');
    expect(log.at(-1)).toBe('closed a 1');
  });

  it('is reopened for who comes while it is being saved, once it is saved', async () => {
    const { lease, clock, log, kept, let: allow } = await opened();
    lease?.release();
    clock.pass(30_000);
    const late = kept.lease('a');
    await settle();
    expect(log).toEqual(['open a', 'close a 1']);
    await allow('close');
    await allow('open');
    expect((await late)?.thing).toBe('a 2');
    expect(log).toEqual(['open a', 'close a 1', 'closed a 1', 'open a']);
  });

  it('is forgotten also when saving it failed', async () => {
    const { lease, clock, log, kept, let: allow } = await opened('unsaved');
    lease?.release();
    clock.pass(30_000);
    await allow('close');
    expect(log.at(-1)).toBe('close of unsaved failed');
    expect(kept.size).toBe(0);
  });

  it('that cannot be opened is tried again by the next', async () => {
    const { kept, log, let: allow } = shelf();
    const first = kept.lease('broken').catch((error: Error) => error.message);
    await allow('open');
    expect(await first).toBe('the disk is gone');
    const second = kept.lease('broken').catch((error: Error) => error.message);
    await allow('open');
    expect(await second).toBe('the disk is gone');
    expect(log).toEqual(['open broken', 'open broken']);
  });

  it('that is not there leaves nothing behind', async () => {
    const { kept, let: allow } = shelf();
    const asking = kept.lease('nothing');
    await allow('open');
    expect(await asking).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('is closed with all others when the server stops, used or not, and once', async () => {
    const { kept, log, let: allow } = await opened();
    const closing = Promise.all([kept.closeAll(), kept.closeAll()]);
    await allow('close');
    await closing;
    expect(log).toEqual(['open a', 'close a 1', 'closed a 1']);
  });
});

it('what is open is not taken from anybody, and who asks while it is closed waits', async () => {
  const { kept, log, let: let_, lease } = await opened();
  expect(await kept.whileClosed('a', async () => void log.push('never'))).toBe(false);
  lease?.release();
  let isDone = () => {};
  const closed = kept.whileClosed('b', () => new Promise((resolve) => (isDone = resolve)));
  const asking = kept.lease('b');
  await settle();
  expect(log).toEqual(['open a']);
  isDone();
  expect(await closed).toBe(true);
  await let_('open');
  expect((await asking)?.thing).toBe('b 2');
  await expect(kept.whileClosed('c', () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('full');
  const again = kept.lease('c');
  await let_('open');
  expect((await again)?.thing).toBe('c 3');
});
