import { reverse, THIS_TABLE, withChanges } from '@vexillum/model';
import { createAssist } from '@vexillum/rules-assist';
import { describe, expect, test } from 'vitest';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { asPlain, boardWith, lineOf, play, seated } from '../../testing/index.ts';
import { profileAt } from '../../profiles/profile-of.ts';
import type { PhaseCode } from '../../profiles/turn-rules.ts';
import type { Snapshot } from '../../records/table.ts';
import { createBattleFacts } from '../battle-facts.ts';
import { commandSpendsItsPoints } from './command-spends-its-points.ts';
import { groupsMoveAsGroups } from './groups-move-as-groups.ts';
import { movesKeepTheirAllowance } from './moves-keep-their-allowance.ts';
import { campsAndObstaclesStay, reserveStaysOff } from './pieces-stay.ts';
import { sidesMoveInTheirTurn, turnsAlternate } from './sides-move-in-their-turn.ts';

const board = seated(
  boardWith({
    ...lineOf(3, [40, 10], { command: 1 }),
    ...lineOf(2, [40, 30], { side: 'blue', command: 1 }),
  }),
);

/** Red's turn, in that phase, with so many points. */
const inPhase = (phase: PhaseCode | undefined, points = 1): Snapshot =>
  changed(board, (edits) => {
    edits.put('turn', THIS_TABLE, { number: 1, side: 'red', ...(phase ? { phase } : {}) });
    edits.put('points', 'red:1', { turn: 1, die: points, terms: [], points });
    edits.put('step', 'this', { number: 11, done: {} });
  });

const move = (table: Snapshot, id: string, y: number, heading = 0) => {
  const side = id.startsWith('red') ? 'red' : 'blue';
  const [x = 0] = table.public.pose.get(id) ?? [];
  return play(table, `${side}-captain`, 'move-stands', { moves: [{ id, to: [x, y * 1000, heading] }] }).snapshot;
};

describe('a command that spends more than it has', () => {
  test('GT-CP-001: is told so, with what it spent, to everybody', () => {
    const once = move(inPhase('movement'), 'red0', 12);
    expect(saidOf(commandSpendsItsPoints, once)).toEqual([]);
    const twice = move(once, 'red1', 12);
    for (const reader of [undefined, 'red', 'blue'] as const)
      expect(saidOf(commandSpendsItsPoints, twice, reader)).toEqual([
        'Command 1 has spent 2 command points and has 1.',
      ]);
    expect(flagsOf(commandSpendsItsPoints, twice)).toMatchObject([{ weight: 'illegal', side: 'red' }]);
    expect(flagsOf(commandSpendsItsPoints, twice)[0]).not.toHaveProperty('secretOf');
  });

  test('is not surely wrong where distance made it dear: which ring counts nobody has verified', () => {
    const far = changed(inPhase('movement'), (edits) => {
      edits.put('slip', 'red:1:1', {
        stands: ['red0'],
        singly: [],
        terms: [
          { code: 'move', value: 1 },
          { code: 'out-of-command', value: 1 },
        ],
        price: 2,
      });
    });
    expect(flagsOf(commandSpendsItsPoints, far)).toMatchObject([{ isUnverified: true }]);
  });
});

