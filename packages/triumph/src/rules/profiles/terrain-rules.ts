import type { Sourced } from './sourced.ts';
import type { SourcedTable } from './sourced-table.ts';
import type { TerrainCount, TopographyTerrain } from './terrain-count.ts';

/** How the ground of a battle is found. */
export interface TerrainRules {
  /** Sides of the die that each player adds to a rating, and of those that give the terrain score. */
  readonly setupDieSides: Sourced<number>;
  /** How many dice the terrain score is the sum of, over both players. */
  readonly terrainScoreDice: Sourced<number>;
  /** Whether the advantaged player may shift the terrain score by as much as their advantage. */
  readonly isTerrainScoreShifted: Sourced<boolean>;
  /** Rows by terrain score, without gaps. */
  readonly terrainCounts: SourcedTable<TerrainCount>;
  readonly topographies: SourcedTable<TopographyTerrain>;
  /** Whether a coast is one of the pieces that are counted. */
  readonly isCoastCounted: Sourced<boolean>;
  /** Of these kinds of terrain a battlefield has at most one. */
  readonly notTogether: Sourced<readonly string[]>;
  /** Width and depth together of a small and of a large piece, at most. */
  readonly smallPieceMu: Sourced<number>;
  readonly largePieceMu: Sourced<number>;
  /** How far apart pieces lie at least, and how far from the edges those that are no edge pieces; null where nothing was found. */
  readonly terrainGapMu: Sourced<number | null>;
  readonly terrainEdgeGapMu: Sourced<number | null>;
}
