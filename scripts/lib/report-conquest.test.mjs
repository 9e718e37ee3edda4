import { describe, expect, test } from 'vitest';
import { conquestAims, reportConquest } from './report-conquest.mjs';

/** @param {number} median */
const frame = (median) => ({ median, p95: median, framesPerSecond: 60 });
const figures = {
  engine: [{ map: 'six-shores', territories: 42, players: 6, actions: 5000, perSecond: 99_999 }],
  odds: { armies: 30, median: 0.15, p99: 1 },
  clock: { actions: 1000, without: 180, by: 200, ratio: 1.12 },
  verify: { entries: 3008, rolls: 1200, bytes: 3_000_000, median: 300, parsing: 20 },
  map: [
    { renderer: 'webgl', areas: 42, pan: frame(1), change: frame(2), anew: frame(24) },
    { renderer: 'webgl', areas: 500, pan: frame(1), change: frame(5), anew: frame(200) },
  ],
};

describe('the report of Conquest', () => {
  test('says which aims are met and which are missed', () => {
    expect(conquestAims(figures).map(({ isMet }) => isMet)).toEqual([false, true, true]);
    expect(reportConquest(figures)).toMatch(/42 territories +99,999 \/s +aim 100,000 \/s {2}MISSED/);
    expect(reportConquest(figures)).toMatch(/by the clock against one without +1\.12 x +aim 1\.25 x {2}met/);
  });

  test('says how long a game takes to check, and a map to be redrawn', () => {
    expect(reportConquest(figures)).toMatch(/3008 entries, 1200 of them rolls/);
    expect(reportConquest(figures)).toMatch(/only reading it \(JSON\.parse\) +15\.0 x as long/);
    expect(reportConquest(figures)).toMatch(/one area of 500 changes hands, webgl +40\.0 x as long/);
  });
});
