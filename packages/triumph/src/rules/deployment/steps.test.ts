import { eventOf, isRefusal, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { triumph11 as standard } from '../profiles/triumph-1-1.ts';
import {
  answerTo,
  asSeenBy,
  attempt,
  atFirstTurn,
  begun,
  deployed,
  emptyTable,
  marked,
  ordered,
  play,
  sealedTable,
  sentTo,
  type Side,
  withMarkers,
  withOrders,
} from '../testing/index.ts';
import { withCards } from '../testing/with-cards.ts';
import { triumph } from '../game.ts';
import { deploymentStatus } from './deployment-status.ts';
import { Edits, type Snapshot, stepOf } from '../records/table.ts';

const numberOf = (table: Snapshot): number | undefined => stepOf(table)?.number;
const statusOf = (table: Snapshot) => deploymentStatus(table, profileAt(table));
const owes = (table: Snapshot, side: Side) => statusOf(table).sides[side]?.owes.map((duty) => duty.kind);
const done = (table: Snapshot, ...who: readonly Side[]): Snapshot =>
  who.reduce((now, side) => play(now, `${side}-captain`, 'advance-step', {}).snapshot, table);

const camp = (side: Side) => ({ side, pose: [45_000, side === 'red' ? 3_000 : 33_000, 0] });

describe('who has the advantage', () => {
  test('one captain proposes, and when the other says the same the deployment begins', () => {
    const proposed = play(sealedTable(), 'blue-captain', 'set-roles', { advantaged: 'red' }).snapshot;
    expect(stepOf(proposed)).toEqual({ number: 0, advantaged: 'red', done: { blue: true } });
    expect(statusOf(proposed).waitingFor).toEqual(['red']);
    expect(stepOf(play(proposed, 'red-captain', 'set-roles', { advantaged: 'red' }).snapshot)).toEqual({
      number: 1,
      advantaged: 'red',
      done: {},
    });
  });

  test('another answer is a proposal of its own', () => {
    const proposed = play(sealedTable(), 'blue-captain', 'set-roles', { advantaged: 'blue' }).snapshot;
    const countered = play(proposed, 'red-captain', 'set-roles', { advantaged: 'red' }).snapshot;
    expect(stepOf(countered)).toEqual({ number: 0, advantaged: 'red', done: { red: true } });
  });

  test('a captain cannot agree with themselves', () => {
    const twice = ['blue', 'blue'].reduce(
      (table) => play(table, 'blue-captain', 'set-roles', { advantaged: 'blue' }).snapshot,
      sealedTable(),
    );
    expect(numberOf(twice)).toBe(0);
  });

  test('the umpire’s word, or the host’s, is enough', () => {
    for (const seat of ['umpire', 'host'])
      expect(numberOf(play(sealedTable(), seat, 'set-roles', { advantaged: 'red' }).snapshot)).toBe(1);
  });

  test('is settled once the deployment is under way', () => {
    const second = sentTo(begun(), 2);
    for (const seat of ['umpire', 'red-captain', 'host'])
      expect(answerTo(second, seat, 'set-roles', { advantaged: 'blue' })).toBe('roles-settled');
  });
});

describe('the ten steps', () => {
  test('are the ten of the rules, each with who acts (GT-ORDER-001 to GT-ORDER-013)', () => {
    const steps = grand.deploymentOrder.value.map(({ number, title, acts }) => `${number} ${title} ${acts}`);
    expect(steps).toEqual([
      '1 terrain both',
      '2 commands both',
      '3 disadvantaged-camp disadvantaged',
      '4 advantaged-camp advantaged',
      '5 disadvantaged-markers disadvantaged',
      '6 advantaged-markers advantaged',
      '7 two-commands disadvantaged',
      '8 advantaged-commands advantaged',
      '9 last-command disadvantaged',
      '10 first-turn advantaged',
    ]);
  });

  test('go by from the first to the battle, each when all that it asks say that they are done', () => {
    let table = begun();
    const seen: number[] = [];
    const note = () => seen.push(numberOf(table) as number);
    table = done(table, 'red');
    note();
    table = done(table, 'blue');
    note();
    table = done(withOrders(table, 'red'), 'red');
    table = done(withOrders(table, 'blue', {}, 2), 'blue');
    note();
    table = done(play(table, 'blue-captain', 'place-camp', camp('blue')).snapshot, 'blue');
    table = done(play(table, 'red-captain', 'place-camp', camp('red')).snapshot, 'red');
    note();
    table = done(withMarkers(table, 'blue'), 'blue');
    table = done(withMarkers(table, 'red'), 'red');
    note();
    table = play(table, 'blue-captain', 'reveal-secrets', { keys: ['marker.A', 'marker.B', 'marker.C'] }).snapshot;
    table = done(deployed(deployed(table, 'blue', 1), 'blue', 2), 'blue');
    note();
    table = deployed(deployed(deployed(table, 'red', 1), 'red', 2), 'red', 3);
    table = play(table, 'red-captain', 'reveal-secrets', { keys: ['marker.A', 'marker.B', 'marker.C'] }).snapshot;
    table = done(table, 'red');
    table = done(deployed(table, 'blue', 3), 'blue');
    note();
    table = done(play(table, 'red-captain', 'begin-turn', {}).snapshot, 'red');
    note();
    expect(seen).toEqual([1, 2, 3, 5, 7, 8, 10, 11]);
  });

  test('step 1 asks both sides about the terrain (GT-ORDER-001)', () => {
    expect(statusOf(begun())).toMatchObject({ number: 1, acting: ['red', 'blue'], waitingFor: ['red', 'blue'] });
  });

  test('step 2 asks both sides to settle their commands and march, and waits for both seals (GT-ORDER-002, GT-ORDER-003)', () => {
    const second = sentTo(begun(), 2);
    expect([owes(second, 'red'), owes(second, 'blue')]).toEqual([['seal-orders'], ['seal-orders']]);
    expect(answerTo(second, 'red-captain', 'advance-step', {})).toBe('not-done-yet');
    const half = done(withOrders(second, 'red'), 'red');
    expect(statusOf(half)).toMatchObject({ number: 2, waitingFor: ['blue'], canAdvance: false });
    expect(statusOf(half).obstacles).toEqual([{ side: 'blue', duty: { kind: 'seal-orders', blocks: true } }]);
  });

  test('step 3 asks the disadvantaged for their camp, step 4 the advantaged (GT-ORDER-004, GT-ORDER-006)', () => {
    const third = ordered({ 3: { ally: false } }, { 3: { ally: false } });
    expect(statusOf(third)).toMatchObject({ number: 3, acting: ['blue'], sides: { blue: { role: 'disadvantaged' } } });
    expect([owes(third, 'blue'), owes(third, 'red')]).toEqual([['place-camp'], []]);
    expect(owes(play(third, 'blue-captain', 'place-camp', camp('blue')).snapshot, 'blue')).toEqual([]);
    expect([owes(sentTo(third, 4), 'blue'), owes(sentTo(third, 4), 'red')]).toEqual([[], ['place-camp']]);
  });

  test('ally camps belong to the same steps (GT-ORDER-015, GT-ORDER-016)', () => {
    const table = ordered();
    const main = play(table, 'blue-captain', 'place-camp', camp('blue')).snapshot;
    expect(statusOf(main).sides['blue']?.owes).toEqual([{ kind: 'place-camp', ally: true, count: 1, blocks: false }]);
    const both = play(main, 'blue-captain', 'place-camp', { ...camp('blue'), ally: true }).snapshot;
    expect(owes(both, 'blue')).toEqual([]);
  });

  test('nobody learns from the steps that the other side has an ally', () => {
    const seen = asSeenBy(ordered(), 'red');
    expect(statusOf(seen).sides['blue']?.owes).toEqual([
      { kind: 'place-camp', ally: false, count: 1, forms: ['plain'], blocks: false },
    ]);
  });

  const withArmyOf = (table: Snapshot, ...codes: string[]) =>
    withCards(Object.fromEntries(codes.map((code) => [code, 1])), table, 'blue');
  const campsOwed = (table: Snapshot, step: number) =>
    statusOf(sentTo(table, step)).sides['blue']?.owes.filter(({ kind }) => kind === 'place-camp');

  test('BC-18-PACK-DEPLOY-2: a pack train is not asked for with the camps but with the last troops', () => {
    const train = withArmyOf(ordered({}, { 3: { ally: false } }), 'PT');
    expect([3, 7].flatMap((step) => campsOwed(train, step))).toEqual([]);
    expect(campsOwed(train, 9)).toEqual([
      { kind: 'place-camp', ally: false, count: 1, forms: ['pack-train'], blocks: false },
    ]);
    expect(campsOwed(play(train, 'blue-captain', 'place-camp', camp('blue')).snapshot, 9)).toEqual([]);
  });

  test('BC-19-STANDARD-DEPLOY-1: with a standard wagon’s card one places a camp now or the wagon later', () => {
    const wagon = withArmyOf(ordered({}, { 3: { ally: false } }), 'SW');
    expect(campsOwed(wagon, 3)).toMatchObject([{ forms: ['plain'], orLater: 'wagon' }]);
    for (const step of [7, 9]) expect(campsOwed(wagon, step)).toMatchObject([{ forms: ['wagon'] }]);
    expect(campsOwed(withArmyOf(wagon, 'SW', 'NC'), 9)).toEqual([]);
  });

  test('BC-18-PACK-SELECT-2: with both cards for a camp it is fortified now or a pack train later', () => {
    const both = withArmyOf(ordered({}, { 3: { ally: false } }), 'FC', 'PT');
    expect(campsOwed(both, 3)).toMatchObject([{ forms: ['fortified'], orLater: 'pack-train' }]);
    expect(campsOwed(both, 9)).toMatchObject([{ forms: ['pack-train'] }]);
  });

  test('a camp that is missing is owed and stops nobody: it can be placed later and is flagged', () => {
    expect(numberOf(done(ordered(), 'blue'))).toBe(4);
  });

  test('steps 5 and 6 ask each side for its three markers in turn (GT-ORDER-007, GT-ORDER-008)', () => {
    const fifth = sentTo(ordered(), 5);
    expect(statusOf(fifth).sides['blue']?.owes).toEqual([
      { kind: 'place-markers', letters: ['A', 'B', 'C'], blocks: true },
    ]);
    expect(owes(fifth, 'red')).toEqual([]);
    expect(owes(sentTo(withMarkers(fifth, 'blue'), 6), 'red')).toEqual(['place-markers']);
  });

  test('step 7 asks the disadvantaged to reveal their markers and place two commands (GT-ORDER-009, GT-ORDER-010)', () => {
    const seventh = marked();
    expect(statusOf(seventh).sides['blue']?.owes).toEqual([
      { kind: 'reveal-markers', letters: ['A', 'B', 'C'], blocks: true },
      {
        kind: 'deploy',
        commands: [
          { command: 1, stands: 2 },
          { command: 2, stands: 2 },
          { command: 3, stands: 2 },
        ],
        count: 2,
        blocks: false,
      },
    ]);
    expect(answerTo(seventh, 'red-captain', 'advance-step', {})).toBe('not-your-step');
  });

  test('with one command marching, the two that are left are the two of step 7 (GT-ORDER-010)', () => {
    const duty = statusOf(marked({}, { 2: { edge: 'LF' } })).sides['blue']?.owes.find(({ kind }) => kind === 'deploy');
    expect(duty).toMatchObject({ commands: [{ command: 1 }, { command: 3 }], count: 2 });
  });

  test('with two commands marching, one is all that step 7 can ask for (GT-ORDER-010)', () => {
    const table = marked({}, { 2: { edge: 'LF' }, 1: { edge: 'RF' } });
    const duty = statusOf(table).sides['blue']?.owes.find(({ kind }) => kind === 'deploy');
    expect(duty).toMatchObject({ commands: [{ command: 3 }], count: 1 });
  });

  test('step 8 asks the advantaged for all commands that do not march (GT-ORDER-011)', () => {
    const duty = statusOf(sentTo(marked({ 3: { edge: 'RB' } }), 8)).sides['red']?.owes;
    expect(duty).toMatchObject([{ kind: 'deploy', commands: [{ command: 1 }, { command: 2 }], count: 2 }]);
  });

  test('a side that places a command and keeps its roster sealed is asked to show it, with its marker', () => {
    const eighth = sentTo(marked(), 8);
    const [id] = [...eighth.public.stand].filter(([, stand]) => stand.side === 'red').map(([key]) => key);
    const command = eighth.sides['red']?.stand.get(id as string)?.command;
    const placed = play(eighth, 'red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] }).snapshot;
    const blocking = statusOf(placed).sides['red']?.owes.filter((duty) => duty.blocks);
    expect(blocking).toMatchObject([{ kind: 'reveal-markers' }, { kind: 'reveal-rosters', commands: [command] }]);
    expect(answerTo(placed, 'red-captain', 'advance-step', {})).toBe('not-done-yet');
  });

  test('step 9 asks the disadvantaged for the command that is left, unless it marches (GT-ORDER-012)', () => {
    const ninth = (edge: 'none' | 'LF') => {
      const seventh = marked({}, { 3: { edge } });
      return sentTo(deployed(deployed(seventh, 'blue', 1), 'blue', 2), 9);
    };
    expect(statusOf(ninth('none')).sides['blue']?.owes).toMatchObject([
      { kind: 'deploy', commands: [{ command: 3 }], count: 1 },
    ]);
    expect(owes(ninth('LF'), 'blue')).toEqual([]);
  });

  test('step 10 asks the advantaged for their first turn (GT-ORDER-013)', () => {
    const tenth = atFirstTurn();
    expect(statusOf(tenth)).toMatchObject({ number: 10, acting: ['red'], step: { title: 'first-turn' } });
    expect(owes(tenth, 'red')).toEqual(['take-first-turn', 'open-modifiers']);
    expect(owes(play(tenth, 'red-captain', 'begin-turn', {}).snapshot, 'red')).toEqual(['open-modifiers']);
  });

  test('an opponent sees that something is to be placed, never what', () => {
    const seen = asSeenBy(marked({}, { 2: { edge: 'LF' } }), 'red');
    expect(statusOf(seen).sides['blue']?.owes).toContainEqual({
      kind: 'deploy',
      commands: [],
      count: null,
      blocks: false,
    });
  });

  test('placing and moving stay possible in every step', () => {
    const table = begun();
    const [id] = [...table.public.stand].find(([, stand]) => stand.side === 'blue') as [string, unknown];
    const placed = { stands: [{ id, pose: [45_000, 33_000, 18_000] }] };
    expect(answerTo(table, 'blue-captain', 'place-stands', placed)).toBe('done');
    expect(answerTo(table, 'red-captain', 'place-camp', camp('red'))).toBe('done');
  });
});

describe('the umpire', () => {
  test('goes on, and back, and each is an entry', () => {
    const table = begun();
    const outcome = attempt(table, 'umpire', 'advance-step', {});
    if (isRefusal(outcome)) throw new Error(outcome.code);
    const sat = new Edits(table).put('seat', 'umpire', { kind: 'umpire', name: 'Ulla' }).changes();
    const at = '2026-11-22T20:00:00.000Z';
    const entry = { seq: 1, at, seat: 'umpire', name: 'advance-step', changes: outcome.changes.public ?? {} };
    expect(eventOf(triumph, withChanges(table, sat), entry)).toEqual({
      kind: 'step-advanced',
      from: 1,
      to: 2,
      isByUmpire: true,
    });
    expect(numberOf(sentTo(sentTo(table, 6), 3))).toBe(3);
  });

  test('goes to no step that there is not, and ends no game by it', () => {
    const table = begun();
    expect(answerTo(table, 'umpire', 'advance-step', { to: 1 })).toBe('same-step');
    expect(answerTo(table, 'umpire', 'advance-step', { to: 12 })).toBe('ends-otherwise');
    expect(answerTo(sentTo(table, 11), 'umpire', 'advance-step', {})).toBe('ends-otherwise');
    expect(answerTo(sealedTable(), 'umpire', 'advance-step', {})).toBe('no-roles');
  });

  test('alone goes to a step of choice', () => {
    expect(answerTo(begun(), 'red-captain', 'advance-step', { to: 5 })).toBe('only-umpire');
    expect(answerTo(begun(), 'red-1', 'advance-step', {})).toBe('not-allowed');
  });

  test('forgets who was done when the step changes', () => {
    const half = done(begun(), 'red');
    expect(stepOf(sentTo(sentTo(half, 2), 1))?.done).toEqual({});
  });
});

describe('the standard game', () => {
  const table = () => play(emptyTable({}, triumph), 'umpire', 'set-roles', { advantaged: 'blue' }).snapshot;

  test('has a shorter order of its own', () => {
    const steps = standard.deploymentOrder.value.map(({ number, acts }) => `${number} ${acts}`);
    expect(steps).toEqual([
      '1 both',
      '2 disadvantaged',
      '3 advantaged',
      '4 disadvantaged',
      '5 advantaged',
      '6 disadvantaged',
      '7 advantaged',
    ]);
    expect(standard.deploymentOrder.isVerified).toBe(false);
  });

  test('seals nothing, and goes from its last step into the battle', () => {
    expect(standard.deploymentOrder.value.some((step) => step.seals)).toBe(false);
    expect(answerTo(sentTo(table(), 2), 'red-captain', 'seal-orders', { batch: [] })).toBe('plays-openly');
    expect(statusOf(sentTo(table(), 7))).toMatchObject({ acting: ['blue'], next: 11 });
    expect(numberOf(done(sentTo(table(), 7), 'blue'))).toBe(11);
    expect(answerTo(table(), 'umpire', 'advance-step', { to: 8 })).toBe('no-such-step');
  });
});
