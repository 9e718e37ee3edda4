import { THIS_TABLE, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { grand201706 as profile } from '../profiles/grand-2017-06.ts';
import { changed } from '../testing/changed.ts';
import { asSeenBy, boardWith, inBattle } from '../testing/index.ts';
import { moveRulesFor } from './move-rules-for.ts';
import { Edits, type Snapshot } from '../records/table.ts';
import type { Trail } from '../records/trail.ts';

const camels = { secret: { cards: ['LC'] } } as const;
const table = boardWith(
  {
    spears: { at: [40, 10, 0] },
    knights: { at: [45, 10, 0], troopType: 'KNT' },
    warband: { at: [50, 10, 0], troopType: 'WBD' },
    camels: { at: [55, 10, 0], troopType: 'BAD', ...camels },
    charging: { at: [57, 10, 0], troopType: 'KNT', secret: { cards: ['CC'] } },
    horses: { at: [60, 10, 0], troopType: 'BAD' },
    strangers: { at: [65, 10, 0], troopType: 'XXX' },
  },
  {
    wood: { type: 'woods', at: [40, 20, 0], size: [8, 6] },
    hill: { type: 'gentle-hills', at: [50, 20, 0], size: [8, 6] },
    dune: { type: 'dunes', at: [60, 20, 0], size: [8, 6] },
  },
);
const rulesFor = (...ids: string[]) => moveRulesFor(table, profile, ids);

describe('what a move may cost', () => {
  test('is the smallest move of the stands that make it', () => {
    expect(rulesFor('knights').budget).toBe(5);
    expect(rulesFor('knights', 'spears').budget).toBe(3);
  });

  test('keeps groups to what groups do while moves are paid for; before the first turn and in the combats nobody asks', () => {
    const inPhase = (phase?: string) =>
      changed(table, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red', ...(phase ? { phase } : {}) }));
    const asked = [
      table,
      inPhase(),
      ...['cards', 'command', 'movement', 'rout', 'ranged', 'close', 'end'].map(inPhase),
    ];
    expect(asked.map((each) => moveRulesFor(each, profile, ['knights']).groupMayNot !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('heeds what cards make of them, whose ids are known to everybody once they are in use', () => {
    const riding = changed(table, (edits) =>
      edits
        .put('stand', 'spears', { side: 'red', troopType: 'SPR', place: 'board', uses: { MI: 7 } })
        .put('stand', 'warband', { side: 'red', troopType: 'WBD', place: 'board', uses: { PL: 7 } }),
    );
    for (const reader of ['red', 'blue']) {
      const rules = (...ids: string[]) => moveRulesFor(asSeenBy(riding, reader), profile, ids);
      expect(rules('spears')).toMatchObject({ budget: 6, terrainBudgets: { wood: 3, dune: 3 } });
      expect(rules('warband')).toMatchObject({ budget: 2, terrainBudgets: {} });
      expect(rules('spears', 'warband')).toMatchObject({ budget: 2 });
    }
  });

  test('of a masquerade is less for its own side alone (BC-24-DECEPT-PLAY-2, BC-24-DECEPT-PLAY-13)', () => {
    const { table: masked, faces } = inBattle((all, { riders }) => all.set(riders, { m: 1, real: [], pair: null }));
    const budgets = (reader: string) =>
      [faces.riders, faces.herd[0], faces.king].map(
        (id) => moveRulesFor(asSeenBy(masked, reader), profile, [id]).budget,
      );
    expect(budgets('red')).toEqual([4, 2, 5]);
    expect(budgets('blue')).toEqual([8, 3, 5]);
    expect(budgets('spectator')).toEqual([8, 3, 5]);
  });

  test('is not known of stands whose type nobody knows, nor of stands that are gone', () => {
    expect(rulesFor('strangers')).toEqual({ measure: 'chord', terrainBudgets: {} });
    expect(rulesFor('ghosts')).toEqual({ measure: 'chord', terrainBudgets: {} });
  });

  test.each([
    ['mounted have 3 MU in woods and dunes, and all on gentle hills', ['knights'], { wood: 3, dune: 3 }],
    ['close order foot has 2', ['spears'], { wood: 2, dune: 2 }],
    ['open order foot is not slowed', ['warband'], {}],
    ['a group goes with its slowest', ['knights', 'warband', 'spears'], { wood: 2, dune: 2 }],
    ['camel riders find dunes open', ['camels'], { wood: 3 }],
    [
      'all kinds of camels may go together (BC-04-LCAMEL-PLAY-3, BC-05-CCAMEL-PLAY-2)',
      ['camels', 'charging'],
      { wood: 3 },
    ],
    ['a group with other horses in it does not', ['camels', 'horses'], { wood: 3, dune: 3 }],
  ])('%s', (_, ids, budgets) => expect(rulesFor(...ids).terrainBudgets).toEqual(budgets));

  test('a reader who may not know the cards claims nothing about dunes where there might be camels', () => {
    const blue = asSeenBy(table, 'blue');
    expect(moveRulesFor(blue, profile, ['horses']).terrainBudgets).toEqual({ wood: 3 });
    expect(moveRulesFor(blue, profile, ['spears']).terrainBudgets).toEqual({ wood: 2, dune: 2 });
  });
});

describe('in a turn', () => {
  const inTurn = (trails: Record<string, Partial<Trail>>): Snapshot => {
    const edits = new Edits(table).put('turn', THIS_TABLE, { number: 1, side: 'red' });
    for (const [id, trail] of Object.entries(trails)) edits.put('trail', id, { from: [0, 0, 0], cost: 0, ...trail });
    return withChanges(table, edits.changes());
  };

  test('nothing is spent at first', () => expect(moveRulesFor(inTurn({}), profile, ['knights']).spent).toBe(0));

  test('a group has spent what the one who paid most has, under the smallest budget that any was under', () => {
    const snapshot = inTurn({ knights: { cost: 2500, budget: 3000 }, warband: { cost: 1000 } });
    expect(moveRulesFor(snapshot, profile, ['knights', 'warband'])).toMatchObject({ spent: 2.5, budget: 3 });
    expect(moveRulesFor(snapshot, profile, ['warband'])).toMatchObject({ spent: 1, budget: 4 });
  });
});
