import { type House, type Json, withChanges } from '@vexillum/model';
import {
  Edits,
  fullProfileAt,
  fullProfileOf,
  fullProfiles,
  profileValues,
  type Snapshot,
  withValues,
} from '../../rules/index.ts';
import { emptyTable } from '../../rules/testing/index.ts';
import { describe, expect, test } from 'vitest';
import { proposalsFor } from '../panels/table-bar.ts';
import { chaptersOf, linesInForce, linesProposed, ownProfile, wanted } from './rules-view.ts';
import { placeOf } from './value-groups.ts';
import { labelOf } from './value-labels.ts';
import { patternOf } from './value-pattern.ts';
import { valueText } from './value-text.ts';
import { valueTitle } from './value-words.ts';

const grand = fullProfileOf('grand-2017-06')!;
const own = chaptersOf(grand, grand);
const linesIn = (chapters: ReturnType<typeof chaptersOf>) => chapters.flatMap(({ lines }) => lines);
const withHouse = (records: Record<string, House>): Snapshot => {
  const table = emptyTable();
  const edits = new Edits(table);
  for (const [id, record] of Object.entries(records)) edits.put('house', id, record);
  return withChanges(table, edits.changes());
};
const rule = (values: Record<string, Json>, agreed: House['agreed'] = {}): House => ({
  values,
  proposedBy: 'red',
  agreed,
});

describe.each(fullProfiles)('the values of $id', (profile) => {
  test('are each told in words, in a chapter of their own', () => {
    const unnamed = profileValues(profile).filter(({ path }) => labelOf(patternOf(path).pattern) === undefined);
    const homeless = profileValues(profile).filter(({ path }) => placeOf(patternOf(path).head) === undefined);
    expect(unnamed.map(({ path }) => path)).toEqual([]);
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('say nothing in the rules’ own codes', () => {
    const codes = linesIn(chaptersOf(profile, profile)).filter(({ text }) =>
      /^[A-Z]{2,3}$|[a-z]-[a-z]+-|[a-z][A-Z]/.test(text),
    );
    expect(codes.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  test('are told once each', () => {
    const lines = linesIn(chaptersOf(profile, profile));
    expect(lines).toHaveLength(profileValues(profile).length);
  });
});

describe('a value in words', () => {
  test.each([
    ['deploymentBandMu', 'Troops deploy this near to their base edge', '8 MU'],
    ['boardMu', 'Board: width and depth', '90 × 36 MU'],
    ['commandRangeMu', 'Rings round a general, from the inner one', '8, 16 MU'],
    ['commandMinimumHalfPoints', 'Points of a command at least', '24 points'],
    ['mainCampZones', 'Zones for the main camp', 'Center'],
    ['troopTypes.SPR.moveMu', 'Spear: move', '3 MU'],
    ['troopTypes.SPR.againstFoot', 'Spear: factor against foot', '+4'],
    ['terrainCounts.7.Dry', 'Terrain score 7: pieces on dry ground', '6'],
    ['battleCards.AM.cost.halfPoints', 'Ambush: price', '1 point'],
    ['difficultMoves.open-foot.moveMu', 'Foot in open order: move in difficult terrain', 'none'],
    ['demoralizedFactor', 'Factor of demoralized stands', '−1'],
    ['isCoastCounted', 'A coast counts as one of the pieces', 'no'],
    ['zones.left.toMu', 'Left: ends, from the left edge', '36 MU'],
  ])('%s is “%s”: %s', (path, title, text) => {
    const line = linesIn(own).find((each) => each.path === path);
    expect([line?.title, line?.text]).toEqual([title, text]);
  });

  test('is told, too, where it is an exact share', () => {
    expect(valueText(grand, 'demoralizedAt', { part: 1, of: 3 })).toBe('1 of 3 parts');
    expect(valueTitle(grand, 'demoralizedAt')).toBe('A command is demoralized when it has lost');
  });
});

describe('looking for a value', () => {
  test('finds the lines that have all the words, wherever they stand', () => {
    const found = linesIn(wanted(own, 'spear MOVE', 'all')).map(({ path }) => path);
    expect(found).toContain('troopTypes.SPR.moveMu');
    expect(found).not.toContain('troopTypes.SPR.depthMu');
  });

  test('shows what is unverified, and what this table plays otherwise', () => {
    expect(linesIn(wanted(own, '', 'unverified')).every(({ isVerified }) => !isVerified)).toBe(true);
    expect(wanted(own, '', 'changed')).toEqual([]);
    const played = chaptersOf(withValues(grand, { deploymentBandMu: 10 }), grand);
    expect(linesIn(wanted(played, '', 'changed'))).toMatchObject([
      { path: 'deploymentBandMu', text: '10 MU', own: '8 MU' },
    ]);
  });

  test('finds nothing where nothing is', () => expect(wanted(own, 'dragons', 'all')).toEqual([]));
});

describe('the house rules of a table', () => {
  const table = withHouse({
    deploymentBandMu: rule({ deploymentBandMu: 10 }, { red: true, blue: true }),
    'ask:commandRangeMu@red': rule({ commandRangeMu: [8, 20] }, { red: true }),
  });

  test('are told with what they are instead of', () => {
    expect(linesInForce(table).map(({ changes }) => changes)).toEqual([
      [{ path: 'deploymentBandMu', title: 'Troops deploy this near to their base edge', text: '10 MU', own: '8 MU' }],
    ]);
    expect(ownProfile(table)).toBe(grand);
    expect(fullProfileAt(table).deploymentBandMu.value).toBe(10);
  });

  test('that are only proposed wait for the other side', () => {
    expect(linesProposed(table).map(({ id }) => id)).toEqual(['ask:commandRangeMu@red']);
    expect([proposalsFor(table, 'red'), proposalsFor(table, 'blue'), proposalsFor(table, undefined)]).toEqual([
      0, 1, 1,
    ]);
  });
});
