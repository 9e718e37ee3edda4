import { plan, type Leg } from '@vexillum/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOfFour, type LittleTable, type Stands, tableWith } from '../testing/index.ts';
import { MOST_LEGS, priceTag, whyOfDraft, withLeg } from './index.ts';

const line = lineOfFour;
const advance = (distance: number): Leg => ({ kind: 'advance', distance });
const wheel = (degrees: number): Leg => ({ kind: 'wheel', side: 'left', degrees });
const draftOf = (table: LittleTable) => {
  const { draft } = table.tool;
  if (!draft) throw new Error('no move is in the making');
  return draft;
};

describe('the price tag', () => {
  test.each([
    [3.5, 'good', '3.50 / 4.00 MU'],
    [3.6, 'near', '3.60 / 4.00 MU'],
    [4, 'near', '4.00 / 4.00 MU'],
    [4.001, 'over', '4.00 / 4.00 MU'],
    [4.1, 'over', '4.10 / 4.00 MU'],
  ] as const)('of %f MU out of four is %s', (distance, tone, text) => {
    const table = tableWith(line);
    table.tool.addLegs([advance(distance)]);
    expect(priceTag(draftOf(table))).toMatchObject({ tone, text });
  });

  test('counts what was paid before in this turn', () => {
    const table = tableWith(line, {}, { rules: { measure: 'arc', budget: 4, spent: 1.5 } });
    table.tool.addLegs([advance(2)]);
    expect(priceTag(draftOf(table))).toMatchObject({ total: 3.5, text: '3.50 / 4.00 MU' });
  });

  test('without a budget is just the price', () => {
    const table = tableWith(line, {}, { rules: { measure: 'arc' } });
    table.tool.addLegs([advance(30)]);
    expect(priceTag(draftOf(table))).toMatchObject({ tone: 'good', text: '30.00 MU' });
  });

  test('tells every leg with its own price', () => {
    const table = tableWith(line);
    table.tool.addLegs([advance(1), wheel(15), { kind: 'slide', distance: -0.5 }]);
    expect(priceTag(draftOf(table)).details).toMatchObject([
      { kind: 'advance', unit: 'mu', value: 1, price: 1 },
      { kind: 'wheel', unit: 'degrees', value: 15, side: 'left', price: expect.closeTo(2.09, 2) },
      { kind: 'slide', unit: 'mu', value: 0.5, side: 'left', price: expect.closeTo(0.5, 9) },
    ]);
  });
});

describe('why a move costs what it costs', () => {
  test('a wheel shows both front corners, its arc and its chord, and which of them counts', () => {
    const table = tableWith(line, {}, { rules: { measure: 'chord', budget: 4, spent: 0.25 } });
    table.tool.addLegs([advance(1), wheel(30)]);
    const why = whyOfDraft(table.world, draftOf(table));
    expect(why).toMatchObject({ measure: 'chord', tolerance: 0.02, spent: 0.25, openBudget: 4 });
    expect(why.price.total).toBeCloseTo(0.25 + 1 + 4.14, 2);
    const [, turned] = why.legs;
    expect(turned?.wheel).toMatchObject({ pivot: { x: 10, y: 11 }, from: { x: 18, y: 11 }, frontage: 8, degrees: 30 });
    expect([turned?.wheel?.arc.toFixed(2), turned?.wheel?.chord.toFixed(2)]).toEqual(['4.19', '4.14']);
    expect(turned?.counted).toBe(turned?.wheel?.chord);
    expect(turned?.measured).toMatchObject({ stand: 'stand:d', corner: 'right' });
    expect(turned?.measured?.right.length).toBeCloseTo(4.14, 2);
    expect(turned?.measured?.left.from).toEqual({ x: 16, y: 11 });
  });

  test('only the start and the end count where the rules say so', () => {
    const table = tableWith(line, {}, { rules: { measure: 'endpoint', budget: 4 } });
    table.tool.addLegs([advance(2), { kind: 'slide', distance: 1.5 }]);
    const why = whyOfDraft(table.world, draftOf(table));
    expect(why.price.total).toBe(2.5);
    expect(why.endpoint?.left.length).toBe(2.5);
    expect(why.legs.map((leg) => leg.counted)).toEqual([undefined, undefined]);
  });

  test('names the wood that slowed it, and where it first was in it', () => {
    const table = tableWith(
      line,
      {},
      {
        scenery: { 'terrain:wood': [11, 12, 0], 'terrain:hill': [17, 12, 0] },
        rules: { measure: 'chord', budget: 4, terrainBudgets: { 'terrain:wood': 2 } },
      },
    );
    table.tool.addLegs([advance(3)]);
    const { terrain, price } = whyOfDraft(table.world, draftOf(table));
    expect(price.budget).toBe(2);
    expect(terrain.map(({ piece, budget, isDeciding }) => [piece, budget, isDeciding])).toEqual([
      ['terrain:hill', undefined, false],
      ['terrain:wood', 2, true],
    ]);
    expect(terrain[1]?.point.y).toBeCloseTo(11, 3);
  });
});

