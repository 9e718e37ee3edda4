import {
  clockActions,
  clockOf,
  type Clock,
  Edits,
  emptySnapshot,
  plainClock,
  type Seat,
  type Snapshot,
  withChanges,
  withClock,
} from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { clockLines } from '@vexillum/frame/clock/clock-lines';
import { clockOffers } from '@vexillum/frame/clock/clock-offers';
import { ruleFrom, wishFrom } from '@vexillum/frame/clock/clock-wish';

const seats: Readonly<Record<string, Seat>> = {
  host: { id: 'host', kind: 'host' },
  red: { id: 'red', kind: 'captain', side: 'red' },
  blue: { id: 'blue', kind: 'captain', side: 'blue' },
  umpire: { id: 'umpire', kind: 'umpire' },
  spectator: { id: 'spectator', kind: 'spectator' },
};
const AT = '2026-01-01T00:00:00.000Z';

/** Red's turn, with this rule; both captains and the host sit, and whoever else is named. */
const table = (rule: object, sitting: readonly string[] = []): Snapshot => {
  const empty = emptySnapshot([]);
  const edits = new Edits(empty).put('turn', 'this', { number: 1, side: 'red' }).put('clock', 'rule', rule as Clock);
  for (const { id, kind, side } of Object.values(seats)) {
    const isHere = ['host', 'red', 'blue', ...sitting].includes(id);
    edits.put('seat', id, { kind, ...(side ? { side } : {}), ...(isHere ? { name: id } : {}) });
  }
  return withChanges(empty, withClock(empty, edits.changes(), { at: AT, name: 'begin-turn' }, plainClock));
};

const after = (snapshot: Snapshot, seat: string, name: string, args: object = {}): Snapshot => {
  const action = clockActions.find((one) => one.name === name);
  const context = { seat: seats[seat], at: AT } as never;
  const outcome = action?.run(snapshot, args as never, context);
  if (!outcome || 'code' in outcome) throw new Error(`${name} was refused`);
  return withChanges(snapshot, withClock(snapshot, outcome.changes, { at: AT, name }, plainClock));
};

const offersFor = (seat: string, snapshot: Snapshot, seconds = 0) =>
  clockOffers(seats[seat] as Seat, snapshot, Date.parse(AT) + seconds * 1000);

describe('what the clock shows', () => {
  test('the mover’s time, with when it ends and how much it was', () => {
    expect(clockLines(table({ turnSeconds: 60 }), 'blue', (side) => side.toUpperCase())).toEqual([
      { key: 'red', name: 'RED', side: 'red', runs: { until: Date.parse(AT) + 60_000, limitMs: 60_000 } },
    ]);
  });

  test('with banks the other’s too', () => {
    const lines = clockLines(table({ bankSeconds: 60 }), undefined, (side) => side);
    expect(lines.map(({ key, leftMs }) => [key, leftMs])).toEqual([
      ['red', undefined],
      ['blue', 60_000],
    ]);
  });

  test('nothing without a clock', () => {
    expect(clockLines(emptySnapshot([]), 'red', String)).toEqual([]);
  });
});

describe('what it offers', () => {
  test('one side asks, the other agrees, and the one that has asked may take it back', () => {
    const running = table({ turnSeconds: 60 });
    expect(offersFor('red', running)).toEqual({ pause: 'ask' });
    expect(offersFor('blue', running)).toEqual({ pause: 'ask', canGrant: true });
    const asked = after(running, 'red', 'propose-pause');
    expect(offersFor('red', asked)).toEqual({ canWithdraw: true });
    expect(offersFor('blue', asked)).toMatchObject({ pause: 'agree' });
    const paused = after(asked, 'blue', 'propose-pause');
    expect(offersFor('red', paused)).toEqual({ resume: 'ask' });
    expect(offersFor('blue', after(paused, 'red', 'resume-clock'))).toMatchObject({ resume: 'agree' });
  });

  test('what the host has stopped any side lets go on: the host may be playing', () => {
    const paused = after(table({ turnSeconds: 60 }), 'host', 'propose-pause');
    expect(offersFor('blue', paused)).toMatchObject({ resume: 'at-once' });
    expect(offersFor('red', paused)).toMatchObject({ resume: 'at-once' });
  });

  test('once the mover is late the others may have that turn passed over, but not the mover', () => {
    const running = table({ turnSeconds: 60 }, ['spectator']);
    expect(offersFor('blue', running, 59)).not.toHaveProperty('canPassOver');
    expect(offersFor('blue', running, 60.4)).not.toHaveProperty('canPassOver');
    expect(offersFor('blue', running, 60.5)).toMatchObject({ canGrant: true, canPassOver: true });
    expect(offersFor('host', running, 61)).toMatchObject({ canPassOver: true });
    expect(offersFor('red', running, 61)).not.toHaveProperty('canPassOver');
    expect(offersFor('spectator', running, 61)).toEqual({});
    const paused = after(running, 'host', 'propose-pause');
    expect(offersFor('blue', paused, 600)).not.toHaveProperty('canPassOver');
  });

  test('a partner of the mover is offered neither to give time nor to pass over the turn, unless nobody else could pass it over', () => {
    const running = table({ turnSeconds: 60 });
    const inTeams = (sides: readonly string[]): Snapshot => {
      const face = { ...clockOf(running), sides, teams: [['red', 'blue']] } as Clock;
      return withChanges(running, new Edits(running).put('clock', 'this', face).changes());
    };
    const together = inTeams(['red', 'blue', 'green']);
    expect(offersFor('blue', together, 61)).toEqual({ pause: 'ask' });
    expect(offersFor('host', together, 61)).toMatchObject({ canGrant: true, canPassOver: true });
    expect(offersFor('blue', inTeams(['red', 'blue']), 61)).toEqual({ pause: 'ask', canPassOver: true });
  });

  test('the host decides alone until an umpire sits; spectators look on', () => {
    expect(offersFor('host', table({ turnSeconds: 60 }))).toEqual({ pause: 'at-once', canGrant: true });
    const refereed = table({ turnSeconds: 60 }, ['umpire']);
    expect(offersFor('host', refereed)).toEqual({});
    expect(offersFor('umpire', refereed)).toEqual({ pause: 'at-once', canGrant: true });
    expect(offersFor('spectator', refereed)).toEqual({});
    expect(offersFor('red', after(refereed, 'umpire', 'propose-pause'))).toEqual({});
  });
});

test('the form says what the rule says, and the rule what the form says', () => {
  for (const rule of [
    { beginSeconds: 90, onLate: 'wait' },
    { turnSeconds: 600, onLate: 'pass' },
    { bankSeconds: 3600, incrementSeconds: 30, onLate: 'pass' },
    { correspondenceHours: 48, onLate: 'wait' },
  ] as const)
    expect(ruleFrom(wishFrom(rule))).toEqual(rule);
  expect(ruleFrom(wishFrom(undefined))).toEqual({});
});
