import { brokenLink } from '@vexillum/ledger';
import type { LedgerEntry, LedgerPage } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import {
  headOf,
  signedHeadOf as signed,
  testKeep as memory,
  testLedger as ledgerOf,
  testRoll as roll,
  testSaying as said,
} from './testing/test-ledger.ts';
import { settled } from '../testing/index.ts';
import type { FollowerOptions } from './follower.ts';
import { LedgerFollower } from './ledger-follower.ts';
import { pageClock } from './page-clock.ts';

const place = { origin: 'http://server', table: 't', seat: 'red-1', rules: {} };

const following = (ledger: () => readonly LedgerEntry[], more: Partial<FollowerOptions> = {}) => {
  const asked: number[] = [];
  const readLedger = (from: number): Promise<LedgerPage> => {
    asked.push(from);
    return Promise.resolve({ entries: ledger().slice(from, from + 1000), head: headOf(ledger()) });
  };
  const follower = new LedgerFollower({ place, readLedger, clock: pageClock, ...more });
  return { follower, asked };
};

const settle = async () => {
  for (let i = 0; i < 20; i++) await settled();
};

describe('following a ledger', () => {
  it('the ledgers of this test are linked', () => {
    const [first, second] = ledgerOf(said('a'));
    expect(brokenLink(second as LedgerEntry, first as LedgerEntry)).toBeUndefined();
  });

  it('a roll whose values were changed is marked with what the dice came to, and the next is judged on its own', async () => {
    const ledger = ledgerOf(
      roll(1),
      roll(2, ([a = 0, b = 0]) => [a, (b % 6) + 1]),
      roll(3),
    );
    const { follower } = following(() => ledger);
    follower.greet(headOf(ledger), signed(ledger));
    await settle();
    const trust = follower.$trust.get();
    expect([trust.dice.get(1), trust.dice.get(3)]).toEqual(['ok', 'ok']);
    expect(trust.dice.get(2)).toMatchObject({
      fault: { values: [2, { text: 'shows {0} where the dice came to {1}' }] },
    });
    expect(trust).toMatchObject({ chain: true, signature: 'ok', isUpToDate: true });
  });

  it('an entry whose hash is not its own breaks the chain, and nothing after it counts', async () => {
    const ledger = ledgerOf(roll(1), said('good luck'), roll(2)).map((entry) =>
      entry.seq === 2 ? { ...entry, args: { text: 'bad luck' } } : entry,
    );
    const { follower } = following(() => ledger);
    follower.greet(headOf(ledger), undefined);
    await settle();
    const trust = follower.$trust.get();
    expect(trust).toMatchObject({ chain: false, seq: 1, faults: [{ seq: 2 }] });
    expect(trust.dice.has(3)).toBe(false);
  });

  it('a signature by another key, or for another game, is a fault', async () => {
    const ledger = ledgerOf(said('a'));
    const { follower } = following(() => ledger);
    follower.greet(headOf(ledger), signed(ledger, 'another'));
    await settle();
    expect(follower.$trust.get().signature).toMatchObject({ fault: { text: expect.any(String) } });
    follower.hear([], signed(ledger));
    await settle();
    expect(follower.$trust.get().signature).toBe('ok');
  });

  it('entries that are heard are not asked for', async () => {
    const ledger = ledgerOf(said('a'), said('b'));
    const { follower, asked } = following(() => ledger.slice(0, 2));
    follower.greet(headOf(ledger.slice(0, 2)), undefined);
    await settle();
    follower.hear(ledger.slice(2), undefined);
    await settle();
    expect([asked, follower.$trust.get().seq]).toEqual([[0], 2]);
  });

  it('a page that cannot be had is asked for again after a while, however much is heard meanwhile', async () => {
    const ledger = ledgerOf(said('a'), said('b'), said('c'), said('d'));
    const later: (() => void)[] = [];
    const clock = { now: () => 0, after: (_: number, run: () => void) => (later.push(run), () => undefined) };
    let isAway = true;
    const asked: number[] = [];
    const readLedger = async (from: number): Promise<LedgerPage> => {
      asked.push(from);
      if (isAway) throw new Error('busy');
      return { entries: ledger.slice(from), head: headOf(ledger) };
    };
    const { follower } = following(() => ledger, { clock, readLedger });
    follower.greet(headOf(ledger.slice(0, 2)), undefined);
    await settle();
    for (const entry of ledger.slice(2)) {
      follower.hear([entry], undefined);
      await settle();
    }
    expect([asked, later.length]).toEqual([[0], 1]);
    isAway = false;
    later[0]?.();
    await settle();
    expect([asked, follower.$trust.get()]).toMatchObject([[0, 0], { seq: 4, isUpToDate: true }]);
  });

  it('a line that is back, or a player who wants it checked, waits for none of that', async () => {
    const ledger = ledgerOf(said('a'));
    let isAway = true;
    const { follower } = following(() => ledger, {
      clock: { now: () => 0, after: () => () => undefined },
      readLedger: async () => {
        if (isAway) throw new Error('busy');
        return { entries: ledger, head: headOf(ledger) };
      },
    });
    follower.greet(headOf(ledger), undefined);
    await settle();
    isAway = false;
    follower.greet(headOf(ledger), undefined);
    await settle();
    expect(follower.$trust.get()).toMatchObject({ seq: 1, isUpToDate: true });
    isAway = true;
    expect(await follower.checkAll()).toMatchObject({ isUpToDate: false });
    isAway = false;
    expect(await follower.checkAll()).toMatchObject({ seq: 1, isUpToDate: true });
  });

  it('a match of more than five thousand entries waits until somebody asks', async () => {
    const many = ledgerOf(...Array.from({ length: 5100 }, (_, i) => said(`line ${i}`)));
    const { follower, asked } = following(() => many, {
      clock: { now: () => 0, after: (_, run) => (run(), () => {}) },
    });
    follower.greet(headOf(many), undefined);
    await settle();
    expect(asked).toEqual([]);
    expect(await follower.checkAll()).toMatchObject({ chain: true, seq: 5100, isUpToDate: true });
  });
});

