import { plan } from '@vexillum/geometry';
import { moveArgsOf, moveRulesFor, worldOfTable } from '../../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { grandProfile, redsView } from '../../testing/reds-view.ts';
import { whyOfMove } from './why-of-move.ts';
import { legRows, sumRows } from './why-words.ts';

const profile = grandProfile();
const before = redsView({
  'stand:a': { troopType: 'SPR', at: [40_000, 6_000, 0] },
  'stand:b': { troopType: 'SPR', at: [42_000, 6_000, 0] },
});
const ids = ['stand:a', 'stand:b'];

/** A wheel of two stands to the left by 30 degrees, as the ledger keeps it. */
const wheel = () => {
  const world = worldOfTable(before, profile);
  const legs = [{ kind: 'wheel', side: 'left', degrees: 30 }] as const;
  const args = moveArgsOf(before, legs, plan(ids, legs, world, moveRulesFor(before, profile, ids)));
  if (!args) throw new Error('nobody moved');
  return args;
};

/** The table after the move: the wheel is explained from where it began all the same. */
const after = () => {
  const pose = new Map(wheel().moves.map(({ id, to }) => [id, to]));
  return { ...before, public: { ...before.public, pose } };
};

describe('“Why 2.09 MU?” of a move of the past', () => {
  it('measures the far corner of a wheel from where it stood', () => {
    const snapshot = after();
    const told = whyOfMove({ snapshot, profile, world: () => worldOfTable(snapshot, profile) }, wheel());
    const [leg] = told?.legs ?? [];
    expect(leg?.wheel?.frontage).toBeCloseTo(4);
    expect(leg?.wheel?.arc).toBeCloseTo((4 * Math.PI) / 6);
    expect(leg?.wheel?.from.x).toBeCloseTo(43);
    const rows = leg && told ? legRows(leg, told.measure) : [];
    expect(rows.map(({ value }) => value)).toEqual(['4.00 MU', '30°', '2.09 MU', '2.07 MU']);
    expect(rows.filter(({ isCounted }) => isCounted)).toHaveLength(1);
  });

  it('counts what was paid before in the turn', () => {
    const snapshot = after();
    const table = { snapshot, profile, world: () => worldOfTable(snapshot, profile) };
    const told = whyOfMove(table, { ...wheel(), spent: 1000 });
    const rows = told ? sumRows(told, (piece) => piece) : [];
    expect(rows.find(({ what }) => what === 'Paid before in this turn')?.value).toBe('1.00 MU');
    expect(told?.price.total).toBeCloseTo((told?.price.counted ?? 0) + 1);
  });

  it('says nothing of a move that told no legs, or whose stands are gone', () => {
    const table = { snapshot: before, profile, world: () => worldOfTable(before, profile) };
    const { moves } = wheel();
    expect(whyOfMove(table, { moves })).toBeUndefined();
    const gone = redsView({});
    expect(whyOfMove({ snapshot: gone, profile, world: () => worldOfTable(gone, profile) }, wheel())).toBeUndefined();
  });
});
