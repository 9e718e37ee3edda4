import { type DiceRequest, diceRequest, type LedgerEntry, publicKeyOf } from '@vexillum/ledger';
import { goodRules, MatchBuilder, TestGiver } from '@vexillum/ledger/testing';
import { plainText } from '@vexillum/model';
import type { LedgerEntry as Told } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { settled, TestClock } from '../testing/index.ts';
import { signerFrom } from './device-signer.ts';
import { LedgerFollower } from './ledger-follower.ts';
import { LinkGiver } from './link-giver.ts';
import { type AnsweredRequest, type LinkKeep, mayAnswer } from './link-keep.ts';

const SECRET = '05'.repeat(32);
const key = publicKeyOf(SECRET);

/** What a device keeps, as long as the test. */
const memoryKeep = (): LinkKeep => {
  const kept = new Map<string, AnsweredRequest>();
  const nameOf = ({ seat, c }: { readonly seat: string; readonly c: number }): string => `${c} ${seat}`;
  return {
    secret: new Uint8Array(32).fill(9),
    claim: (roll, text) => {
      const may = mayAnswer(kept.get(nameOf(roll)), roll, text);
      if (may) kept.set(nameOf(roll), { k: roll.k, text });
      return Promise.resolve(may);
    },
    lastOf: (roll) => Promise.resolve(kept.get(nameOf(roll))),
  };
};

interface Named {
  readonly key: string;
  readonly proof: string;
  readonly links: readonly { readonly seat: string; readonly c: number; readonly anchor: string }[];
}

const told = (entries: readonly LedgerEntry[]): Told[] => JSON.parse(JSON.stringify(entries)) as Told[];

/** Blue's captain's device, which follows what the match's server tells; the server takes what it names unless told otherwise. */
const deviceAt = (match: MatchBuilder, takes: (named: Named) => boolean = () => true, keep = memoryKeep()) => {
  const clock = new TestClock();
  const named: Named[] = [];
  const place = { origin: 'http://server', table: 't', seat: 'blue-captain', rules: goodRules, isPlaying: true };
  const send = (_path: string, body: object): Promise<boolean> => {
    named.push(body as Named);
    const isTaken = takes(body as Named);
    if (isTaken) match.act('blue-captain', 'name-device', body);
    return Promise.resolve(isTaken);
  };
  const openSigner = () => Promise.resolve(signerFrom(SECRET));
  const linkGiver = new LinkGiver({ place, clock, openSigner, openKeep: () => Promise.resolve(keep), send });
  const readLedger = (from: number) => Promise.resolve({ entries: told(match.entries.slice(from)), head: match.head });
  const follower = new LedgerFollower({ place, readLedger, clock, linkGiver, atATime: 1000 });
  /** Hears all that has happened, and what follows by itself. */
  const hear = async (): Promise<void> => {
    follower.greet(match.head, undefined);
    for (let i = 0; i < 30; i++) await settled();
    clock.pass(2000);
    for (let i = 0; i < 30; i++) await settled();
    follower.greet(match.head, undefined);
    for (let i = 0; i < 30; i++) await settled();
  };
  const ask = (request: DiceRequest, of = key) => follower.ask({ key: of, request });
  return { named, follower, hear, ask, clock, keep };
};

const requestOf = (match: MatchBuilder, more: Partial<DiceRequest> = {}): DiceRequest => {
  const { c, k } = match.next('red-captain');
  const made = { game: match.gameId, seat: 'red-captain', chain: c, k, dice: [6, 6], why: 'attack', id: match.newId() };
  return { ...diceRequest(made), ...more };
};

/** Red rolls what was asked, with this link or without any. */
const rollAs = (match: MatchBuilder, request: DiceRequest, link: string): void => {
  const opp = link === 'absent' ? link : { seat: 'blue-captain', key, link };
  match.rollAsked(request, opp);
};

