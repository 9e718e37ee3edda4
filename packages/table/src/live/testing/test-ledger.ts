import { diceChain, diceRequest, NO_PREDECESSOR, rollWith, sealEntry, signHead } from '@vexillum/ledger';
import type { Head, LedgerEntry, SignedHead } from '@vexillum/protocol';
import { testKeys } from '../../testing/index.ts';

/** What an honest or a lying server writes, without any server. */

const chain = diceChain(new Uint8Array(32).fill(7), 'g', 'red-1', 0);
const at = '2026-01-01T00:00:00.000Z';

const genesis = {
  seat: 'host',
  id: 'genesis:1',
  name: 'create-table',
  args: { gameId: 'g', key: testKeys.public, dice: { 'red-1': chain.anchor }, versions: {} },
  changes: { seat: { 'red-1': [null, { kind: 'commander', side: 'red' }] } },
};

/** The roll with secret k of the chain, with values that may have been changed. */
export const testRoll = (k: number, change: (values: number[]) => number[] = (values) => values): object => {
  const id = `00000000-0000-4000-8000-${String(k).padStart(12, '0')}`;
  const req = diceRequest({ game: 'g', seat: 'red-1', chain: 0, k, dice: [6, 6], why: '', id });
  const values = change(rollWith(chain.secret(k), req));
  const args = { dice: [6, 6], why: '' };
  return { seat: 'red-1', id, name: 'roll-dice', args, changes: {}, draw: { req, secret: chain.secret(k), values } };
};

export const testSaying = (text: string): object => ({
  seat: 'red-1',
  id: text,
  name: 'say',
  args: { text },
  changes: {},
});

export const testSigning = (): object => ({
  seat: 'red-1',
  id: 'signs',
  name: 'sign-result',
  args: {},
  changes: { consent: { 'result:over': [null, { 'red-1': true }] } },
});

/** A ledger of these, well linked whatever they say. */
export const testLedger = (...bodies: readonly object[]): LedgerEntry[] => {
  let prev = NO_PREDECESSOR;
  return [genesis, ...bodies].map((body, seq) => {
    const sealed = sealEntry({ seq, prev, at, ...body });
    prev = sealed.head.hash;
    return JSON.parse(sealed.text) as LedgerEntry;
  });
};

export const headOf = (ledger: readonly LedgerEntry[]): Head => {
  const last = ledger.at(-1) as LedgerEntry;
  return { seq: last.seq, hash: last.hash };
};

export const signedHeadOf = (ledger: readonly LedgerEntry[], game = 'g'): SignedHead => {
  const head = headOf(ledger);
  return { ...head, sig: signHead({ game, ...head }, testKeys.signing) };
};

/** A browser's storage that can be looked into. */
export const testKeep = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