describe('the stands of a move', () => {
  test('that are gone are dropped from it, and the others go on', () => {
    const table = tableWith(line);
    table.tool.addLegs([advance(2)]);
    table.poses.delete('stand:b');
    table.tool.refresh();
    expect(draftOf(table).ids).toEqual(['stand:a', 'stand:c', 'stand:d']);
    for (const id of Object.keys(line)) table.poses.delete(id);
    table.tool.refresh();
    expect(table.tool.draft).toBeUndefined();
  });

  test('that others have moved meanwhile go the same way from where they are now', () => {
    const table = tableWith({ 'stand:a': [11, 10, 0] });
    table.tool.addLegs([advance(2)]);
    table.poses.set('stand:a', [20_000, 5_000, 0]);
    table.tool.refresh();
    expect(draftOf(table).plan.poses['stand:a']).toEqual([20_000, 7_000, 0]);
  });

  test('are nobody’s while another holds one of them', () => {
    const table = tableWith(line);
    table.holders.set('stand:b', 'Bob');
    table.tool.addLegs([advance(2)]);
    expect(table.tool.draft).toBeUndefined();
    expect(table.last('hint')?.hint).toEqual({ kind: 'held', stands: ['stand:b'], by: 'Bob' });
  });

  test('an order for others puts the open move down first', () => {
    const table = tableWith(line);
    table.tool.addLegs([advance(1)], ['stand:a']);
    table.tool.addLegs([advance(2)], ['stand:d']);
    expect(table.last('commit')?.draft.ids).toEqual(['stand:a']);
    expect(draftOf(table).ids).toEqual(['stand:d']);
  });
});

describe('legs', () => {
  const column = (distance: number, degrees?: number): Leg => ({
    kind: 'column',
    distance,
    ...(degrees === undefined ? {} : { turn: { side: 'left' as const, degrees } }),
  });

  test.each<[string, Leg[], Leg[]]>([
    ['tenths add up exactly', Array.from({ length: 3 }, () => advance(0.1)), [advance(0.3)]],
    [
      'a wheel the other way is another leg',
      [wheel(5), { kind: 'wheel', side: 'right', degrees: 5 }],
      [wheel(5), { kind: 'wheel', side: 'right', degrees: 5 }],
    ],
    ['what comes to nothing goes', [advance(1), wheel(5), wheel(-5), advance(1)], [advance(2)]],
    ['a column’s turn is widened before it marches', [column(0, 10), column(0, 5)], [column(0, 15)]],
    ['a column’s turn and its march are one', [column(0, 10), column(1.5), advance(-0.5)], [column(1, 10)]],
    ['a turn after a march is another', [column(1, 10), column(0, 10)], [column(1, 10), column(0, 10)]],
    ['a column that goes back goes straight back', [column(0.5), advance(-1)], [advance(-0.5)]],
  ])('%s', (_name, legs, made) => {
    expect(legs.reduce<readonly Leg[]>(withLeg, [])).toEqual(made);
  });
});

describe('whatever keys are pressed', () => {
  const press = fc.record({
    key: fc.constantFrom('ArrowUp', 'ArrowDown', 'w', 'a', 'd', 'q', 'e', '[', ']', 'z', 'x', '1', '.', '5', 'Enter'),
    shift: fc.boolean(),
    alt: fc.boolean(),
  });
  const tables = [
    line,
    { 'stand:a': [20, 10, 30] },
    { 'stand:a': [40, 15, 0], 'stand:b': [40, 14, 0] },
  ] satisfies Stands[];
  const presses = fc.array(press, { maxLength: MOST_LEGS });
  const someTable = fc.constantFrom<Stands>(...tables);

  test('Escape leaves the table as it was', () => {
    fc.assert(
      fc.property(someTable, presses, (stands, keys) => {
        const table = tableWith(stands);
        const before = [...table.poses];
        for (const { key, ...held } of keys.filter((each) => each.key !== 'Enter')) table.key(key, held);
        // The first Escape takes back what is typed.
        table.key('Escape').key('Escape');
        expect(table.tool.draft).toBeUndefined();
        expect([...table.poses]).toEqual(before);
        expect(table.effectsOf('commit')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('what is shown is always the plan of all legs from where the stands are', () => {
    fc.assert(
      fc.property(someTable, presses, (stands, keys) => {
        const table = tableWith(stands);
        // Enter makes what is typed the value of a leg; otherwise it would put the move down.
        for (const { key, ...held } of keys)
          if (key !== 'Enter' || table.tool.draft?.typed !== undefined) table.key(key, held);
        const drafts = table.effectsOf('draft').flatMap(({ draft }) => draft ?? []);
        for (const { ids, legs, plan: shown } of drafts)
          expect(shown).toEqual(plan(ids, legs, table.world.geometry(), table.world.rulesFor(ids)));
      }),
      { numRuns: 60 },
    );
  });
});