describe('a device that gives links', () => {
  it('says so for the seats of other sides, once', async () => {
    const match = new MatchBuilder();
    const { named, hear } = deviceAt(match);
    await hear();
    match.act('red-captain', 'say', { text: 'well met' });
    await hear();
    expect(named).toHaveLength(1);
    expect(named[0]).toMatchObject({ key, links: [{ seat: 'red-captain', c: 0 }] });
  });

  it('leaves it to another that does, and takes its turn when that one was away', async () => {
    const match = new MatchBuilder();
    const other = new TestGiver('blue-captain', 'the phone');
    match.nameDevice(other, ['red-captain']);
    const { named, hear } = deviceAt(match);
    await hear();
    expect(named).toEqual([]);
    match.rollWith(other, 'red-captain', [6]);
    await hear();
    expect(named).toEqual([]);
    match.rollAsked(requestOf(match), 'absent');
    await hear();
    expect(named).toMatchObject([{ key, links: [{ seat: 'red-captain', c: 0 }] }]);
  });

  it('asks a server that does not want it no sooner than a minute later', async () => {
    const match = new MatchBuilder();
    const { named, hear, clock } = deviceAt(match, () => false);
    await hear();
    for (let i = 0; i < 5; i++) {
      match.act('red-captain', 'say', { text: `line ${i}` });
      await hear();
    }
    expect(named).toHaveLength(1);
    clock.pass(60_000);
    match.act('red-captain', 'say', { text: 'and now' });
    await hear();
    expect(named).toHaveLength(2);
  });

  it('gives the link of a roll that is next, and the same again for the same request', async () => {
    const match = new MatchBuilder();
    const { hear, ask, follower } = deviceAt(match);
    await hear();
    const request = requestOf(match);
    const said = await ask(request);
    expect(said).toMatchObject({ key, seat: 'red-captain', c: 0, k: 1, link: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await ask(request)).toEqual(said);
    rollAs(match, request, said?.link ?? '');
    await hear();
    const { dice, faults, remarks } = follower.$trust.get();
    expect([...dice.values()]).toEqual(['with-link']);
    expect([faults, remarks]).toEqual([[], []]);
  });

  it('gives none for a second request of the same number, after a reload neither', async () => {
    const match = new MatchBuilder();
    const { hear, ask, keep } = deviceAt(match);
    await hear();
    await ask(requestOf(match));
    expect(await ask(requestOf(match))).toMatchObject({ because: 'answered-another' });
    const reloaded = deviceAt(match, () => true, keep);
    await reloaded.hear();
    expect(await reloaded.ask(requestOf(match, { why: 'another go' }))).toMatchObject({ because: 'answered-another' });
  });

  it.each<[string, Partial<DiceRequest>]>([
    ['a roll that is not next', { k: 2 }],
    ['a roll of long ago', { k: 0 }],
    ['another chain', { c: 1 }],
    ['another game', { g: 'g_other' }],
    ['its own side', { seat: 'blue-captain' }],
    ['nobody', { seat: 'green-captain' }],
    ['something that is no request', { d: [1] }],
  ])('gives none for %s', async (_what, more) => {
    const match = new MatchBuilder();
    const { hear, ask } = deviceAt(match);
    await hear();
    const said = await ask(requestOf(match, more));
    expect(said).toMatchObject({ because: 'not-now' });
    expect(said).not.toHaveProperty('link');
  });

  it('gives none for another device, nor where another has taken its turn', async () => {
    const match = new MatchBuilder();
    const { hear, ask } = deviceAt(match);
    await hear();
    expect(await ask(requestOf(match), 'ab'.repeat(32))).toMatchObject({ because: 'not-mine' });
    match.nameDevice(new TestGiver('blue-captain', 'the phone'), ['red-captain']);
    await hear();
    expect(await ask(requestOf(match))).toMatchObject({ because: 'not-now' });
  });

  it('tells its player where the record has another roll than the one that it answered', async () => {
    const match = new MatchBuilder();
    const { hear, ask, follower } = deviceAt(match);
    await hear();
    await ask(requestOf(match));
    match.roll('red-captain', [6, 6], 'tried until it pleased', 'absent');
    await hear();
    const { remarks, faults } = follower.$trust.get();
    expect(faults).toEqual([]);
    expect(remarks.map(({ says }) => plainText(says))).toEqual([
      expect.stringMatching(/^Entry \d+: this device gave its part for another roll of red-captain/),
    ]);
  });

  it('says nothing where its answer came too late: that roll is the one that it answered', async () => {
    const match = new MatchBuilder();
    const { hear, ask, follower } = deviceAt(match);
    await hear();
    const request = requestOf(match);
    await ask(request);
    rollAs(match, request, 'absent');
    await hear();
    const { dice, faults, remarks } = follower.$trust.get();
    expect([...dice.values(), faults, remarks]).toEqual(['ok', [], []]);
  });
});

describe('a page that has no device to give links with', () => {
  it('says so at once, so that nobody waits for it', async () => {
    const match = new MatchBuilder();
    const place = { origin: 'http://server', table: 't', seat: 'blue-captain', rules: goodRules };
    const follower = new LedgerFollower({ place, clock: new TestClock() });
    expect(await follower.ask({ key, request: requestOf(match) })).toMatchObject({ because: 'not-now' });
  });
});
