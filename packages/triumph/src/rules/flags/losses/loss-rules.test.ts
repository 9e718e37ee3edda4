import { plainText, withChanges } from '@vexillum/model';
import { seenBy } from '@vexillum/model/testing';
import { assist, type Flag, type Rule } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import type { Profile } from '../../profiles/profile.ts';
import type { PhaseCode } from '../../profiles/turn-rules.ts';
import { triumph11 } from '../../profiles/triumph-1-1.ts';
import { boardWith, type LaidStand, many, play, type ThinnedStand, thinnedTable } from '../../testing/index.ts';
import { type BattleFacts, createBattleFacts } from '../battle-facts.ts';
import { armyIsDefeated } from './army-is-defeated.ts';
import { commandIsDemoralized } from './command-is-demoralized.ts';
import { lossRules } from './loss-rules.ts';
import { lossesLookOtherwise } from './losses-look-otherwise.ts';
import { routMoveIsDue } from './rout-move-is-due.ts';
import { routedStandDoesNotShoot } from './routed-stand-does-not-shoot.ts';
import { Edits, type Snapshot } from '../../records/table.ts';

type Side = 'red' | 'blue';

/** What a reader of this side is told; without a side a spectator. */
const flagsFor = (table: Snapshot, rule: Rule<BattleFacts>, side?: Side, profile: Profile = grand): readonly Flag[] => {
  const seen = side ? seenBy(table, side) : seenBy(table);
  return assist(createBattleFacts()(seen, profile, side ? { side } : {}), [rule]);
};
const toldTo = (...asked: Parameters<typeof flagsFor>): string[] =>
  flagsFor(...asked).map(({ says }) => plainText(says));

describe('a demoralized command', () => {
  const of31 = (lost: number): Snapshot =>
    thinnedTable({
      stands: [
        { command: 1, points: lost, place: 'lost' },
        { command: 1, points: 31 - lost },
      ],
    });

  it('GT-CMD-007, GT-CMD-008: of 31 points 11 lost are flagged, 10 are not', () => {
    expect(toldTo(of31(10), commandIsDemoralized, 'red')).toEqual([]);
    expect(toldTo(of31(11), commandIsDemoralized, 'red')).toEqual([
      'Command 1 is demoralized: it has lost 11 of its 31 points.',
    ]);
    expect(flagsFor(of31(11), commandIsDemoralized, 'red')[0]).toMatchObject({
      id: 'command-is-demoralized:red:1',
      weight: 'reminder',
      side: 'red',
      about: ['s1'],
      measured: { value: 22, allowed: 20, is: 'at-most', unit: 'half-points' },
    });
  });

  it('GT-CMD-007: is demoralized at once, and no longer when a stand comes back', () => {
    const back = play(of31(11), 'red-captain', 'return-stands', { stands: ['s0'] }).snapshot;
    expect(toldTo(back, commandIsDemoralized, 'red')).toEqual([]);
  });

  it('GT-DEMOR-001, GT-DEMOR-002, GT-DEMOR-003, GT-DEMOR-004: its flag tells what that means', () => {
    const [flag] = flagsFor(of31(11), commandIsDemoralized, 'red');
    const remedy = flag?.remedy ? plainText(flag.remedy) : '';
    expect(remedy).toContain('−1 in close combat, as shooters and as targets');
    expect(remedy).toContain('pursues as if it had doubled it; artillery and war wagons do not');
  });

  it('is told to the enemy by what they see', () => {
    const spears = thinnedTable({
      stands: [...many(3, { command: 1, points: 1, place: 'lost' }), ...many(6, { command: 1, points: 9 })],
    });
    expect(toldTo(spears, commandIsDemoralized, 'blue')).toEqual([
      'Command 1 is demoralized, as far as can be seen: it has lost 12 of 36 points.',
    ]);
    expect(toldTo(spears, commandIsDemoralized)).toEqual(toldTo(spears, commandIsDemoralized, 'blue'));
    expect(toldTo(spears, commandIsDemoralized, 'red')).toEqual([]);
  });

  it('is a secret where it follows from what only its own side knows', () => {
    expect(flagsFor(of31(11), commandIsDemoralized, 'red')[0]?.secretOf).toBe('red');
    const plain = thinnedTable({
      stands: [
        { command: 1, points: 4, place: 'lost' },
        { command: 1, points: 4 },
      ],
    });
    expect(flagsFor(plain, commandIsDemoralized, 'red')[0]).not.toHaveProperty('secretOf');
    expect(flagsFor(plain, commandIsDemoralized, 'blue')[0]).not.toHaveProperty('secretOf');
  });

  it('is nobody’s in the standard game', () => {
    expect(toldTo(of31(31), commandIsDemoralized, 'red', triumph11)).toEqual([]);
  });
});

