import { describe, expect, it } from 'vitest';
import { type Moments, QuietMoments } from './quiet-moments.ts';

/** Timers that go off when the test says so. */
const someMoments = () => {
  const waiting = new Map<() => void, 'after' | 'idle'>();
  const put = (kind: 'after' | 'idle', work: () => void) => {
    waiting.set(work, kind);
    return () => waiting.delete(work);
  };
  const moments: Moments = { after: (_, work) => put('after', work), idle: (_, work) => put('idle', work) };
  const come = (kind: 'after' | 'idle') => {
    for (const [work, of] of [...waiting]) {
      if (of !== kind) continue;
      waiting.delete(work);
      work();
    }
  };
  return { moments, come, count: () => waiting.size };
};

const table = () => {
  const { moments, come, count } = someMoments();
  const seen = { looks: 0, isBusy: false };
  const quiet = new QuietMoments(
    () => seen.looks++,
    () => seen.isBusy,
    moments,
  );
  return { quiet, come, count, seen };
};

describe('looking at the table', () => {
  it('waits until things have settled and the page is idle, and is done once', () => {
    const { quiet, come, count, seen } = table();
    quiet.ask();
    quiet.ask();
    expect([count(), seen.looks]).toEqual([1, 0]);
    come('after');
    expect(seen.looks).toBe(0);
    come('idle');
    expect([count(), seen.looks]).toEqual([0, 1]);
    quiet.handChanged();
    expect(count()).toBe(0);
  });

  it('starts again when something happens while it waits for the page', () => {
    const { quiet, come, seen } = table();
    quiet.ask();
    come('after');
    quiet.ask();
    come('idle');
    expect(seen.looks).toBe(0);
    come('after');
    come('idle');
    expect(seen.looks).toBe(1);
  });

  it.each(['before it has settled', 'while it waits for the page'] as const)(
    'does not happen while the hand drags, taken up %s',
    (when) => {
      const { quiet, come, count, seen } = table();
      quiet.ask();
      if (when === 'before it has settled') seen.isBusy = true;
      come('after');
      seen.isBusy = true;
      come('idle');
      expect([count(), seen.looks]).toEqual([0, 0]);
      quiet.handChanged();
      expect(count()).toBe(0);
      seen.isBusy = false;
      quiet.handChanged();
      quiet.handChanged();
      come('after');
      come('idle');
      expect(seen.looks).toBe(1);
    },
  );

  it('does not happen any more when the table is left', () => {
    const { quiet, come, count, seen } = table();
    quiet.ask();
    quiet.close();
    come('after');
    quiet.handChanged();
    expect([count(), seen.looks]).toEqual([0, 0]);
  });
});
