import { plainText, poseFrom, THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { atFirstTurn, boardWith, type LaidStand, play, type Spot, standsIn } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { marchBringsAllItsStands } from './march-brings-all-its-stands.ts';
import { marchEntersAtItsEdge } from './march-enters-at-its-edge.ts';
import type { Snapshot } from '../../records/table.ts';

type Side = 'red' | 'blue';

/** A march of command 2 that has just come in along this edge, its stands there. */
const entered = (edge: string, spots: readonly Spot[], side: Side = 'red', turn = 1): Snapshot => {
  const laid = Object.fromEntries(
    spots.map((at, index): [string, LaidStand] => [`s${index + 1}`, { at, side, command: 2 }]),
  );
  return changed(boardWith(laid), (edits) =>
    edits
      .put('seal', `seal:${side}:cmd.2.flank`, { side, slot: 'cmd.2.flank', digest: '00', entered: { edge, turn } })
      .put('turn', THIS_TABLE, { number: 1, side }),
  );
};

const parts = (...what: Parameters<typeof entered>) =>
  flagsOf(marchEntersAtItsEdge, entered(...what)).map(({ part }) => part);
const said = (...what: Parameters<typeof entered>) => saidOf(marchEntersAtItsEdge, entered(...what));

describe('along a short edge', () => {
  it('GT-FLANK-003: at its owner’s left edge a march is fine, red’s at x = 0 and blue’s at the other end', () => {
    expect(
      said('LF', [
        [1, 18, 0],
        [0.75, 22, 90],
      ]),
    ).toEqual([]);
    expect(said('LF', [[89, 18, 0]], 'blue')).toEqual([]);
  });

  it('GT-FLANK-003: away from it, or at the other end, it is flagged with the distance', () => {
    expect(said('LF', [[4.2, 18, 0]])).toEqual([
      'Command 2 came in on the left short edge, yet its nearest stand is 3.2 MU from it.',
    ]);
    expect(said('LF', [[1, 18, 0]], 'blue')).toEqual([
      'Command 2 came in on the left short edge, yet its nearest stand is 88 MU from it.',
    ]);
    expect(flagsOf(marchEntersAtItsEdge, entered('LF', [[4.2, 18, 0]]))).toMatchObject([
      {
        weight: 'illegal',
        side: 'red',
        about: ['s1'],
        measured: { value: 3.2, allowed: 0 },
        overlays: [{ from: { x: 0, y: 0 }, to: { x: 0, y: 36 } }],
      },
    ]);
  });

  it('GT-FLANK-004: the right edge is the right as its owner sees it', () => {
    expect(said('RF', [[89, 18, 0]])).toEqual([]);
    expect(said('RF', [[1, 18, 0]], 'blue')).toEqual([]);
    expect(said('RF', [[1, 18, 0]])).toEqual([
      'Command 2 came in on the right short edge, yet its nearest stand is 88 MU from it.',
    ]);
  });

  it('GT-FLANK-003: the hand may be off by what it takes for contact, and no more', () => {
    expect(parts('LF', [[1.02, 18, 0]])).toEqual([]);
    expect(parts('LF', [[1.021, 18, 0]])).toEqual(['away']);
  });

  it('GT-FLANK-003: comrades behind those at the edge are fine, one alone is doubtful', () => {
    const column: Spot[] = [
      [1, 18, 0],
      [3, 18, 0],
      [5, 18, 0],
    ];
    const two = column.slice(0, 2);
    expect(parts('LF', two)).toEqual([]);
    expect(parts('LF', two.toReversed())).toEqual([]);
    expect(
      parts('LF', [
        [1, 18, 0],
        [3.02, 18, 0],
      ]),
    ).toEqual([]);
    const alone = entered('LF', [...column, [7.1, 18, 0], [20, 30, 0]]);
    expect(flagsOf(marchEntersAtItsEdge, alone)).toMatchObject([
      { part: 'loose', weight: 'doubtful', isUnverified: true, about: ['s4', 's5'], measured: { value: 2 } },
      { part: 'deep', about: ['s3'] },
    ]);
    expect(saidOf(marchEntersAtItsEdge, alone)[0]).toBe(
      'Stands of command 2 that touch neither the edge where it came in nor comrades who do: 2.',
    );
  });

  it('GT-FLANK-003: beyond the strip along its edge a stand is doubtful, how deep that is nobody has verified; a table may say', () => {
    const deep = entered('LF', [
      [1, 18, 0],
      [3, 18, 0],
      [5, 18, 0],
    ]);
    expect(saidOf(marchEntersAtItsEdge, deep)).toEqual([
      'Command 2 came in up to 6 MU deep; a flank march is put down within 4 MU of the edge where it comes in. Stands beyond that: 1.',
    ]);
    expect(flagsOf(marchEntersAtItsEdge, deep)).toMatchObject([
      { weight: 'doubtful', isUnverified: true, about: ['s3'], measured: { value: 6, allowed: 4 } },
    ]);
    const deeper = changed(deep, (edits) =>
      edits.put('house', 'flankEntryMu', { values: { flankEntryMu: 6 }, agreed: {} }),
    );
    expect(saidOf(marchEntersAtItsEdge, deeper)).toEqual([]);
    const atDepth = (mu: number): Spot[] => [
      [1, 18, 0],
      [mu - 1, 18, 0],
    ];
    expect(parts('LF', atDepth(4.02))).toEqual([]);
  });
});

describe('along the base edge', () => {
  it('GT-FLANK-005: left base is the left wing and left zones, as its owner sees them', () => {
    expect(
      said('LB', [
        [1, 0.75, 0],
        [35, 0.75, 0],
      ]),
    ).toEqual([]);
    expect(
      said(
        'LB',
        [
          [89, 35.25, 180],
          [55, 35.25, 180],
        ],
        'blue',
      ),
    ).toEqual([]);
    expect(said('LB', [[60, 0.75, 0]])).toEqual([
      'Command 2 came in on its base edge from Left wing to Left, yet its nearest stand is 23 MU from there.',
    ]);
  });

  it('GT-FLANK-005: a stand across the border of its zones is flagged, and one click moves it back', () => {
    const table = entered('LB', [
      [10, 0.75, 0],
      [35.5, 0.75, 0],
    ]);
    const [flag, ...others] = flagsOf(marchEntersAtItsEdge, table);
    expect(others).toEqual([]);
    expect(flag).toMatchObject({ weight: 'illegal', about: ['s2'] });
    expect(flag && plainText(flag.says)).toBe(
      'Sp2 came in with a flank march outside its zones of the base edge, Left wing to Left.',
    );
    expect(flag?.fix && plainText(flag.fix.says)).toBe('Move it left 0.5 MU');
    const after = play(table, 'red-captain', 'move-stands', flag?.fix?.args).snapshot;
    expect(after.public.pose.get('s2')).toEqual([35_000, 750, 0]);
  });

  it('GT-FLANK-006: right base is the right and right wing zones', () => {
    expect(
      said('RB', [
        [55, 0.75, 0],
        [89, 0.75, 0],
      ]),
    ).toEqual([]);
    expect(parts('RB', [[54.999, 0.75, 0]])).toEqual(['s1']);
    expect(
      said(
        'RB',
        [
          [1, 35.25, 180],
          [35, 35.25, 180],
        ],
        'blue',
      ),
    ).toEqual([]);
    expect(parts('RB', [[20, 0.75, 0]])).toEqual(['away']);
  });

  it('GT-FLANK-005: a rank behind the first is as good, within its zones', () => {
    expect(
      said('LB', [
        [10, 0.75, 0],
        [10, 1.5, 0],
      ]),
    ).toEqual([]);
    expect(parts('LB', [[10, 3, 0]])).toEqual(['away']);
  });
});

describe('until when it is looked at', () => {
  it('GT-FLANK-003: a stand that has moved since may be anywhere', () => {
    const table = entered('LF', [[4, 18, 0]]);
    const moved = changed(table, (edits) => edits.put('trail', 's1', { from: poseFrom(1, 18, 0), cost: 3000 }));
    expect(saidOf(marchEntersAtItsEdge, table)).toHaveLength(1);
    expect(saidOf(marchEntersAtItsEdge, moved)).toEqual([]);
  });

  it('GT-FLANK-003: in the turns after its entry nobody asks', () => {
    expect(said('LF', [[4, 18, 0]], 'red', 0)).toEqual([]);
    const before = changed(entered('LF', [[4, 18, 0]], 'red', 0), (edits) => edits.put('turn', THIS_TABLE, null));
    expect(saidOf(marchEntersAtItsEdge, before)).toHaveLength(1);
  });

  it('GT-FLANK-003: the enemy is told the same, for the march is on the board', () => {
    expect(flagsOf(marchEntersAtItsEdge, entered('LF', [[4, 18, 0]]), 'blue')).toHaveLength(1);
  });
});

describe('who comes with it', () => {
  const table = play(atFirstTurn({ 3: { edge: 'LF' } }), 'red-captain', 'begin-turn', {}).snapshot;
  const [first, second] = standsIn(table, 'red', 3) as [string, string];
  const enter = (from: Snapshot, ids: readonly string[]) =>
    play(from, 'red-captain', 'enter-flank', {
      command: 3,
      stands: ids.map((id, index) => ({ id, pose: [750, 10_000 + 2_000 * index, 9_000] })),
    }).snapshot;

  it('GT-FLANK-002: the whole command together is fine', () => {
    const all = enter(table, [first, second]);
    expect(saidOf(marchBringsAllItsStands, all)).toEqual([]);
    expect(saidOf(marchEntersAtItsEdge, all)).toEqual([]);
  });

  it('GT-FLANK-002: stands left in reserve are a reminder until they come', () => {
    const some = enter(table, [first]);
    expect(flagsOf(marchBringsAllItsStands, some)).toMatchObject([
      { weight: 'reminder', about: [second], side: 'red', measured: { value: 1, allowed: 0 } },
    ]);
    expect(saidOf(marchBringsAllItsStands, some)).toEqual(['Command 3 has come in. Stands of it still in reserve: 1.']);
    expect(saidOf(marchBringsAllItsStands, enter(some, [second]))).toEqual([]);
  });

  it('GT-FLANK-002: before it comes nothing is said to anybody', () => {
    expect(flagsOf(marchBringsAllItsStands, table)).toEqual([]);
  });
});
