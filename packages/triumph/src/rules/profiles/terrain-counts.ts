import type { SourcedTable } from './sourced-table.ts';
import type { TerrainCount } from './terrain-count.ts';

const MOD = 'a public table mod made for version 1.1';

/** Arable, hilly and delta share a column of the table, so do forest and marsh, and steppe and dry. */
const row = (score: number, arable: number, forest: number, steppe: number, isCoastAllowed: boolean): TerrainCount => ({
  code: String(score),
  Arable: arable,
  Hilly: arable,
  Delta: arable,
  Forest: forest,
  Marsh: forest,
  Steppe: steppe,
  Dry: steppe,
  isCoastAllowed,
});

const everywhere = (score: number, pieces: number, isCoastAllowed: boolean): TerrainCount =>
  row(score, pieces, pieces, pieces, isCoastAllowed);

export const standardTerrainCounts: SourcedTable<TerrainCount> = {
  source: MOD,
  isVerified: false,
  columns: { Dry: { source: `${MOD}, where dry ground is meant to be as steppe but left empty`, isVerified: false } },
  rows: [
    row(2, 1, 2, 1, false),
    row(3, 2, 3, 1, false),
    row(4, 2, 3, 1, true),
    row(5, 3, 4, 2, false),
    row(6, 3, 4, 2, false),
    row(7, 4, 5, 3, true),
    row(8, 4, 5, 3, false),
    row(9, 5, 6, 4, false),
    row(10, 5, 6, 4, true),
    row(11, 6, 6, 5, false),
    row(12, 6, 6, 5, false),
  ],
};

/** One number for all topographies: the score is modified before it is looked up. */
export const grandTerrainCounts: SourcedTable<TerrainCount> = {
  source: 'GRAND TRIUMPH! of 12 June 2017, Terrain (GT-TERRAIN-002 to GT-TERRAIN-014)',
  isVerified: true,
  rows: [
    everywhere(2, 2, false),
    everywhere(3, 3, true),
    everywhere(4, 4, false),
    everywhere(5, 5, true),
    everywhere(6, 6, false),
    everywhere(7, 6, true),
    everywhere(8, 7, true),
    everywhere(9, 7, false),
    everywhere(10, 8, true),
    everywhere(11, 9, false),
    everywhere(12, 10, true),
  ],
};

/** The later big battle: its topography is built into the table again. */
export const draftTerrainCounts: SourcedTable<TerrainCount> = {
  source: `${MOD}, its table for the big battle`,
  isVerified: false,
  columns: {
    isCoastAllowed: { source: 'GRAND TRIUMPH! of 12 June 2017; not found for later drafts', isVerified: false },
  },
  rows: [
    row(2, 2, 4, 1, false),
    row(3, 3, 5, 1, true),
    row(4, 4, 6, 2, false),
    row(5, 5, 6, 3, true),
    row(6, 6, 7, 4, false),
    row(7, 6, 7, 5, true),
    row(8, 7, 8, 6, true),
    row(9, 7, 9, 6, false),
    row(10, 8, 10, 7, true),
    row(11, 9, 10, 7, false),
    row(12, 10, 10, 9, true),
  ],
};
