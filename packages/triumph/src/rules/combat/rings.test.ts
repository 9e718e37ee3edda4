import { describe, expect, test } from 'vitest';
import type { Combat, Term } from '../records/combat.ts';
import { changed } from '../testing/changed.ts';
import { fieldOf, play } from '../testing/index.ts';
import { doesPursue } from './does-pursue.ts';
import { bygoneCombats, nextCombatId, openCombat, ringAt, ringOf } from './ring-at.ts';
import { proposalOf } from './proposal-of.ts';
import { resultOf } from './result-of.ts';
import { termsOf } from './terms-of.ts';
import { termNamed, withHandTerms, withTerm } from './with-term.ts';

const term = (code: string, value: number, more: Partial<Term> = {}): Term => ({
  code,
  value,
  by: 'rule',
  isVerified: true,
  source: 'a test',
  ...more,
});

const fought = (more: Partial<Combat> = {}): Combat => ({
  turn: 2,
  kind: 'close',
  attacker: 'a',
  defender: 'd',
  edge: 'front',
  terms: { red: [term('close', 3)], blue: [term('close', 4)] },
  ...more,
});

const field = fieldOf({
  stands: {
    a: { troopType: 'KNT', at: [45, 18, 0] },
    d: { troopType: 'HFT', at: [45, 18, 180], side: 'blue' },
  },
});
const fight = { kind: 'close', attacker: 'a', defender: 'd' } as const;

const withCombats = (combats: Readonly<Record<string, Partial<Combat>>>) =>
  changed(field, (edits) => {
    for (const [id, more] of Object.entries(combats)) edits.put('combat', id, fought(more));
  });

describe('where two fight', () => {
  test('is nowhere without either of them', () => {
    expect(ringAt(field, { ...fight, attacker: 'ghost' })).toBeUndefined();
    expect(ringAt(field, { ...fight, defender: 'ghost' })).toBeUndefined();
    expect(ringAt(field, { kind: 'close', attacker: 'ghost', defender: 'phantom' })).toBeUndefined();
    expect(ringOf(field, fought({ attacker: 'ghost' }))).toBeUndefined();
  });

  test('stays on the edge that was met', () => {
    expect(ringAt(field, fight)?.meeting.edge).toBe('front');
    expect(ringOf(field, fought({ edge: 'rear' }))?.meeting.edge).toBe('rear');
  });

  test('comes to nothing where one is of a type that the rules do not know, or has left the board', () => {
    const strange = fieldOf({
      stands: { a: { troopType: 'XXX', at: [45, 18, 0] }, d: { troopType: 'HFT', at: [45, 18, 180], side: 'blue' } },
    });
    const ring = ringAt(strange, fight);
    expect(ring && termsOf(ring)).toBeUndefined();
    expect(ring && resultOf(ring, { terms: {}, dice: { red: 1, blue: 1 } })).toBeUndefined();
    expect(ring && proposalOf(ring, { result: { kind: 'tie' } })).toBeUndefined();
  });

  test('has no result before the dice, and no proposal before a result', () => {
    const ring = ringAt(field, fight);
    expect(ring && resultOf(ring, { terms: {} })).toBeUndefined();
    expect(ring && proposalOf(ring, {})).toBeUndefined();
  });
});

describe('the combat of two that is open', () => {
  test.each<readonly [what: string, more: Partial<Combat>, isOpen: boolean]>([
    ['these two, in this turn', {}, true],
    ['another attacker', { attacker: 'b' }, false],
    ['another defender', { defender: 'b' }, false],
    ['by shooting', { kind: 'ranged' }, false],
    ['of another turn', { turn: 1 }, false],
    ['that is thrown for', { dice: { red: 1, blue: 1 } }, false],
    ['that was settled by hand', { isApplied: true }, false],
  ])('%s', (_what, more, isOpen) =>
    expect(openCombat(withCombats({ c4: more }), fight)?.[0]).toBe(isOpen ? 'c4' : undefined),
  );

  test('the next has the next number, and those of two turns ago are bygone', () => {
    const table = withCombats({ c1: { turn: 0 }, c2: { turn: 1 }, c10: {} });
    expect(nextCombatId(table)).toBe('c11');
    expect(nextCombatId(field)).toBe('c1');
    expect(bygoneCombats(table)).toEqual(['c1']);
  });
});

