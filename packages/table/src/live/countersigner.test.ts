import { countersignedText, deviceText, isTextSignedBy } from '@vexillum/ledger';
import type { LedgerEntry } from '@vexillum/protocol';
import { expect, it } from 'vitest';
import { settled, TestClock } from '../testing/index.ts';
import { Countersigner } from './countersigner.ts';
import { signerFrom } from './device-signer.ts';
import { LedgerFollower } from './ledger-follower.ts';
import { headOf, testLedger, testRoll, testSaying, testSigning } from './testing/test-ledger.ts';

const place = { origin: 'http://server', table: 't', seat: 'red-1', rules: {}, isPlaying: true };
const signer = signerFrom('07'.repeat(32));

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const settle = async () => {
  for (let i = 0; i < 20; i++) await settled();
};

/** A device that follows a ledger; `takes` is what the server says to each. */
const deviceAt = (ledger: readonly LedgerEntry[], takes: (sent: Sent) => boolean = () => true, shownTo = 1) => {
  const clock = new TestClock();
  const sent: Sent[] = [];
  const send = (path: string, body: object): Promise<boolean> => {
    const one = { path, body: body as Record<string, unknown> };
    sent.push(one);
    return Promise.resolve(takes(one));
  };
  const countersigner = new Countersigner({ place, clock, openSigner: () => Promise.resolve(signer), send });
  const readLedger = (from: number) => {
    const shown = ledger.slice(0, shownTo);
    return Promise.resolve({ entries: shown.slice(from), head: headOf(shown) });
  };
  const follower = new LedgerFollower({ place, readLedger, clock, countersigner, atATime: 1000 });
  const pass = async (milliseconds: number) => {
    await settle();
    clock.pass(milliseconds);
    await settle();
  };
  return { clock, sent, follower, pass };
};

const gameOf = (ledger: readonly LedgerEntry[]): string =>
  (headedBy(ledger).args as { readonly gameId: string }).gameId;

const headedBy = ([genesis]: readonly LedgerEntry[]): LedgerEntry => {
  if (!genesis) throw new Error('a ledger begins with its genesis');
  return genesis;
};

it('names its key once, and signs several rolls in a row by the last of them', async () => {
  const ledger = testLedger(testRoll(1), testSaying('well thrown'), testRoll(2), testSaying('and again'));
  const { sent, follower, pass } = deviceAt(ledger);
  follower.greet(headOf(ledger.slice(0, 1)), undefined);
  await settle();
  follower.hear(ledger.slice(1), undefined);
  await pass(999);
  expect(sent).toEqual([]);
  await pass(1);
  const [device, one] = sent;
  const game = gameOf(ledger);
  expect(sent.map(({ path }) => path)).toEqual(['devices', 'countersignatures']);
  expect(isTextSignedBy(deviceText(game, 'red-1', signer.key), device?.body['proof'], signer.key)).toBe(true);
  const said = { seq: 3, hash: ledger[3]?.hash ?? '', at: '2026-01-01T00:00:00.000Z', isLive: true };
  expect(one?.body).toMatchObject({ ...said, key: signer.key });
  expect(isTextSignedBy(countersignedText(game, { ...said, seat: 'red-1' }), one?.body['sig'], signer.key)).toBe(true);
});

it('vouches for the entry with which somebody signs how a game ended', async () => {
  const ledger = testLedger(testSaying('well played'), testSigning());
  const { sent, follower, pass } = deviceAt(ledger);
  follower.greet(headOf(ledger.slice(0, 1)), undefined);
  await settle();
  follower.hear(ledger.slice(1), undefined);
  await pass(1000);
  expect(sent.at(-1)).toMatchObject({ path: 'countersignatures', body: { seq: 2, hash: ledger[2]?.hash } });
});

it('says that it has caught up with what it did not hear as it was shown', async () => {
  const ledger = testLedger(testRoll(1));
  const { sent, follower, pass } = deviceAt(ledger, () => true, 2);
  follower.greet(headOf(ledger), undefined);
  await pass(1000);
  expect(sent.at(-1)?.body).toMatchObject({ seq: 1, isLive: false });
});

it('signs nothing that is not to be believed', async () => {
  const ledger = testLedger(testRoll(1)).map((entry) =>
    entry.seq === 1 ? { ...entry, at: '2025-01-01T00:00:00.000Z' } : entry,
  );
  const { sent, follower, pass } = deviceAt(ledger, () => true, 2);
  follower.greet(headOf(ledger), undefined);
  await pass(1000);
  expect(follower.$trust.get().chain).toBe(false);
  expect(sent).toEqual([]);
});

it('asks no more where the server does not want its key', async () => {
  const ledger = testLedger(testRoll(1), testRoll(2));
  const { sent, follower, pass } = deviceAt(ledger, () => false);
  follower.greet(headOf(ledger.slice(0, 1)), undefined);
  await settle();
  for (const entry of ledger.slice(1)) {
    follower.hear([entry], undefined);
    await pass(1000);
  }
  expect(sent.map(({ path }) => path)).toEqual(['devices']);
});