describe('the other side counts otherwise', () => {
  it('GT-CMD-007: where cards make a command demoralized that does not look so, its own side is told, and nobody else', () => {
    const dear: ThinnedStand[] = [
      { command: 1, points: 4, troopType: 'SKM', cards: ['SS'], place: 'lost' },
      ...many(3, { command: 1, points: 2, troopType: 'SKM' }),
    ];
    const table = thinnedTable({ stands: dear });
    expect(toldTo(table, lossesLookOtherwise, 'red')).toEqual([
      'Command 1 is demoralized with 4 of 10 points lost, but the other side cannot tell that from what it sees.',
    ]);
    expect(flagsFor(table, lossesLookOtherwise, 'red')[0]?.secretOf).toBe('red');
    expect(toldTo(table, lossesLookOtherwise, 'blue')).toEqual([]);
    expect(toldTo(table, lossesLookOtherwise)).toEqual([]);
  });

  it('where it looks demoralized and is not, too', () => {
    const cheap = thinnedTable({
      stands: [
        { command: 1, points: 3, troopType: 'KNT', cards: ['CC'], place: 'lost' },
        ...many(2, { command: 1, points: 4, troopType: 'KNT' }),
      ],
    });
    expect(toldTo(cheap, lossesLookOtherwise, 'red')).toEqual([
      'Command 1 looks demoralized to the other side, but it has lost only 3 of 11 points.',
    ]);
  });

  it('where both count the same, nothing', () => {
    const plain = thinnedTable({
      stands: [
        { command: 1, points: 4, place: 'lost' },
        { command: 1, points: 4 },
      ],
    });
    expect(toldTo(plain, lossesLookOtherwise, 'red')).toEqual([]);
  });
});

