import { unverified, verified } from './sourced.ts';
import { standardTerrainCounts } from './terrain-counts.ts';
import type { TerrainRules } from './terrain-rules.ts';
import { topographies } from './topographies.ts';

const SETUP = 'the setup reference of version 1.0 and a public table mod agree';
const SEEN = 'inferred from the pieces of a public table mod; the limits of rule 15.3 were not found';

export const standardTerrainRules: TerrainRules = {
  setupDieSides: verified(6, SETUP),
  terrainScoreDice: verified(2, `${SETUP}: one die a player`),
  isTerrainScoreShifted: verified(true, SETUP),
  terrainCounts: standardTerrainCounts,
  topographies,
  isCoastCounted: unverified(false, 'rule 24.1 of version 1.1, by a public table mod'),
  notTogether: unverified(
    ['stream', 'coast'],
    'an answer of the authors in their forum on the changes of October 2017',
  ),
  smallPieceMu: unverified(14, SEEN),
  largePieceMu: unverified(18, SEEN),
  terrainGapMu: unverified(null, 'not found in any public source: nothing is checked'),
  terrainEdgeGapMu: unverified(null, 'not found in any public source: nothing is checked'),
};
