import { describe, expect, it } from 'vitest';
import { isUmpireAccepted, sidesReadBy } from '../consent.ts';
import { UMPIRE_CONSENT } from '../records/consent.ts';
import { isRefusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { TableEvent } from '../events/table-events.ts';
import { type Snapshot } from '../snapshot.ts';
import { withChanges } from '../changes.ts';
import { tableWith, testContext } from '../testing/index.ts';
import { acceptUmpire } from './accept-umpire.ts';
import { acknowledgeDice, isAcknowledged } from './acknowledge-dice.ts';
import { enterDice } from './enter-dice.ts';

const sides = ['red', 'blue'];
const red: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };
const red1: Seat = { id: 'red-1', kind: 'commander', side: 'red', command: 1 };
const blue: Seat = { id: 'blue-captain', kind: 'captain', side: 'blue' };
const umpire: Seat = { id: 'umpire', kind: 'umpire' };
const host: Seat = { id: 'host', kind: 'host' };
const spectator: Seat = { id: 'spectator', kind: 'spectator' };

const table = (umpireName?: string): Snapshot =>
  tableWith((edits) => {
    edits.put('seat', 'umpire', { kind: 'umpire', ...(umpireName === undefined ? {} : { name: umpireName }) });
    edits.put('seat', 'red-captain', { kind: 'captain', side: 'red' });
    edits.put('seat', 'blue-captain', { kind: 'captain', side: 'blue' });
  });

const accept = (snapshot: Snapshot, seat: Seat, args = {}): Snapshot => {
  const outcome = acceptUmpire.run(snapshot, args, testContext(seat));
  if (isRefusal(outcome)) throw new Error(outcome.code);
  return withChanges(snapshot, outcome.changes);
};
const refusal = (snapshot: Snapshot, seat: Seat, args = {}): string => {
  const outcome = acceptUmpire.run(snapshot, args, testContext(seat));
  return isRefusal(outcome) ? outcome.code : 'done';
};

describe('accepting the umpire', () => {
  it('takes both captains, in either order', () => {
    for (const [first, second] of [
      [red, blue],
      [blue, red],
    ] as const) {
      const half = accept(table('Ulla'), first);
      expect(isUmpireAccepted(half, sides)).toBe(false);
      expect(isUmpireAccepted(accept(half, second), sides)).toBe(true);
    }
  });

  it('lets the umpire read both sides, and nobody else more than before', () => {
    const accepted = accept(accept(table('Ulla'), red), blue);
    expect(sidesReadBy(umpire, accepted)).toEqual(sides);
    expect(sidesReadBy(umpire, table('Ulla'))).toEqual([]);
    expect(sidesReadBy(red1, accepted)).toEqual(['red']);
    for (const seat of [host, spectator]) expect(sidesReadBy(seat, accepted)).toEqual([]);
  });

  it('is asked of those sides alone that the game names, and lets the umpire read no other', () => {
    const game = { umpiredSides: () => ['red'] };
    expect(sidesReadBy(umpire, table('Ulla'), game)).toEqual([]);
    expect(sidesReadBy(umpire, accept(table('Ulla'), red), game)).toEqual(['red']);
    expect(sidesReadBy(umpire, accept(table('Ulla'), blue), game)).toEqual([]);
    expect(sidesReadBy(umpire, accept(table('Ulla'), red), { umpiredSides: () => [] })).toEqual([]);
  });

  it.each([
    ['an empty seat', table(), {}, 'no-umpire'],
    ['another than the one who sits there', table('Ulla'), { umpire: 'Uwe' }, 'another-umpire'],
    ['the one who sits there', table('Ulla'), { umpire: 'Ulla' }, 'done'],
    ['the umpire a second time', accept(table('Ulla'), red), {}, 'already-accepted'],
  ] as const)('of %s', (_whom, snapshot, args, code) => {
    expect(refusal(snapshot, red, args)).toBe(code);
  });

  it('is the captains’ alone', () => {
    expect(acceptUmpire.mayAct(red, table())).toBeUndefined();
    for (const seat of [red1, umpire, host, spectator])
      expect(acceptUmpire.mayAct(seat, table())?.code).toBe('not-allowed');
  });

  it('is kept side by side in one record', () => {
    const accepted = accept(accept(table('Ulla'), red), blue);
    expect(accepted.public.consent.get(UMPIRE_CONSENT)).toEqual({ red: true, blue: true });
  });
});

const rolled = (isByHand: boolean): TableEvent => ({ kind: 'dice-rolled', dice: [6], values: [4], why: '', isByHand });

const entered = (seat: string, more: readonly [number, TableEvent][] = []): Snapshot =>
  tableWith((edits) => {
    edits.put('seat', 'red-captain', { kind: 'captain', side: 'red' });
    edits.put('seat', 'red-1', { kind: 'commander', side: 'red', command: 1 });
    edits.put('log', '7', { seq: 7, at: '', seat, event: rolled(true) });
    edits.put('log', '8', { seq: 8, at: '', seat, event: rolled(false) });
    for (const [seq, event] of more) edits.put('log', String(seq), { seq, at: '', seat: 'umpire', event });
  });

const acknowledge = (snapshot: Snapshot, seat: Seat, seq: number): string => {
  const outcome = acknowledgeDice.run(snapshot, { seq }, testContext(seat));
  return isRefusal(outcome) ? outcome.code : 'done';
};

describe('dice rolled by hand', () => {
  it('are marked as such in the entry, so that they are counted apart', () => {
    const outcome = enterDice.run(table(), { dice: [6, 6], values: [6, 1], why: 'on camera' }, testContext(red));
    expect(outcome).toMatchObject({ draw: { manual: true, values: [6, 1] } });
  });

  it.each([
    [[6], [7], 'values.0'],
    [[6, 6], [1], 'values'],
    [[6, 3], [6, 4], 'values.1'],
  ])('of %j cannot show %j', (dice, values, field) => {
    const outcome = enterDice.run(table(), { dice, values, why: '' }, testContext(red));
    expect(outcome).toMatchObject({ code: 'bad-values', field });
  });

  it.each([
    ['the other captain', blue, 7, 'done'],
    ['the umpire', umpire, 7, 'done'],
    ['the one who rolled', red, 7, 'own-dice'],
    ['a teammate', red1, 7, 'own-dice'],
    ['anybody, where nothing was entered', blue, 3, 'no-such-dice'],
    ['anybody, where the server rolled', blue, 8, 'no-such-dice'],
  ] as const)('by red are confirmed by %s', (_who, seat, seq, code) => {
    expect(acknowledge(entered('red-captain'), seat, seq)).toBe(code);
  });

  it('are confirmed once', () => {
    const snapshot = entered('red-captain', [[9, { kind: 'dice-confirmed', of: 7 }]]);
    expect([isAcknowledged(snapshot, 7), isAcknowledged(snapshot, 8)]).toEqual([true, false]);
    expect(acknowledge(snapshot, blue, 7)).toBe('already-acknowledged');
  });
});