describe('defeat', () => {
  const table = (red: number, blue: number, sacked: Side[] = []) =>
    thinnedTable({
      sacked,
      stands: [
        ...many(red, { command: 1, points: 4, place: 'lost' }),
        ...many(blue, { command: 1, points: 4, place: 'lost', side: 'blue' }),
      ],
    });

  it('GT-WIN-001: 72 of 144 points and more than the enemy are flagged, 68 are not', () => {
    expect(toldTo(table(17, 0), armyIsDefeated)).toEqual([]);
    expect(toldTo(table(18, 17), armyIsDefeated)).toEqual([
      'At the end of this turn this army is defeated: it has lost 72 of 144 points, 72 are enough, and the enemy has lost 68.',
    ]);
    expect(flagsFor(table(18, 19), armyIsDefeated)[0]).toMatchObject({
      side: 'blue',
      weight: 'reminder',
      isUnverified: true,
    });
  });

  it('GT-WIN-002: with equal losses play goes on, and the flag says so', () => {
    expect(toldTo(table(18, 18), armyIsDefeated)).toEqual([
      'Both armies have lost 72 points, which is enough for defeat: but with equal losses play goes on.',
    ]);
    expect(toldTo(table(17, 17), armyIsDefeated)).toEqual([]);
  });

  it('counts sacked camps', () => {
    expect(flagsFor(table(16, 0, ['red']), armyIsDefeated)).toMatchObject([{ side: 'red', isUnverified: true }]);
    expect(toldTo(table(15, 0, ['red']), armyIsDefeated)).toEqual([]);
  });

  it('is unverified only as long as one of its numbers is', () => {
    const sure = { ...grand, areCardsInArmyPoints: { ...grand.areCardsInArmyPoints, isVerified: true } };
    expect(flagsFor(table(18, 0), armyIsDefeated, 'red', sure)[0]).not.toHaveProperty('isUnverified');
    expect(flagsFor(table(16, 0, ['red']), armyIsDefeated, 'red', sure)[0]?.isUnverified).toBe(true);
  });

  it('what only one side can work out stays with that side', () => {
    const cheap = thinnedTable({ stands: many(24, { command: 1, points: 3, place: 'lost' }) });
    expect(flagsFor(cheap, armyIsDefeated, 'red')[0]?.secretOf).toBe('red');
    expect(toldTo(cheap, armyIsDefeated, 'red')[0]).toContain('lost 72 of 144');
    expect(toldTo(cheap, armyIsDefeated, 'blue')[0]).toContain('lost 96 of 144');
    expect(flagsFor(cheap, armyIsDefeated, 'blue')[0]).not.toHaveProperty('secretOf');
  });
});

