import { describe, expect, test } from 'vitest';
import { effectiveEdge } from '../deployment/effective-edge.ts';
import { entryLine } from '../deployment/entry-line.ts';
import { type FlankEdge, flankEdges } from '../deployment/flank-edge.ts';
import { placeOf } from '../deployment/sealed.ts';
import { deploymentStatus } from '../deployment/deployment-status.ts';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { answerTo, asSeenBy, atFirstTurn, play, sealedTable, sentTo, type Side, standsIn } from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';

const entering = (table: Snapshot, side: Side, command: 1 | 2 | 3, x = 1_000) => ({
  command,
  stands: standsIn(table, side, command).map((id, index) => ({ id, pose: [x, 10_000 + 2_000 * index, 9_000] })),
});

const enter = (table: Snapshot, side: Side, command: 1 | 2 | 3, seat = `${side}-captain`) =>
  play(table, seat, 'enter-flank', entering(table, side, command));

const withTurn = (table: Snapshot): Snapshot => play(table, 'red-captain', 'begin-turn', {}).snapshot;
const clash = (red: FlankEdge, blue: FlankEdge): Snapshot =>
  withTurn(atFirstTurn({ 3: { edge: red } }, { 3: { edge: blue } }));

describe('a flank march comes in', () => {
  const table = clash('LF', 'LB');

  test('and its edge and its troops open with it, for everyone (GT-MARKER-005)', () => {
    const { snapshot, outcome, event } = enter(table, 'red', 3);
    expect(outcome.openings).toMatchObject({ side: 'red', slots: [{ k: 'cmd.3.flank' }, { k: 'cmd.3.roster' }] });
    expect(event).toMatchObject({ kind: 'march-entered', side: 'red', command: 3, edge: 'LF', count: 2 });
    for (const id of standsIn(table, 'red', 3))
      expect(snapshot.public.stand.get(id)).toMatchObject({ place: 'board', command: 3 });
  });

  test('from off the table: until then its stands are in reserve for the enemy', () => {
    const [id] = standsIn(table, 'red', 3) as [string];
    expect([placeOf(asSeenBy(table, 'blue'), id), placeOf(asSeenBy(table, 'red'), id)]).toEqual(['reserve', 'flank']);
    const { snapshot } = enter(table, 'red', 3);
    expect([placeOf(asSeenBy(snapshot, 'blue'), id), placeOf(asSeenBy(snapshot, 'red'), id)]).toEqual([
      'board',
      'board',
    ]);
  });

  test('with all of its command, and nobody of another (GT-FLANK-002, GT-FLANK-011)', () => {
    const [stranger] = standsIn(table, 'red', 1) as [string];
    const mixed = { command: 3, stands: [{ id: stranger, pose: [0, 0, 0] }] };
    expect(answerTo(table, 'red-captain', 'enter-flank', mixed)).toBe('not-in-command');
    const foreign = { command: 3, stands: [{ id: standsIn(table, 'blue', 3)[0], pose: [0, 0, 0] }] };
    expect(answerTo(table, 'red-captain', 'enter-flank', foreign)).toBe('not-your-stand');
  });

  test('a stand that found no room comes in later, along the same edge', () => {
    const { command, stands } = entering(table, 'red', 3);
    const first = play(table, 'red-captain', 'enter-flank', { command, stands: stands.slice(0, 1) }).snapshot;
    const second = play(first, 'red-captain', 'enter-flank', { command, stands: stands.slice(1) });
    expect(second.outcome.openings).toBeUndefined();
    expect(second.event).toMatchObject({ edge: 'LF' });
  });

  test('by its captain or its own commander', () => {
    const args = entering(table, 'red', 3);
    expect(answerTo(table, 'red-3', 'enter-flank', args)).toBe('done');
    expect(answerTo(table, 'red-1', 'enter-flank', args)).toBe('not-your-command');
    expect(answerTo(table, 'blue-captain', 'enter-flank', args)).not.toBe('done');
    expect(answerTo(table, 'umpire', 'enter-flank', args)).toBe('not-allowed');
  });

  test('only if it was sealed so: no command marches because it would like to now', () => {
    expect(answerTo(table, 'red-captain', 'enter-flank', entering(table, 'red', 2))).toBe('not-marching');
    expect(answerTo(table, 'red-captain', 'enter-flank', { ...entering(table, 'red', 3), edge: 'RF' })).toBe(
      'edge-is-sealed',
    );
  });

  test('anywhere: entry is no deployment, so neither band nor zones bind it (GT-FLANK-010, GT-FLANK-013)', () => {
    expect(answerTo(table, 'red-captain', 'enter-flank', entering(table, 'red', 3))).toBe('done');
  });

  test('and is owed to its own side alone until then (GT-FLANK-012)', () => {
    const duties = (seen: Snapshot, side: Side) =>
      deploymentStatus(seen, grand).sides[side]?.owes.filter((duty) => duty.kind === 'enter-march');
    expect(duties(table, 'red')).toEqual([
      { kind: 'enter-march', command: 3, edge: { sealed: 'LF', edge: 'LF', isDisplaced: false }, blocks: false },
    ]);
    expect(duties(asSeenBy(table, 'blue'), 'red')).toEqual([]);
    expect(duties(enter(table, 'red', 3).snapshot, 'red')).toEqual([]);
  });
});

