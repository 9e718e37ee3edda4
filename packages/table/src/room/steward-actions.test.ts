import {
  withChanges,
  Edits,
  emptySnapshot,
  isRefusal,
  rematchId,
  type Result,
  signaturesId,
  signersOf,
} from '@vexillum/model';
import { expect, test } from 'vitest';
import { runStewardAction } from './steward-actions.ts';

const result: Result = {
  sides: ['red', 'blue'].map((side, nth) => ({ side, place: nth + 1, counts: {} })),
  rule: { id: 'somebody-won', source: 'here' },
};

const id = signaturesId(result);
const captain = (side: string, name: string) => ({ kind: 'captain', side, name }) as const;

test('whoever is given a seat has not signed what its former holder has; the others’ word stays', () => {
  const empty = emptySnapshot(['red', 'blue']);
  const edits = new Edits(empty)
    .put('seat', 'red-captain', captain('red', 'Hanno'))
    .put('seat', 'blue-captain', captain('blue', 'Fabia'))
    .put('consent', id, { 'red-captain': true, 'blue-captain': true });
  const before = withChanges(empty, edits.changes());
  expect(signersOf(result, before).every(({ hasSigned }) => hasSigned)).toBe(true);
  const freed = runStewardAction(before, 'rotate-seat', 'red-captain', {});
  if (isRefusal(freed)) throw new Error(freed.code);
  const after = withChanges(before, freed.changes);
  expect(after.public.consent.get(id)).toEqual({ 'blue-captain': true });
});

test('whoever is given a captain’s seat wishes for no rematch because its former holder did', () => {
  const empty = emptySnapshot(['red', 'blue']);
  const edits = new Edits(empty)
    .put('seat', 'red-captain', captain('red', 'Hanno'))
    .put('seat', 'red-1', { kind: 'commander', side: 'red', name: 'Maharbal' })
    .put('consent', rematchId('same'), { red: true, blue: true })
    .put('consent', rematchId('swapped'), { red: true });
  const before = withChanges(empty, edits.changes());
  const after = (seat: string) => {
    const freed = runStewardAction(before, 'rotate-seat', seat, {});
    if (isRefusal(freed)) throw new Error(freed.code);
    return withChanges(before, freed.changes).public.consent;
  };
  expect([...after('red-captain')]).toEqual([[rematchId('same'), { blue: true }]]);
  expect([...after('red-1')]).toEqual([...before.public.consent]);
});
