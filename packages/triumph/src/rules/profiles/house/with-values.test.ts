import { type House, proposalId, withChanges } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyTable } from '../../testing/index.ts';
import { grand201706 as grand } from '../grand-2017-06.ts';
import { profileAt, profiles } from '../profile-of.ts';
import { cellOf } from '../sourced-table.ts';
import { profileValues } from './profile-values.ts';
import { fits, valueAt, withValues } from './with-values.ts';
import { Edits, emptySnapshot, type Snapshot } from '../../records/table.ts';

const withHouse = (records: Record<string, House | null>, table = emptyTable()): Snapshot => {
  const edits = new Edits(table);
  for (const [id, record] of Object.entries(records)) edits.put('house', id, record);
  return withChanges(table, edits.changes());
};

const inForce = (path: string, value: House['values'][string]): Record<string, House> => ({
  [path]: { values: { [path]: value }, agreed: {} },
});

describe('the values of a profile', () => {
  test('are found by their paths: plain ones, parts, cells of tables and what cards say', () => {
    const paths = [
      'deploymentBandMu',
      'commandDie.most',
      'zones.left.toMu',
      'troopTypes.SPR.moveMu',
      'cards.ambush.standsInPiece',
    ];
    expect(paths.map((path) => valueAt(grand, path))).toEqual([8, 6, 36, 3, 2]);
    expect(valueAt(grand, 'nothing.of.the.kind')).toBeUndefined();
  });

  test.each(profiles)('of $id are each listed once, with their source, under the path that finds them', (profile) => {
    const values = profileValues(profile);
    expect(new Set(values.map(({ path }) => path)).size).toBe(values.length);
    expect(values.length).toBeGreaterThan(700);
    for (const { path, value, source } of values) {
      expect(valueAt(profile, path)).toEqual(value);
      expect(source.length).toBeGreaterThan(5);
    }
  });

  test('a value can always stand in its own place, and changes nothing but its source there', () => {
    const values = profileValues(grand);
    fc.assert(
      fc.property(fc.constantFrom(...values), ({ path, value }) => {
        expect(fits(grand, path, value)).toBe(true);
        const played = profileValues(withValues(grand, { [path]: value }));
        expect(played.map((each) => [each.path, each.value])).toEqual(values.map((each) => [each.path, each.value]));
        expect(played.find((each) => each.path === path)).toMatchObject({ isVerified: true, isHouseRule: true });
      }),
      { numRuns: 200 },
    );
  });

  test('another value changes its own path and no other', () => {
    const numbers = profileValues(grand).filter(({ value }) => typeof value === 'number');
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.integer({ min: 1000, max: 2000 }), ({ path }, number) => {
        const before = new Map(profileValues(grand).map((each) => [each.path, each.value]));
        const after = profileValues(withValues(grand, { [path]: number }));
        expect(
          after.filter((each) => before.get(each.path) !== each.value && typeof each.value === 'number'),
        ).toMatchObject([{ path, value: number }]);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['a word for a number', 'deploymentBandMu', '8'],
    ['a number for a list', 'mainCampZones', 1],
    ['numbers in a list of words', 'mainCampZones', [1]],
    ['a number that is none', 'deploymentBandMu', Number.NaN],
    ['nothing where there must be something', 'deploymentBandMu', null],
    ['an object for a number', 'deploymentBandMu', { value: 8 }],
    ['a whole list of zones', 'zones', [{ code: 'all', name: 'All', fromMu: 0, toMu: 90 }]],
    ['what is no rule', 'name', 'Ours'],
    ['a row’s own code', 'troopTypes.SPR.code', 'XXX'],
    ['where a value comes from', 'deploymentBandMu.source', 'me'],
    ['what every object has', '__proto__.polluted', 1],
    ['a path that leads nowhere', 'deploymentBandMu.value', 9],
    ['a troop type that does not move', 'troopTypes.SPR.moveMu', null],
  ])('do not take %s', (_what, path, value) => {
    expect(fits(grand, path, value)).toBe(false);
    expect(withValues(grand, { [path]: value as never })).toBe(grand);
  });

  test.each([
    ['markerReachMu', null],
    ['terrainGapMu', 2],
    ['demoralizedAt', null],
    ['demoralizedAt', { part: 1, of: 2 }],
    ['troopTypes.SPR.shooting', 2],
    ['difficultMoves.open-foot.moveMu', 4],
    ['notAsGeneral', []],
  ])('take nothing, or something, where there may be either: %s', (path, value) => {
    expect(fits(grand, path, value)).toBe(true);
    expect(valueAt(withValues(grand, { [path]: value }), path)).toEqual(value);
  });
});

describe('the profile that a table plays by', () => {
  test('is the profile itself where there are no house rules', () => {
    expect(profileAt(emptyTable())).toBe(grand);
  });

  test('has the house rules that are in force, as values of this table', () => {
    const played = profileAt(withHouse({ ...inForce('deploymentBandMu', 10), ...inForce('troopTypes.SPR.moveMu', 4) }));
    expect(played.deploymentBandMu).toMatchObject({ value: 10, isVerified: true, isHouseRule: true });
    expect(cellOf(played.troopTypes, 'SPR', 'moveMu')).toMatchObject({ value: 4, isVerified: true });
    expect(cellOf(played.troopTypes, 'WRR', 'moveMu')).toMatchObject({ value: 3, isVerified: false });
    expect(grand.deploymentBandMu.value).toBe(8);
  });

  test('does not have what is only proposed', () => {
    const asked = { [proposalId('deploymentBandMu', 'red')]: { values: { deploymentBandMu: 10 }, agreed: {} } };
    expect(profileAt(withHouse(asked))).toBe(grand);
  });

  test('is the same value as long as the records are the same, and another when one of them changes', () => {
    const table = withHouse(inForce('deploymentBandMu', 10));
    const moved = withChanges(table, new Edits(table).put('drawing', 'd', null).put('turn', 'this', null).changes());
    const both = withHouse(inForce('commandRangeMu', [8, 20]), table);
    expect(profileAt(moved)).toBe(profileAt(table));
    expect(profileAt(both)).not.toBe(profileAt(table));
    expect(profileAt(both)).toBe(profileAt(withHouse({}, both)));
  });

  test('bears with house rules out of a file that fit nowhere', () => {
    expect(profileAt(withHouse(inForce('deploymentBandMu', 'wide')))).toBe(grand);
    expect(profileAt(withHouse({ odd: { values: { 'a.b': 1 }, agreed: {} } }))).toBe(grand);
  });

  test('is a bug at a table without one', () =>
    expect(() => profileAt(emptySnapshot(['red', 'blue']))).toThrow('no TRIUMPH! profile'));
});
