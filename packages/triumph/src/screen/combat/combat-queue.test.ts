import { withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { Edits, fullProfileAt, oddsOf, type Snapshot, worldOfTable } from '../../rules/index.ts';
import { fieldOf, play } from '../../rules/testing/index.ts';
import { type CombatEvent, combatWords } from './combat-words.ts';
import './foresee.ts';
import { queueOf, sameCombat, sheetOf } from './combat-queue.ts';
import { oddsText, proposalTexts, resultText } from './result-words.ts';
import { tellCombat } from './tell-combat.ts';
import { signedText, termText } from './term-words.ts';

const table = fieldOf({
  stands: {
    a: { troopType: 'KNT', at: [45, 18, 0] },
    d: { troopType: 'SPR', at: [45, 18, 180], side: 'blue' },
    s: { troopType: 'ARC', at: [60, 18, 0] },
    t: { troopType: 'HFT', at: [60, 20, 180], side: 'blue' },
    u: { troopType: 'HFT', at: [62, 20.5, 180], side: 'blue' },
  },
});
const inPhase = (phase: string, from: Snapshot = table): Snapshot =>
  withChanges(from, new Edits(from).put('turn', 'this', { number: 2, side: 'red', phase }).changes());
const queue = (snapshot: Snapshot) => queueOf(snapshot, worldOfTable(snapshot, fullProfileAt(snapshot)));
const keys = (snapshot: Snapshot): string[] => queue(snapshot).map(({ key }) => key);
const close = { kind: 'close', attacker: 'a', defender: 'd' } as const;

describe('the combats of a turn', () => {
  test('are those of the phase, and all of them where there are no phases or another is on', () => {
    expect(keys(inPhase('ranged'))).toEqual(['ranged s t']);
    expect(keys(inPhase('close'))).toEqual(['close a d']);
    expect(keys(inPhase('movement'))).toEqual(['close a d', 'ranged s t']);
    expect(keys(table)).toEqual(['close a d', 'ranged s t']);
  });

  test('stand once: taken up they come first, done they come last', () => {
    const taken = play(table, 'red-captain', 'take-up-combat', close).snapshot;
    expect(keys(taken)).toEqual(['c1', 'ranged s t']);
    const done = play(taken, 'red-captain', 'apply-combat', { id: 'c1', isByHand: true }).snapshot;
    expect(keys(done)).toEqual(['ranged s t', 'c1']);
  });

  test('a shooter shoots once, at whomever', () => {
    const other = { kind: 'ranged', attacker: 's', defender: 'u' };
    expect(keys(play(inPhase('ranged'), 'red-captain', 'take-up-combat', other).snapshot)).toEqual(['c1']);
  });

  test('the one that a reader has before them stays it when somebody takes it up', () => {
    const taken = play(table, 'blue-captain', 'take-up-combat', close).snapshot;
    expect(sameCombat(taken, queue(taken), 'close a d')?.id).toBe('c1');
    expect(sameCombat(taken, queue(taken), 'close a x')).toBeUndefined();
  });

  test('show the same sums before they are taken up as after', () => {
    const [before] = queue(table);
    const taken = play(table, 'red-captain', 'take-up-combat', close).snapshot;
    const [after] = queue(taken);
    expect(sheetOf(taken, after!).terms).toEqual(sheetOf(table, before!).terms);
  });
});

describe('before a move is let go', () => {
  const apart = fieldOf({
    stands: {
      a: { troopType: 'KNT', at: [45, 15, 0], general: true },
      d: { troopType: 'SPR', at: [45, 18, 180], side: 'blue' },
    },
  });
  const there = { a: [45_000, 18_000, 0] } as const;

  test('a contact tells both sums and the odds, with the stand where it would come to', () => {
    const pair = { stand: 'a', other: 'd', relation: 'front-to-front' } as const;
    expect(combatWords.foresee?.(apart, there, pair)).toBe(
      'combat +4 : +4: wins 42% (doubles 3%), loses 42% (doubled 3%)',
    );
    expect(apart.public.pose.get('a')).toEqual([45_000, 15_000, 0]);
  });

  test('whoever is not there has none', () => {
    expect(combatWords.foresee?.(apart, there, { stand: 'a', other: 'x', relation: 'rear' })).toBeUndefined();
  });
});

describe('in words', () => {
  const nameOf = (id: string) => `the ${id}`;

  test('a result and what comes of it', () => {
    expect(resultText({ kind: 'beaten', loser: 'd', outcome: 'falls-back' }, nameOf)).toBe(
      'the d is beaten and falls back.',
    );
    const nothing = { outcome: 'falls-back', moves: [], lost: [], dropped: [], unscreened: [] } as const;
    expect(proposalTexts({ ...nothing, loser: 'd', lost: ['d', 'b'], cornered: 'friend-in-the-way' }, nameOf)).toEqual([
      'A friend that faces another way blocks its way back, and is lost too.',
      'Lost: the d, the b.',
    ]);
    expect(proposalTexts({ ...nothing, loser: 'd', lost: ['d'] }, nameOf)).toEqual([]);
  });

  test('the odds', () => {
    expect(oddsText(oddsOf(3, 3), false)).toBe('wins 42% (doubles 6%), tie 17%, loses 42% (doubled 6%)');
    expect(oddsText(oddsOf(3, 3), true)).toBe('wins 42% (doubles 6%), no harm 58%');
  });

  test('the numbers', () => {
    expect(['own-general', 'barriers', 'by-hand', 'luck'].map(termText)).toEqual([
      'Its general',
      'Barriers',
      'By hand',
      'luck',
    ]);
    expect([1, 0, -1, null].map(signedText)).toEqual(['+1', '+0', '−1', '?']);
  });

  test('what happened, for the log', () => {
    const { event } = play(table, 'red-captain', 'take-up-combat', close);
    if (event.kind !== 'combat-taken-up') throw new Error(event.kind);
    expect(tellCombat(event, fullProfileAt(table))).toBe('set up the combat Red’s Knights against Blue’s Spear');
    const { isAgain: _, ...between } = event;
    const thrown = { values: [4, 2], totals: [8, 6], end: 'beaten', loser: 'blue', outcome: 'destroyed' } as const;
    const fought: CombatEvent = { ...between, kind: 'combat-fought', ...thrown, values: [4, 2], totals: [8, 6] };
    expect(tellCombat(fought, fullProfileAt(table))).toBe(
      'fought: Red’s Knights against Blue’s Spear: 8 to 6 (dice 4 and 2), Blue is beaten and is destroyed',
    );

    const applied: CombatEvent = {
      ...between,
      kind: 'combat-applied',
      end: 'beaten',
      loser: 'blue',
      outcome: 'falls-back',
      isByHand: false,
      lost: 0,
      moved: 1,
      demoralized: [],
    };
    expect(tellCombat(applied, fullProfileAt(table))).toBe(
      'applied the result of Red’s Knights against Blue’s Spear: Blue is beaten and falls back; 1 stand moved',
    );
    expect(tellCombat({ ...applied, lost: 1, moved: 0 }, fullProfileAt(table)), 'whoever is cornered').toBe(
      'applied the result of Red’s Knights against Blue’s Spear: Blue is beaten and has no way back; 1 stand lost',
    );
  });
});