describe('routing', () => {
  /** Red's command 1 has lost two spears of six, a third: its general at 40, two stands within 16 MU, one beyond. */
  const laid: Record<string, LaidStand> = {
    general: { at: [40, 6, 0], command: 1, general: true },
    near: { at: [44, 6, 0], command: 1 },
    next: { at: [50, 6, 0], command: 1 },
    far: { at: [70, 6, 0], command: 1 },
    steady: { at: [20, 6, 0], command: 2 },
    enemy: { at: [44, 20, 180], side: 'blue', command: 1 },
  };
  const withLost = (table: Snapshot): Snapshot => {
    const edits = new Edits(table);
    for (const id of ['dead0', 'dead1']) {
      edits.put('stand', id, { side: 'red', troopType: 'SPR', place: 'lost', command: 1 });
      edits.putSecret('red', 'stand', id, { command: 1, halfPoints: 8 });
    }
    return withChanges(table, edits.changes());
  };
  const before = withLost(boardWith(laid));
  const table = play(before, 'red-captain', 'begin-turn', {}).snapshot;
  const due = (snapshot: Snapshot, side: Side = 'red') =>
    Object.fromEntries(flagsFor(snapshot, routMoveIsDue, side).map(({ part, about }) => [part, about]));

  it('GT-DEMOR-005: every stand of the command is due, its general with them, and nobody of a steady one', () => {
    expect(due(table)).toEqual({ flee: ['general', 'near', 'next'], lost: ['far'] });
    expect(due(table, 'blue')).toEqual(due(table));
  });

  it('GT-DEMOR-005: only in its own side’s turn, and only when the battle has begun', () => {
    expect(due(before)).toEqual({});
    expect(due(play(table, 'blue-captain', 'begin-turn', {}).snapshot)).toEqual({});
  });

  it('GT-DEMOR-005: at the end of movement: a command that its own combats demoralize routs in its next turn', () => {
    const at = (phase: PhaseCode, number = 1) =>
      due(withChanges(table, new Edits(table).put('turn', 'this', { number, side: 'red', phase }).changes()));
    for (const phase of ['cards', 'command', 'movement', 'rout'] as const)
      expect(at(phase)).toEqual({ flee: ['general', 'near', 'next'], lost: ['far'] });
    for (const phase of ['ranged', 'close', 'end'] as const) expect(at(phase)).toEqual({});
    expect(at('rout', 3)['flee']).toEqual(['general', 'near', 'next']);
  });

  it('GT-DEMOR-005: a command that has lost less than a third stays', () => {
    expect(due(play(table, 'red-captain', 'return-stands', { stands: ['dead0'] }).snapshot)).toEqual({});
  });

  it('GT-DEMOR-010: who touches an enemy is let off; who stands a hair farther away is not', () => {
    const against = (y: number) =>
      withLost(boardWith({ ...laid, enemy: { at: [44, y, 180], side: 'blue', command: 1 } }));
    const inTurn = (snapshot: Snapshot) => play(snapshot, 'red-captain', 'begin-turn', {}).snapshot;
    expect(due(inTurn(against(6)))['flee']).toEqual(['general', 'next']);
    expect(due(inTurn(against(6.05)))['flee']).toEqual(['general', 'near', 'next']);
  });

  it('GT-DEMOR-010: who storms a camp is in close combat; at one that is sacked already nobody is', () => {
    const stormed = (sacked: boolean) => {
      const edits = new Edits(table);
      edits.put('camp', 'camp', { side: 'blue', size: [4000, 2000], ...(sacked ? { sacked } : {}) });
      edits.put('pose', 'camp', [44_000, 7_000, 0]);
      return withChanges(table, edits.changes());
    };
    expect(due(stormed(false))['flee']).toEqual(['general', 'next']);
    expect(due(stormed(true))['flee']).toEqual(['general', 'near', 'next']);
  });

  it('GT-DEMOR-011, BC-02-MIDDIS-PLAY-2: a point that was spent on getting down lets off as well', () => {
    const edits = new Edits(table).put('turn', 'this', { number: 1, side: 'red', phase: 'movement' });
    edits.put('points', 'red:1', { turn: 1, die: 4, terms: [], points: 4 });
    const rolled = withChanges(table, edits.changes());
    const down = play(rolled, 'red-captain', 'use-card', { card: 'MD', stands: [{ id: 'near', as: 'SPR' }] }).snapshot;
    expect(due(down)['flee']).toEqual(['general', 'next']);
  });

  it('GT-DEMOR-010: touching a friend lets nobody off', () => {
    const beside = withLost(boardWith({ ...laid, steady: { at: [46, 6, 0], command: 2 } }));
    expect(due(play(beside, 'red-captain', 'begin-turn', {}).snapshot)['flee']).toContain('near');
  });

  it('GT-DEMOR-011: who has moved this turn is let off', () => {
    const moved = play(table, 'red-captain', 'move-stands', {
      moves: [{ id: 'near', to: [44_000, 8_000, 0] }],
    }).snapshot;
    expect(due(moved)['flee']).toEqual(['general', 'next']);
  });

  it('GT-DEMOR-006, GT-DEMOR-011: who was held in place is let off, for this turn alone', () => {
    const held = play(table, 'red-1', 'mark-rout', { stands: ['near', 'next'], as: 'held' }).snapshot;
    expect(held.public.stand.get('near')?.held).toBe(1);
    expect(due(held)).toEqual({ flee: ['general'], lost: ['far'] });
    const again = play(play(held, 'blue-captain', 'begin-turn', {}).snapshot, 'red-captain', 'begin-turn', {}).snapshot;
    expect(due(again)['flee']).toEqual(['general', 'near', 'next']);
    const freed = play(held, 'red-1', 'mark-rout', { stands: ['near'], as: 'neither' }).snapshot;
    expect(due(freed)['flee']).toEqual(['general', 'near']);
  });

  it('GT-DEMOR-006: one click holds all of them', () => {
    const fix = flagsFor(table, routMoveIsDue, 'red').find(({ part }) => part === 'flee')?.fix;
    const held = play(table, 'red-captain', fix?.action ?? '', fix?.args).snapshot;
    expect(due(held)).toEqual({ lost: ['far'] });
  });

  it('GT-DEMOR-005: who has routed is done with it', () => {
    expect(due(play(table, 'red-1', 'mark-rout', { stands: ['near'], as: 'routed' }).snapshot)['flee']).toEqual([
      'general',
      'next',
    ]);
  });

  it('GT-DEMOR-007: who is beyond 16 MU of the general is said to be lost, and so is everybody without one', () => {
    const moveTo = (x: number) => withLost(boardWith({ ...laid, far: { at: [x, 6, 0], command: 1 } }));
    const inTurn = (snapshot: Snapshot) => due(play(snapshot, 'red-captain', 'begin-turn', {}).snapshot);
    expect(inTurn(moveTo(58))['lost']).toBeUndefined();
    expect(inTurn(moveTo(58.1))['lost']).toEqual(['far']);
    expect(inTurn(moveTo(57.9))['lost']).toBeUndefined();
    const { general: _, ...leaderless } = laid;
    expect(inTurn(withLost(boardWith(leaderless)))).toEqual({ lost: ['near', 'next', 'far'] });
    expect(flagsFor(table, routMoveIsDue, 'red').find(({ part }) => part === 'lost')).toMatchObject({
      weight: 'doubtful',
      isUnverified: true,
    });
  });

  it('GT-DEMOR-008: a line shows each the way to its nearest point of the base edge', () => {
    const overlays = flagsFor(table, routMoveIsDue, 'red').find(({ part }) => part === 'flee')?.overlays;
    expect(overlays?.[1]).toMatchObject({ kind: 'line', from: { x: 44 }, to: { x: 44, y: 0 } });
  });

  it('nobody routs before the first turn', () => {
    expect(() => play(before, 'red-captain', 'mark-rout', { stands: ['near'], as: 'held' })).toThrow('no-turn');
    expect(() => play(table, 'red-captain', 'mark-rout', { stands: ['dead0'], as: 'held' })).toThrow('not-on-board');
    expect(() => play(table, 'blue-captain', 'mark-rout', { stands: ['near'], as: 'held' })).toThrow('not-your-stand');
  });
});