describe('numbers that people put in', () => {
  const flanks = fought({
    terms: {
      red: [term('close', 3), term('enemy-on-flank', -1, { of: 'f' }), term('enemy-on-flank', -1, { of: 'g' })],
      blue: [term('close', 4)],
    },
  });
  const changedOnce = withTerm(flanks, { side: 'red', code: 'enemy-on-flank', of: 'g' }, 0, 'blue-captain');
  const all = withTerm(changedOnce, { side: 'blue', code: 'by-hand' }, 2, 'red-captain');
  const valuesOf = (terms: Combat['terms']) =>
    Object.values(terms).map((side) => side.map(({ code, of = '', value, by }) => `${code} ${of} ${value} ${by}`));

  test('change the one that is meant', () => {
    expect(valuesOf(all.terms)).toEqual([
      ['close  3 rule', 'enemy-on-flank f -1 rule', 'enemy-on-flank g 0 blue-captain'],
      ['close  4 rule', 'by-hand  2 red-captain'],
    ]);
    expect(termNamed(all, { side: 'red', code: 'enemy-on-flank', of: 'g' })?.rule).toBe(-1);
    expect(termNamed(all, { side: 'red', code: 'enemy-on-flank' })).toBeUndefined();
    expect(termNamed(all, { side: 'green', code: 'close' })).toBeUndefined();
  });

  test('stay where the sums are reckoned anew, as long as what they changed is there', () => {
    expect(valuesOf(withHandTerms(all, flanks.terms))).toEqual(valuesOf(all.terms));
    const without = { ...flanks.terms, red: [term('close', 3), term('enemy-on-flank', -1, { of: 'f' })] };
    expect(valuesOf(withHandTerms(all, without))).toEqual([
      ['close  3 rule', 'enemy-on-flank f -1 rule'],
      ['close  4 rule', 'by-hand  2 red-captain'],
    ]);
  });

  test('of one’s own go with nothing in them, and never come with nothing', () => {
    for (const value of [0, null]) {
      expect(withTerm(all, { side: 'blue', code: 'by-hand' }, value, 'x').terms['blue']).toHaveLength(1);
      expect(withTerm(flanks, { side: 'blue', code: 'by-hand' }, value, 'x').terms['blue']).toHaveLength(1);
    }
    expect(withTerm(flanks, { side: 'red', code: 'close' }, 0, 'x').terms['red']).toHaveLength(3);
  });
});

describe('whether the winner goes on where nobody says', () => {
  const origin = { source: 'a test', isVerified: true };
  const proposal = (answer: 'pursues' | 'stays' | 'unknown') => ({
    outcome: 'destroyed' as const,
    moves: [],
    lost: ['d'],
    dropped: [],
    unscreened: [],
    pursuit: { stand: 'a', to: [0, 0, 0] as const, answer, origin },
  });

  test('it does as the rules have it', () =>
    expect((['pursues', 'stays', 'unknown'] as const).map((answer) => doesPursue(field, proposal(answer)))).toEqual([
      true,
      false,
      false,
    ]));

  test('BC-10-HOLD-PLAY-1: and stays where Hold the Line was played on it, and on nobody else', () => {
    const held = (on: string) => play(field, 'red-captain', 'play-card', { card: 'HL', on: [on] }).snapshot;
    expect([doesPursue(held('a'), proposal('pursues')), doesPursue(held('d'), proposal('pursues'))]).toEqual([
      false,
      true,
    ]);
  });
});