describe('the edges', () => {
  test('left and right are as their owner sees them from their own base (GT-FLANK-003, GT-FLANK-004)', () => {
    expect(entryLine(grand, 'red', 'LF')).toEqual({ from: [0, 0], to: [0, 36] });
    expect(entryLine(grand, 'red', 'RF')).toEqual({ from: [90, 0], to: [90, 36] });
    expect(entryLine(grand, 'blue', 'LF')).toEqual(entryLine(grand, 'red', 'RF'));
    expect(entryLine(grand, 'blue', 'RF')).toEqual(entryLine(grand, 'red', 'LF'));
  });

  test('left base is the own base edge of left wing and left, right base of right and right wing (GT-FLANK-005, GT-FLANK-006)', () => {
    expect(entryLine(grand, 'red', 'LB')).toEqual({ from: [0, 0], to: [36, 0] });
    expect(entryLine(grand, 'red', 'RB')).toEqual({ from: [54, 0], to: [90, 0] });
    expect(entryLine(grand, 'blue', 'LB')).toEqual({ from: [90, 36], to: [54, 36] });
    expect(entryLine(grand, 'blue', 'RB')).toEqual({ from: [36, 36], to: [0, 36] });
  });
});

describe('two marches on one edge', () => {
  test('red’s left flank and blue’s right are the same: blue goes to their right base (GT-FLANK-007, GT-FLANK-008, GT-FLANK-009)', () => {
    const { snapshot } = enter(clash('LF', 'RF'), 'red', 3);
    expect(effectiveEdge(snapshot, 'blue', 3)).toEqual({
      sealed: 'RF',
      edge: 'RB',
      isDisplaced: true,
      takenBy: 3,
      rule: 'GT-FLANK-008',
    });
    const entry = enter(sentTo(snapshot, 11), 'blue', 3);
    expect(entry.event).toMatchObject({ edge: 'RB', sealedEdge: 'RF' });
    expect(entry.snapshot.public.seal.get('seal:blue:cmd.3.flank')).toMatchObject({
      opening: { payload: { edge: 'RF' } },
      entered: { edge: 'RB', turn: 1 },
    });
  });

  test('left flank becomes left base (GT-FLANK-009)', () => {
    expect(effectiveEdge(enter(clash('RF', 'LF'), 'red', 3).snapshot, 'blue', 3)?.edge).toBe('LB');
  });

  test('until the other has come in, nothing is displaced, and nobody could know', () => {
    expect(effectiveEdge(clash('LF', 'RF'), 'blue', 3)).toEqual({ sealed: 'RF', edge: 'RF', isDisplaced: false });
  });

  test('whoever came in first stays where they came in (GT-FLANK-007)', () => {
    const blueFirst = enter(sentTo(clash('LF', 'RF'), 11), 'blue', 3).snapshot;
    expect(effectiveEdge(blueFirst, 'red', 3)).toMatchObject({ edge: 'LB', isDisplaced: true, rule: 'GT-FLANK-007' });
    const both = enter(blueFirst, 'red', 3).snapshot;
    expect(effectiveEdge(both, 'blue', 3)).toEqual({ sealed: 'RF', edge: 'RF', isDisplaced: false });
    expect(effectiveEdge(both, 'red', 3)).toEqual({ sealed: 'LF', edge: 'LB', isDisplaced: true });
  });

  test('only the two short edges can clash: each side has a base edge of its own (GT-FLANK-007)', () => {
    const clashes = flankEdges.flatMap((red) =>
      flankEdges
        .filter((blue) => effectiveEdge(enter(clash(red, blue), 'red', 3).snapshot, 'blue', 3)?.isDisplaced)
        .map((blue) => `${red} ${blue}`),
    );
    expect(clashes).toEqual(['LF RF', 'RF LF']);
  });

  test('an edge that an umpire had opened is not taken before somebody comes in there', () => {
    const table = play(clash('LF', 'RF'), 'umpire', 'reveal-secrets', { keys: ['cmd.3.flank'], side: 'red' }).snapshot;
    expect(effectiveEdge(table, 'blue', 3)?.isDisplaced).toBe(false);
    expect(enter(table, 'red', 3).outcome.openings).toMatchObject({ slots: [{ k: 'cmd.3.roster' }] });
  });

  test('an opponent knows no edge before it is opened', () => {
    expect(effectiveEdge(asSeenBy(clash('LF', 'RF'), 'blue'), 'red', 3)).toBeUndefined();
  });
});

test('at a table with open orders the edge is said with the entry', () => {
  const table = sealedTable({ 'sealed-orders': false });
  const args = entering(table, 'red', 2);
  expect(answerTo(table, 'red-captain', 'enter-flank', args)).toBe('which-edge');
  const { snapshot, outcome, event } = play(table, 'red-captain', 'enter-flank', { ...args, edge: 'RB' });
  expect(outcome.openings).toBeUndefined();
  expect(event).toMatchObject({ edge: 'RB', command: 2 });
  expect([...snapshot.public.stand.values()].filter((stand) => stand.general)).toHaveLength(1);
});
