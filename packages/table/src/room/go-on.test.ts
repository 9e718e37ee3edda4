import {
  Edits,
  emptySnapshot,
  rematchId,
  type Result,
  signaturesId,
  UMPIRE_CONSENT,
  withChanges,
} from '@vexillum/model';
import { expect, test } from 'vitest';
import { testKeys } from '../testing/index.ts';
import { type GoingOn, runContinued } from './go-on.ts';

const result: Result = {
  sides: ['red', 'blue'].map((side, nth) => ({ side, place: nth + 1, counts: {} })),
  rule: { id: 'somebody-won', source: 'here' },
};
const signed = signaturesId(result);

const over = () => {
  const empty = emptySnapshot(['red', 'blue']);
  const edits = new Edits(empty)
    .put('seat', 'red-captain', { kind: 'captain', side: 'red', name: 'Hanno' })
    .put('consent', UMPIRE_CONSENT, { red: true, blue: true })
    .put('consent', signed, { 'red-captain': true })
    .put('consent', rematchId('swapped'), { red: true });
  return withChanges(empty, edits.changes());
};

const going: GoingOn = { table: 'there', keys: testKeys, dice: {}, versions: {}, isOwn: false };
const goneOn = (signature?: string) => {
  const before = over();
  return withChanges(before, runContinued(before, { ...going, ...(signature ? { signature } : {}) }).changes);
};

test('whoever sits down where a match goes on has agreed to nothing: no result is signed, no rematch wished for', () => {
  const { seat, consent } = goneOn('ab'.repeat(64)).public;
  expect(seat.get('red-captain')?.name).toBeUndefined();
  expect([...consent.keys()]).toEqual([]);
});

test('a table that gets new keys keeps its people, and what they agreed to', () => {
  const { seat, consent } = goneOn().public;
  expect(seat.get('red-captain')?.name).toBe('Hanno');
  expect([...consent.keys()].sort()).toEqual([rematchId('swapped'), signed, UMPIRE_CONSENT].sort());
});
