import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { deploymentStatus } from '../deployment/deployment-status.ts';
import { effectiveEdge } from '../deployment/effective-edge.ts';
import { enteredIn, isMarching } from '../deployment/sealed.ts';
import { commandsInTheirStep } from '../flags/deployment/commands-in-their-step.ts';
import { marchEntersAtItsEdge } from '../flags/deployment/march-enters-at-its-edge.ts';
import { profileAt } from '../profiles/profile-of.ts';
import {
  answerTo,
  begun,
  emptyTable,
  play,
  sealedTable,
  sentTo,
  splitArmy,
  standsIn,
  withArmy,
} from '../testing/index.ts';
import { changed } from '../testing/changed.ts';
import { flagsOf } from '../testing/flags-of.ts';
import type { Snapshot } from '../records/table.ts';

/** Both armies in reserve at a table with open orders; red has the advantage. */
const openTable = (): Snapshot =>
  begun(withArmy(withArmy(emptyTable(), 'red', splitArmy).snapshot, 'blue', splitArmy).snapshot);

const announced = (table: Snapshot, edge: string, command = 3): Snapshot =>
  play(table, 'red-captain', 'announce-march', { side: 'red', command, edge }).snapshot;

const placed = (table: Snapshot, command: 1 | 2 | 3): Snapshot =>
  play(table, 'red-captain', 'place-stands', {
    stands: standsIn(table, 'red', command).map((id, index) => ({
      id,
      pose: [15_000 * command + 2_000 * index, 6_000, 0],
    })),
  }).snapshot;

const owed = (table: Snapshot) => deploymentStatus(table, profileAt(table)).sides['red']?.owes;
const entering = (table: Snapshot, more: object = {}) => ({
  command: 3,
  stands: standsIn(table, 'red', 3).map((id, index) => ({ id, pose: [1_000, 9_000 + 2_000 * index, 9_000] })),
  ...more,
});

describe('a flank march with open orders', () => {
  test('GT-FLANK-001: is said for everybody to see, changed, taken back, and undone', () => {
    const table = announced(openTable(), 'LF');
    expect([...table.public.march]).toEqual([['march:red-3', { side: 'red', command: 3, edge: 'LF' }]]);
    expect(isMarching(table, 'red', 3)).toBe(true);
    expect(isMarching({ public: table.public, sides: {} }, 'red', 3)).toBe(true);
    expect(announced(table, 'RB').public.march.get('march:red-3')?.edge).toBe('RB');
    expect(announced(table, 'none').public.march.size).toBe(0);
    const { event } = play(openTable(), 'red-captain', 'announce-march', { side: 'red', command: 3, edge: 'LF' });
    expect(event).toEqual({ kind: 'march-announced', side: 'red', command: 3, edge: 'LF' });
  });

  test('GT-ORDER-011: step 8 knows it: the command that marches is not asked for, nor missed in step 9', () => {
    const two = (table: Snapshot) => placed(placed(sentTo(table, 8), 1), 2);
    const plain = two(openTable());
    expect(owed(plain)).toMatchObject([{ kind: 'deploy', commands: [{ command: 3 }] }]);
    expect(flagsOf(commandsInTheirStep, sentTo(plain, 9), 'red')).toMatchObject([{ part: 'few' }]);
    const marching = two(announced(openTable(), 'LF'));
    expect(owed(marching)).toEqual([]);
    expect(flagsOf(commandsInTheirStep, sentTo(marching, 9), 'red')).toEqual([]);
  });

  test('GT-FLANK-007: it comes in where it was announced, which is then owed, written down, and asked of its edge', () => {
    const fighting = changed(sentTo(announced(openTable(), 'LF'), 11), (edits) =>
      edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }),
    );
    expect(owed(fighting)).toMatchObject([{ kind: 'enter-march', command: 3, edge: { edge: 'LF' } }]);
    const { snapshot: entered, event } = play(fighting, 'red-captain', 'enter-flank', entering(fighting));
    expect(event).toMatchObject({ kind: 'march-entered', command: 3, edge: 'LF' });
    expect(enteredIn(entered, 'red', 3)).toEqual({ edge: 'LF', turn: 1 });
    expect(owed(entered)).toEqual([]);
    expect(flagsOf(marchEntersAtItsEdge, entered)).toEqual([]);
    expect(answerTo(entered, 'red-captain', 'announce-march', { side: 'red', command: 3, edge: 'none' })).toBe(
      'march-is-in',
    );
    // Where the enemy came in by the same short edge first, it comes in beside it.
    const blue = play(fighting, 'blue-captain', 'announce-march', { side: 'blue', command: 3, edge: 'RF' }).snapshot;
    const first = play(blue, 'red-captain', 'enter-flank', entering(blue)).snapshot;
    expect(effectiveEdge(first, 'blue', 3)).toMatchObject({ edge: 'RB', isDisplaced: true, takenBy: 3 });
  });

  test('GT-FLANK-007: one that nobody announced says its edge as it comes, and that is written down too', () => {
    const fighting = sentTo(openTable(), 11);
    expect(answerTo(fighting, 'red-captain', 'enter-flank', entering(fighting))).toBe('which-edge');
    const { snapshot } = play(fighting, 'red-captain', 'enter-flank', entering(fighting, { edge: 'LF' }));
    expect(snapshot.public.march.get('march:red-3')).toMatchObject({ edge: 'LF', entered: { edge: 'LF' } });
  });

  test('is refused where orders are sealed, to the other side, and with edges that are none', () => {
    const args = { side: 'red', command: 3, edge: 'LF' };
    expect(answerTo(begun(sealedTable()), 'red-captain', 'announce-march', args)).toBe('orders-are-sealed');
    expect(answerTo(openTable(), 'blue-captain', 'announce-march', args)).toBe('not-your-side');
    expect(answerTo(openTable(), 'red-2', 'announce-march', args)).not.toBe('done');
    for (const wrong of [{ edge: 'XX' }, { command: 4 }, { side: 'green' }, { more: 1 }])
      expect(answerTo(openTable(), 'red-captain', 'announce-march', { ...args, ...wrong })).toBe('bad-arguments');
  });
});
