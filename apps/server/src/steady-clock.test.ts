import { MemoryRecords, TestClock } from '@vexillum/table/testing';
import { describe, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat.ts';
import { SteadyClock } from './steady-clock.ts';
import { settled } from '@vexillum/table/testing';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A machine whose two clocks the test holds in its hand. */
const machine = () => {
  const time = { epoch: 1_000_000, elapsed: 50 };
  const clock = new SteadyClock({ epoch: () => time.epoch, elapsed: () => time.elapsed });
  const pass = (milliseconds: number) => {
    time.epoch += milliseconds;
    time.elapsed += milliseconds;
  };
  return { time, clock, pass };
};

describe('the server’s clock', () => {
  it('is the system’s, as long as that does not jump', () => {
    const { clock, pass } = machine();
    pass(12_345);
    expect([clock.now(), clock.settle(), clock.now()]).toEqual([1_012_345, 0, 1_012_345]);
  });

  it('goes on evenly when the system’s jumps, until it is told to catch up, and says by how much', () => {
    const { time, clock, pass } = machine();
    time.epoch += 3_600_000;
    pass(1000);
    expect(clock.now()).toBe(1_001_000);
    expect(clock.settle()).toBe(3_600_000);
    expect(clock.now()).toBe(4_601_000);
    expect(clock.settle()).toBe(0);
  });

  it('does not mind the small steps that every system’s clock makes', () => {
    const { time, clock } = machine();
    time.epoch += 1900;
    expect([clock.settle(), clock.now()]).toEqual([0, 1_000_000]);
  });
});

describe('the heartbeat', () => {
  it('keeps a jump of the clock among the times of which sleeping tables have to be told, also for the next server', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(10_000_000)];
    const first = await begin(records, clock);
    clock.pass(3_600_000);
    first.jumped(3_600_000);
    const jump = { from: iso(10_000_000), until: iso(13_600_000), isJump: true };
    expect(first.outages).toEqual([jump]);
    await first.stop();
    clock.pass(1000);
    expect((await begin(records, clock)).outages).toEqual([jump, { from: iso(13_600_000), until: iso(13_601_000) }]);
  });

  const begin = (records: MemoryRecords, clock: TestClock, isNeeded = () => true) =>
    Heartbeat.begin({ records, clock, onBeat: () => undefined, isNeeded });

  it('tells the next server since when there was none, and of the times before', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(0)];
    const first = await begin(records, clock);
    expect(first.outages).toEqual([]);
    clock.pass(5000);
    await settled();
    clock.pass(3000);
    // It is killed here, and its timers with it.
    const later = new TestClock(60_000);
    const second = await begin(records, later);
    const outage = { from: new Date(5000).toISOString(), until: new Date(60_000).toISOString() };
    expect(second.outages).toEqual([outage]);
    later.pass(1000);
    await second.stop();
    later.pass(2000);
    const third = await begin(records, later);
    expect(third.outages).toEqual([
      outage,
      { from: new Date(61_000).toISOString(), until: new Date(63_000).toISOString() },
    ]);
  });

  it('writes nothing while nobody’s time runs, and begins as soon as somebody’s does', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(0)];
    const write = vi.spyOn(records, 'write');
    let isNeeded = false;
    await begin(records, clock, () => isNeeded);
    const pass = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 5) {
        clock.pass(5000);
        await settled();
      }
      return write.mock.calls.length;
    };
    expect(await pass(3600)).toBe(1);
    isNeeded = true;
    expect(await pass(30)).toBe(1 + 6);
    isNeeded = false;
    expect(await pass(3600)).toBe(1 + 6 + 1);
  });

  it('says of a server that had no reason to write that nobody knows how long it was there', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(0)];
    const first = await begin(records, clock, () => false);
    clock.pass(3_600_000);
    await settled();
    const later = new TestClock(7_200_000);
    const second = await begin(records, later, () => false);
    expect(second.outages).toEqual([{ from: iso(0), until: iso(7_200_000), isVague: true }]);
    await first.stop();
    const third = await begin(records, later, () => false);
    expect(third.outages.at(-1)).toEqual({ from: iso(3_600_000), until: iso(7_200_000) });
  });

  it('goes on over a disk that fails, and beats no more once it is stopped', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(0)];
    const heartbeat = await begin(records, clock);
    const write = records.write.bind(records);
    records.write = () => Promise.reject(new Error('the disk is full'));
    clock.pass(5000);
    await settled();
    records.write = write;
    clock.pass(5000);
    await settled();
    expect(await records.get('heartbeat')).toContain(new Date(10_000).toISOString());
    await heartbeat.stop();
    clock.pass(60_000);
    await settled();
    expect(await records.get('heartbeat')).toContain(new Date(10_000).toISOString());
  });
});
