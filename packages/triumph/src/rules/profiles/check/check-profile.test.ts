import { describe, expect, test } from 'vitest';
import { withValues } from '../house/with-values.ts';
import { type FullProfile, fullProfileOf, fullProfiles } from '../full-profile.ts';
import { unverified, verified } from '../sourced.ts';
import { checkProfile } from './check-profile.ts';

describe.each(fullProfiles)('profile $id', (profile) => {
  test('contradicts itself nowhere', () => expect(checkProfile(profile)).toEqual([]));
});

const grand = fullProfileOf('grand-2017-06')!;
const fieldsOf = (profile: FullProfile): string[] => [...new Set(checkProfile(profile).map(({ field }) => field))];
const changed = (values: Parameters<typeof withValues>[1]): string[] => fieldsOf(withValues(grand, values));

describe('a profile that contradicts itself', () => {
  test.each([
    ['zones with a gap between them', { 'zones.left.fromMu': 19 }, ['zones.left.fromMu']],
    ['zones that end before the board does', { 'zones.right-wing.toMu': 89 }, ['zones']],
    ['a zone that ends where it begins', { 'zones.left.toMu': 18, 'zones.center.fromMu': 18 }, ['zones.left.toMu']],
    ['fields that do not cover the board', { 'grid.columns': 4 }, ['grid']],
    ['deployment bands that overlap', { deploymentBandMu: 18.5 }, ['deploymentBandMu']],
    ['no deployment band at all', { deploymentBandMu: 0 }, ['deploymentBandMu']],
    ['a center third that lies aside', { centerThirdMu: [29, 60] }, ['centerThirdMu']],
    ['margins that meet', { sideMarginMu: 45 }, ['sideMarginMu']],
    ['rings that shrink', { commandRangeMu: [16, 8] }, ['commandRangeMu']],
    ['a third ring without its cost', { commandRangeMu: [8, 16, 24] }, ['moveCosts']],
    ['a die that gives more at least than at most', { 'commandDie.least': 7 }, ['commandDie.least']],
    ['four commands', { commands: 4 }, ['commands']],
    ['commands dearer than the army', { commandMinimumHalfPoints: 97 }, ['commandMinimumHalfPoints']],
    ['allies alone', { allyCommandsAtMost: 3 }, ['allyCommandsAtMost']],
    ['a half that is more than the whole', { 'defeatedAt.part': 3 }, ['defeatedAt']],
    ['half a command', { commands: 1.5, allyCommandsAtMost: 0 }, ['commands']],
    ['a camp in a zone that is not there', { mainCampZones: ['middle'] }, ['mainCampZones']],
    ['generals of no type', { notAsGeneral: ['XXX'] }, ['notAsGeneral']],
    ['a zone named twice', { mainCampZones: ['center', 'center'] }, ['mainCampZones']],
    ['a measure that nobody knows', { wheelMeasure: 'guess' }, ['wheelMeasure']],
    [
      'a stream larger than the largest',
      { 'terrainTypes.stream.largest': [10, 2] },
      ['terrainTypes.stream.defaultSize'],
    ],
    ['a battlefield of air', { 'topographies.Dry.compulsory': 'air' }, ['topographies.Dry.compulsory']],
    ['dice without a row for their score', { terrainScoreDice: 3 }, ['terrainCounts']],
    ['small pieces larger than large ones', { smallPieceMu: 19 }, ['smallPieceMu']],
    ['a length below nothing', { zoneOfControlMu: -1 }, ['zoneOfControlMu']],
    ['a wagon wider at least than at most', { 'cards.camps.wagonWidthMu': [6, 4] }, ['cards.camps.wagonWidthMu']],
  ])('is found: %s', (_what, values, fields) => expect(changed(values)).toEqual(fields));

  test.each([
    ['two bands that just meet', { deploymentBandMu: 18 }],
    ['three commands of a third each', { commandMinimumHalfPoints: 96 }],
    ['two allies beside one command of its own', { allyCommandsAtMost: 2 }],
    ['a defeat only when everything is lost', { 'defeatedAt.part': 2 }],
    ['a small piece as large as a large one', { smallPieceMu: 18 }],
    ['a zone moved together with its neighbor', { 'zones.left.toMu': 40, 'zones.center.fromMu': 40 }],
  ])('is none: %s', (_what, values) => expect(changed(values)).toEqual([]));

  test('tables name each row once, and doubts only about cells that are there', () => {
    const [row] = grand.terrainCounts.rows;
    const counts = grand.terrainCounts;
    expect(fieldsOf({ ...grand, terrainCounts: { ...counts, rows: [...counts.rows, row!] } })).toEqual([
      'terrainCounts',
    ]);
    const cells = [{ code: 'XXX', column: 'moveMu' as const, source: 'nowhere', isVerified: false }];
    expect(fieldsOf({ ...grand, troopTypes: { ...grand.troopTypes, cells } })).toEqual(['troopTypes.XXX']);
  });

  test('every value says where it comes from', () => {
    expect(fieldsOf({ ...grand, markerReachMu: verified(16, '') })).toEqual(['markerReachMu']);
  });

  test('steps count from 1', () => {
    const [, ...rest] = grand.deploymentOrder.value;
    expect(fieldsOf({ ...grand, deploymentOrder: unverified(rest, 'a test of ours') })).toEqual(['deploymentOrder']);
  });
});