describe('a stand that routed', () => {
  const laid: Record<string, LaidStand> = {
    archers: { troopType: 'ARC', at: [40, 6, 0], command: 1 },
    spears: { at: [44, 6, 0], command: 1 },
  };
  const table = play(boardWith(laid), 'red-captain', 'begin-turn', {}).snapshot;
  const routed = play(table, 'red-1', 'mark-rout', { stands: ['archers', 'spears'], as: 'routed' }).snapshot;

  it('GT-DEMOR-009, GT-DEMOR-013: neither shoots nor answers in that turn; others are free to', () => {
    expect(toldTo(table, routedStandDoesNotShoot)).toEqual([]);
    expect(toldTo(routed, routedStandDoesNotShoot)).toEqual([
      'Arc1 has routed: this turn it does not shoot, and when it is shot at it does not answer.',
    ]);
    const held = play(routed, 'red-1', 'mark-rout', { stands: ['archers'], as: 'held' }).snapshot;
    expect(toldTo(held, routedStandDoesNotShoot)).toEqual([]);
  });

  it('GT-DEMOR-009: is free again in the next turn', () => {
    expect(toldTo(play(routed, 'blue-captain', 'begin-turn', {}).snapshot, routedStandDoesNotShoot)).toEqual([]);
  });

  it('GT-DEMOR-009: is not spoken of once it is off the board', () => {
    const gone = play(routed, 'red-captain', 'lose-stands', { stands: ['archers'] }).snapshot;
    expect(toldTo(gone, routedStandDoesNotShoot)).toEqual([]);
  });
});

describe('all rules of losses', () => {
  it('have ids of their own', () => {
    expect(new Set(lossRules.map(({ id }) => id)).size).toBe(lossRules.length);
  });

  it('say nothing of an empty table', () => {
    expect(assist(createBattleFacts()(thinnedTable({ stands: [] }), grand, {}), lossRules)).toEqual([]);
  });
});