describe('a move that is longer than it may be', () => {
  const says = (table: Snapshot, reader?: 'red' | 'blue') => saidOf(movesKeepTheirAllowance, table, reader);

  test('is flagged for everybody, whoever made it and whatever program', () => {
    const moved = move(inPhase('movement'), 'red0', 18);
    for (const reader of [undefined, 'red', 'blue'] as const)
      expect(says(moved, reader)).toEqual(['Moved 8 MU, and 3 MU are allowed: Sp1.']);
    expect(flagsOf(movesKeepTheirAllowance, moved)).toMatchObject([
      { side: 'red', about: ['red0'], weight: 'doubtful', isUnverified: true },
    ]);
    expect(flagsOf(movesKeepTheirAllowance, moved)[0]).not.toHaveProperty('secretOf');
    expect(says(move(inPhase('movement'), 'red0', 13))).toEqual([]);
  });

  test('counts all moves of a turn together, and goes where the stand goes back', () => {
    const twice = move(move(inPhase('movement'), 'red0', 12), 'red0', 14);
    expect(says(twice)).toEqual(['Moved 4 MU, and 3 MU are allowed: Sp1.']);
    expect(says(move(twice, 'red0', 10))).toEqual([]);
  });

  test('of a group is told once, and one click puts the group back', () => {
    const moves = ['red0', 'red1', 'red2'].map((id) => {
      const [x = 0, y = 0] = inPhase('movement').public.pose.get(id) ?? [];
      return { id, to: [x, y + 4000, 0] };
    });
    const moved = play(inPhase('movement'), 'red-captain', 'move-stands', { moves }).snapshot;
    expect(says(moved)).toEqual(['Moved 4 MU, and 3 MU are allowed: Sp1, Sp2, Sp3.']);
    const { fix } = flagsOf(movesKeepTheirAllowance, moved)[0] ?? {};
    expect(fix?.action).toBe('move-stands');
    const back = play(moved, 'red-captain', fix?.action ?? '', fix?.args as object).snapshot;
    expect(says(back)).toEqual([]);
  });

  test('stays told when the combats begin; what moves a stand there, or off in rout, is no move of its own', () => {
    const moved = move(inPhase('movement'), 'red0', 18);
    const later = changed(moved, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red', phase: 'close' }));
    expect(says(later)).toHaveLength(1);
    expect(says(move(inPhase('close'), 'red0', 18))).toEqual([]);
    const fled = play(inPhase('rout'), 'red-captain', 'rout-stands', { stands: ['red0'], mu: 5 }).snapshot;
    expect(says(fled)).toEqual([]);
    const early = play(inPhase('movement'), 'red-captain', 'rout-stands', { stands: ['red0'], mu: 5 }).snapshot;
    expect(says(early)).toEqual([]);
  });

  test('BC-08-MOBINF-PLAY-6: who leaves transports as its move ends, or loses them to arrows, had the move of transports', () => {
    const riding = changed(inPhase('movement'), (edits) =>
      edits.put('stand', 'red0', { side: 'red', troopType: 'SPR', place: 'board', command: 1, uses: { MI: 7 } }),
    );
    const leave = (table: Snapshot) =>
      play(table, 'red-captain', 'use-card', { card: 'MI', stands: [{ id: 'red0' }], back: true }).snapshot;
    expect(says(leave(move(riding, 'red0', 16)))).toEqual([]);
    expect(says(leave(move(riding, 'red0', 17)))).toEqual(['Moved 7 MU, and 6 MU are allowed: Sp1.']);
    const shot = changed(move(riding, 'red0', 16), (edits) =>
      edits.put('stand', 'red0', { side: 'red', troopType: 'SPR', place: 'board', command: 1 }).put('combat', 'c1', {
        turn: 1,
        kind: 'ranged',
        attacker: 'blue0',
        defender: 'red0',
        edge: 'front',
        terms: {},
        dropped: ['red0'],
      }),
    );
    expect(says(shot)).toEqual([]);
  });

  test('is not told of whose combat was settled by hand, which may have moved it on', () => {
    const moved = move(inPhase('movement'), 'red0', 18);
    const settled = changed(moved, (edits) =>
      edits.put('combat', 'c1', {
        turn: 1,
        kind: 'close',
        attacker: 'red0',
        defender: 'blue0',
        edge: 'front',
        terms: {},
        isApplied: true,
        isByHand: true,
      }),
    );
    expect(says(settled)).toEqual([]);
  });
});

describe('a group that goes as only a single stand may', () => {
  const ids = ['red0', 'red1', 'red2'];
  const says = (table: Snapshot, reader?: 'red' | 'blue') => saidOf(groupsMoveAsGroups, table, reader);
  /** So far aside and ahead, told with its leg, as a hand tells it. */
  const go = (table: Snapshot, group: readonly string[], leg: { kind: string; mu: number }) => {
    const isAside = leg.kind === 'slide';
    const moves = group.map((id) => {
      const from = table.public.pose.get(id) ?? [0, 0, 0];
      const [x, y, heading] = from;
      return { id, from, to: isAside ? [x + leg.mu, y, heading] : [x, y + leg.mu, heading] };
    });
    return play(table, 'red-captain', 'move-stands', { moves, legs: [leg] }).snapshot;
  };
  const aside = { kind: 'slide', mu: 1000 };
  const back = { kind: 'advance', mu: -1000 };

  test('is told so to everybody; sideways it may be right, to square up', () => {
    const moved = go(inPhase('movement'), ids, back);
    for (const reader of [undefined, 'red', 'blue'] as const)
      expect(says(moved, reader)).toEqual([
        'Moved backwards as a group, which only a single stand may: Sp1, Sp2, Sp3.',
      ]);
    expect(flagsOf(groupsMoveAsGroups, moved)).toMatchObject([{ weight: 'illegal', side: 'red', about: ids }]);
    const slid = go(inPhase('movement'), ids, aside);
    expect(says(slid)).toEqual(['Moved sideways as a group, which only a single stand may: Sp1, Sp2, Sp3.']);
    expect(flagsOf(groupsMoveAsGroups, slid)).toMatchObject([{ weight: 'doubtful' }]);
    expect(says(go(inPhase('movement'), ids, { kind: 'advance', mu: 1000 }))).toEqual([]);
  });

  test('is told each way by itself, and goes where the stands go back', () => {
    const both = go(go(inPhase('movement'), ids, back), ids, aside);
    expect(says(both)).toHaveLength(2);
    expect(says(go(go(both, ids, { kind: 'slide', mu: -1000 }), ids, { kind: 'advance', mu: 1000 }))).toEqual([]);
  });

  test('is free to where each stand moved and paid by itself, as a single stand is', () => {
    expect(says(go(inPhase('movement'), ['red0'], back))).toEqual([]);
    const singly = changed(go(inPhase('movement'), ids, back), (edits) =>
      edits.put('slip', 'red:1:1', { stands: ids, singly: ['red1', 'red2'], terms: [], price: 3 }),
    );
    expect(says(singly)).toEqual([]);
    expect(says(go(inPhase('close'), ids, back))).toEqual([]);
  });

  test('is told anew from memory as soon as somebody says that they paid singly', () => {
    const look = createAssist([groupsMoveAsGroups]);
    const factsOf = createBattleFacts();
    const told = (table: Snapshot) => look(factsOf(table, profileAt(table), {})).length;
    const moved = go(inPhase('movement'), ids, back);
    const slip = { stands: ids, singly: ids, terms: [], price: 3 };
    const singly = changed(moved, (edits) => edits.put('slip', 'red:1:1', slip));
    expect([moved, singly, moved].map(told)).toEqual([1, 0, 1]);
  });

  test('is asked by the profile: a table may allow it', () => {
    const free = changed(inPhase('movement'), (edits) => {
      edits.put('house', 'groupMayNot', { values: { groupMayNot: ['back'] }, agreed: {} });
    });
    expect(says(go(free, ids, aside))).toEqual([]);
    expect(says(go(free, ids, back))).toHaveLength(1);
  });
});

describe('moving out of phase', () => {
  test.each<[phase: PhaseCode | undefined, isFlagged: boolean]>([
    ['cards', true],
    ['command', true],
    ['movement', true],
    ['rout', true],
    ['ranged', false],
    ['close', false],
    [undefined, false],
  ])('the enemy’s stand that moves in the phase “%s” is flagged: %s', (phase, isFlagged) => {
    const moved = move(inPhase(phase), 'blue0', 28);
    expect(saidOf(sidesMoveInTheirTurn, moved)).toHaveLength(isFlagged ? 1 : 0);
  });

  test('it names who moved, and goes where they go back', () => {
    const moved = move(move(inPhase('movement'), 'blue0', 28), 'blue1', 28);
    expect(saidOf(sidesMoveInTheirTurn, moved)).toEqual(['Moved in the other side’s turn: Sp1, Sp2.']);
    expect(flagsOf(sidesMoveInTheirTurn, moved)).toMatchObject([{ side: 'blue', weight: 'illegal' }]);
    expect(saidOf(sidesMoveInTheirTurn, move(inPhase('movement'), 'red0', 12))).toEqual([]);
    expect(saidOf(sidesMoveInTheirTurn, move(move(moved, 'blue0', 30), 'blue1', 30))).toEqual([]);
  });

  test('two turns running are flagged, one after the other is not', () => {
    const begun = play(board, 'red-captain', 'begin-turn', {}).snapshot;
    expect(saidOf(turnsAlternate, begun)).toEqual([]);
    const again = play(begun, 'red-captain', 'begin-turn', { side: 'red' }).snapshot;
    expect(saidOf(turnsAlternate, again)).toEqual(['This side has a second turn running.']);
    const on = play(again, 'red-captain', 'begin-phase', { phase: 'close' }).snapshot;
    expect(saidOf(turnsAlternate, on)).toHaveLength(1);
    expect(saidOf(turnsAlternate, play(on, 'red-captain', 'begin-phase', { isTurnOver: true }).snapshot)).toEqual([]);
  });

  test('GT-DEPLOY-006: a stand that comes out of reserve in the battle is flagged', () => {
    const back = play(inPhase('movement'), 'red-captain', 'return-stands', { stands: ['red0'] }).snapshot;
    const placed = play(back, 'red-captain', 'place-stands', { stands: [{ id: 'red0', pose: [40_000, 10_000, 0] }] });
    expect(saidOf(reserveStaysOff, placed.snapshot)).toEqual(['Sp1 came out of reserve in turn 1.']);
    expect(saidOf(reserveStaysOff, inPhase('movement'))).toEqual([]);
    const deploying = changed(placed.snapshot, (edits) => edits.put('step', 'this', { number: 8, done: {} }));
    expect(saidOf(reserveStaysOff, deploying)).toEqual([]);
  });
});

describe('BC-14-DEFENSES-DEPLOY-9, BC-18-PACK-DEPLOY-4, BC-19-STANDARD-PLAY-8: what was pitched or dug stays', () => {
  const withPieces = (phase: PhaseCode | undefined) =>
    changed(inPhase(phase), (edits) => {
      edits.put('camp', 'camp:red-1', { side: 'red', size: [4000, 2000] }).put('pose', 'camp:red-1', [45_000, 1000, 0]);
      edits
        .put('terrain', 'ditch', { type: 'prepared-defenses', side: 'red', size: [2000, 1000], variant: 0 })
        .put('pose', 'ditch', [40_000, 12_000, 0]);
      edits
        .put('terrain', 'wood', { type: 'woods', size: [6000, 6000], variant: 0 })
        .put('pose', 'wood', [20_000, 18_000, 0]);
    });
  const moveTerrain = (table: Snapshot, id: string) =>
    play(table, 'red-captain', 'move-terrain', { id, to: [30_000, 18_000, 0] });
  const moveCamp = (table: Snapshot) =>
    play(table, 'red-captain', 'place-camp', { side: 'red', id: 'camp:red-1', pose: [40_000, 1000, 0] });

  test('an obstacle and a camp that are moved once turns are taken are flagged', () => {
    const table = withPieces('movement');
    expect(saidOf(campsAndObstaclesStay, table)).toEqual([]);
    expect(saidOf(campsAndObstaclesStay, moveTerrain(table, 'ditch').snapshot)).toEqual([
      'This obstacle was moved in turn 1.',
    ]);
    expect(saidOf(campsAndObstaclesStay, moveCamp(table).snapshot)).toEqual(['This camp was moved in turn 1.']);
  });

  test('what no army brought may be put right, and a move that is taken back leaves nothing', () => {
    const table = withPieces('movement');
    expect(saidOf(campsAndObstaclesStay, moveTerrain(table, 'wood').snapshot)).toEqual([]);
    const { snapshot, outcome } = moveTerrain(table, 'ditch');
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(table));
  });

  test('a match without phases notes nothing', () => {
    expect(saidOf(campsAndObstaclesStay, moveCamp(withPieces(undefined)).snapshot)).toEqual([]);
  });
});
