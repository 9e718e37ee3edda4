import { TestMatch } from '../../rules/testing/index.ts';
import { isRefusal, type Json, withChanges } from '@vexillum/model';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttackRunner } from './attack-runner.ts';
import { Edits, type Snapshot } from '../../rules/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table that answers at once, and tells of it when `tell` is called: the news comes by another way than the answer. */
const openTable = () => {
  const match = new TestMatch({ rules: { 'random-start': true } })
    .start()
    .lay({ a: 'player-1 50', b: 'player-2 900', c: 'player-2 1', d: 'player-1 1', e: 'player-2 1', f: 'player-2 1' });
  const $snapshot = atom<Snapshot>(match.snapshot);
  let seq = 10;
  const told = () => {
    const line = { seq, at: match.now, seat: 'player-1', event: match.happened };
    $snapshot.set(withChanges(match.snapshot, new Edits(match.snapshot).put('log', String(seq), line).changes()));
  };
  const act = (name: string, args: Json) => {
    const outcome = match.attempt('player-1', name, args);
    if (isRefusal(outcome)) return Promise.resolve(outcome);
    match.act('player-1', name, args);
    return Promise.resolve({ kind: 'ack' as const, seq: ++seq });
  };
  return { runner: new AttackRunner($snapshot, act), told, throwsSoFar: () => seq - 10 };
};

const plan = { from: 'a', to: 'b', keep: 1 };

describe('an attack that goes on by itself', () => {
  it('looks at the dice of one throw before the next', async () => {
    const { runner, told, throwsSoFar } = openTable();
    void runner.start(plan);
    await vi.advanceTimersByTimeAsync(5000);
    expect(throwsSoFar(), 'the table has not told of it yet').toBe(1);
    told();
    await vi.advanceTimersByTimeAsync(1);
    expect([throwsSoFar(), runner.$progress.get()?.throws]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(throwsSoFar()).toBe(2);
    runner.stop();
  });

  it('ends when somebody stops it, even while it waits for the table', async () => {
    const { runner, throwsSoFar } = openTable();
    const end = runner.start(plan);
    await vi.advanceTimersByTimeAsync(1);
    expect(runner.isOn).toBe(true);
    runner.stop();
    expect(runner.$progress.get()).toBeUndefined();
    expect(await end).toBe('stopped');
    expect(throwsSoFar()).toBe(1);
  });

  it('is one at a time: a new one ends the old', async () => {
    const { runner } = openTable();
    const first = runner.start(plan);
    await vi.advanceTimersByTimeAsync(1);
    void runner.start({ ...plan, keep: 40 });
    expect(await first).toBe('stopped');
    expect(runner.$progress.get()?.keep).toBe(40);
    runner.stop();
  });

  it('ends where the table refuses', async () => {
    const { runner } = openTable();
    expect(await runner.start({ ...plan, to: 'd' })).toBe('taken');
    expect(await runner.start({ ...plan, to: 'c' })).toBe('refused');
    expect(runner.isOn).toBe(false);
  });
});