describe('a server that tells another story', () => {
  const story = ledgerOf(said('a'), said('b'), said('c'));
  const other = ledgerOf(said('a'), said('X'), said('Y'), said('Z'));

  const known = async () => {
    const keep = memory();
    const { follower } = following(() => story, { keep });
    follower.greet(headOf(story), undefined);
    await settle();
    follower.close();
    return keep;
  };

  it.each([
    ['took something back', story.slice(0, 3), 'rewound'],
    ['went on from another past', other, 'forked'],
    ['has another last entry', other.slice(0, 4), 'forked'],
  ] as const)('and %s is found out after a reload, and again after the next', async (_how, told, kind) => {
    const keep = await known();
    for (let reload = 0; reload < 2; reload++) {
      const { follower } = following(() => told, { keep });
      follower.greet(headOf(told), undefined);
      await settle();
      expect(follower.$trust.get().alarm).toMatchObject({ kind, says: { text: expect.any(String) } });
      follower.close();
    }
  });

  it('is found out on the same page when the connection comes back', async () => {
    let told = story;
    const { follower } = following(() => told);
    follower.greet(headOf(story), undefined);
    await settle();
    told = story.slice(0, 2);
    follower.greet(headOf(told), undefined);
    await settle();
    expect(follower.$trust.get().alarm).toMatchObject({ kind: 'rewound' });
  });

  it('is believed when the player says so', async () => {
    const { follower } = following(() => other, { keep: await known() });
    follower.greet(headOf(other), undefined);
    await settle();
    follower.acceptHead();
    await settle();
    expect(follower.$trust.get()).toMatchObject({ chain: true, seq: 4, isUpToDate: true });
    expect(follower.$trust.get().alarm).toBeUndefined();
  });

  it('and one that only went on raises no alarm', async () => {
    const further = ledgerOf(said('a'), said('b'), said('c'), said('d'));
    const { follower } = following(() => further, { keep: await known() });
    follower.greet(headOf(further), undefined);
    await settle();
    expect(follower.$trust.get().alarm).toBeUndefined();
  });
});
