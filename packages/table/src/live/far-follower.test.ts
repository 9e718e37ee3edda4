import type { Head, LedgerEntry, LedgerPage } from '@vexillum/protocol';
import type { ReadableAtom } from 'nanostores';
import { afterEach, describe, expect, it } from 'vitest';
import { headOf, signedHeadOf, testKeep, testLedger, testRoll, testSaying } from './testing/test-ledger.ts';
import { FarFollower } from './far-follower.ts';
import type { FarPort } from './far-messages.ts';
import { followFar } from './follow-far.ts';
import type { FollowerOptions } from './follower.ts';
import { LastingFollower, type OpenElsewhere } from './lasting-follower.ts';
import { LateFollower } from './late-follower.ts';
import { pageClock } from './page-clock.ts';
import type { Trust } from './trust.ts';

/** A real line along which data is copied, as to a worker. */
const lines: MessagePort[] = [];
afterEach(() => {
  for (const port of lines.splice(0)) port.close();
});

const end = <Out, In>(port: MessagePort): FarPort<Out, In> => {
  lines.push(port);
  return {
    post: (message) => port.postMessage(message),
    listen: (hear) => (port.onmessage = ({ data }: MessageEvent<In>) => hear(data)),
  };
};

interface Far {
  readonly open: OpenElsewhere;
  readonly asked: number[];
  /** As when the browser takes the worker away. */
  die(): void;
}

const farFrom = (ledger: () => readonly LedgerEntry[]): Far => {
  const asked: number[] = [];
  let die = () => {};
  const readLedger = (from: number): Promise<LedgerPage> => {
    asked.push(from);
    return Promise.resolve({ entries: ledger().slice(from, from + 1000), head: headOf(ledger()) });
  };
  const open: OpenElsewhere = (options, lost) => {
    const { port1, port2 } = new MessageChannel();
    followFar(end(port1), readLedger);
    const follower = new FarFollower(end(port2), options, () => port2.close());
    die = () => {
      follower.close();
      lost();
    };
    return Promise.resolve(follower);
  };
  return { open, asked, die: () => die() };
};

const place = { origin: 'http://server', table: 't', seat: 'red-1', rules: {} };
/** The page itself is not to ask for anything. */
const options: FollowerOptions = {
  place,
  clock: pageClock,
  readLedger: () => Promise.reject(new Error('the page asked')),
};

const until = ($trust: ReadableAtom<Trust>, isSo: (trust: Trust) => boolean): Promise<Trust> =>
  new Promise((resolve) => {
    const leave = $trust.listen((trust) => {
      if (!isSo(trust)) return;
      leave();
      resolve(trust);
    });
  });

const through = ({ open }: Pick<Far, 'open'>, more: Partial<FollowerOptions> = {}) =>
  new LateFollower({ ...options, ...more }, undefined, (given) => LastingFollower.open(given, open));

const greetAndWait = async (follower: LateFollower, head: Head): Promise<Trust> => {
  const told = until(follower.$trust, ({ seq, faults, alarm }) => seq === head.seq || faults.length > 0 || !!alarm);
  follower.greet(head, undefined);
  return told;
};

describe('a ledger that is checked elsewhere', () => {
  it('comes out as if the page had checked it, and the page has read none of it', async () => {
    const ledger = testLedger(
      testRoll(1),
      testRoll(2, ([a = 0, b = 0]) => [a, (b % 6) + 1]),
      testSaying('hello'),
    );
    const far = farFrom(() => ledger);
    const follower = through(far);
    const told = until(follower.$trust, ({ signature }) => signature === 'ok');
    follower.greet(headOf(ledger), signedHeadOf(ledger));
    const trust = await told;
    expect(trust).toMatchObject({ chain: true, seq: 3, isUpToDate: true });
    expect(trust.dice.get(1)).toBe('ok');
    expect(trust.dice.get(2)).toMatchObject({
      fault: { values: [2, { text: 'shows {0} where the dice came to {1}' }] },
    });
    expect(far.asked).toEqual([0]);
  });

  it('tells of an entry that was changed', async () => {
    const ledger = testLedger(testSaying('good luck'), testRoll(1)).map((entry) =>
      entry.seq === 1 ? { ...entry, args: { text: 'bad luck' } } : entry,
    );
    const trust = await greetAndWait(through(farFrom(() => ledger)), headOf(ledger));
    expect(trust).toMatchObject({ chain: false, seq: 0, faults: [{ seq: 1 }] });
  });

  it('what is heard live is checked there without being asked for', async () => {
    const ledger = testLedger(testSaying('a'), testRoll(1));
    const far = farFrom(() => ledger.slice(0, 2));
    const follower = through(far);
    await greetAndWait(follower, headOf(ledger.slice(0, 2)));
    const told = until(follower.$trust, ({ seq }) => seq === 2);
    follower.hear(ledger.slice(2), undefined);
    expect((await told).dice.get(2)).toBe('ok');
    expect(far.asked).toEqual([0]);
  });

  it('the last head is kept by the page, and a server that goes back behind it is found out after a reload', async () => {
    const ledger = testLedger(testSaying('a'), testSaying('b'));
    const keep = testKeep();
    await greetAndWait(
      through(
        farFrom(() => ledger),
        { keep },
      ),
      headOf(ledger),
    );
    expect([...keep.kept.values()]).toEqual([JSON.stringify(headOf(ledger))]);

    const shorter = ledger.slice(0, 2);
    const again = through(
      farFrom(() => shorter),
      { keep },
    );
    expect((await greetAndWait(again, headOf(shorter))).alarm).toMatchObject({ kind: 'rewound' });

    const told = until(again.$trust, ({ isUpToDate }) => isUpToDate);
    again.acceptHead();
    expect((await told).alarm).toBeUndefined();
    expect([...keep.kept.values()]).toEqual([JSON.stringify(headOf(shorter))]);
  });

  it('is read again as a whole when somebody asks', async () => {
    const ledger = testLedger(...Array.from({ length: 1200 }, (_, i) => testSaying(`line ${i}`)));
    const far = farFrom(() => ledger);
    const follower = through(far);
    await greetAndWait(follower, headOf(ledger));
    expect(await follower.checkAll()).toMatchObject({ chain: true, seq: 1200, isUpToDate: true });
    expect(far.asked).toEqual([0, 1000, 0, 1000]);
  });
});

describe('where nobody can check it elsewhere', () => {
  const ledger = testLedger(testSaying('a'), testRoll(1), testRoll(2));
  const readLedger = () => Promise.resolve({ entries: ledger, head: headOf(ledger) });

  it('the page does it, if nobody could be found', async () => {
    const open: OpenElsewhere = () => Promise.reject(new Error('no worker here'));
    const follower = through({ open }, { readLedger });
    expect(await greetAndWait(follower, headOf(ledger))).toMatchObject({ chain: true, isUpToDate: true });
  });

  it('the page goes on, if whoever did it is gone, and whoever waited for an answer is told', async () => {
    const far = farFrom(() => ledger);
    const follower = through(far, { readLedger });
    await greetAndWait(follower, headOf(ledger));
    const waiting = follower.checkAll().catch(({ message }: Error) => message);
    // The question is on its way.
    await Promise.resolve();
    const told = until(follower.$trust, ({ isUpToDate }) => isUpToDate);
    far.die();
    expect(await waiting).toContain('any more');
    expect(await told).toMatchObject({ chain: true, seq: 3, faults: [] });
  });
});
