import { grandOrder } from '../deployment/deployment-orders.ts';
import { grandArmyRules, grandCommandRules } from './grand-rules.ts';
import type { Profile } from './profile.ts';
import { unverified, verified } from './sourced.ts';
import type { SourcedTable } from './sourced-table.ts';
import type { SizeMu, TerrainType } from './terrain-type.ts';
import { grandTerrainCounts } from './terrain-counts.ts';
import { triumph11 } from './triumph-1-1.ts';
import { grandTurnRules } from './turn-rules.ts';

const GRAND = 'GRAND TRIUMPH! of 12 June 2017';
const threeCenterZones = ['left', 'center', 'right'];

/** Streams and coasts are as long as the short edge, which is longer here. */
const alongTheShortEdge: Readonly<Record<string, SizeMu>> = { stream: [36, 2], coast: [36, 3] };

const grandTerrain: SourcedTable<TerrainType> = {
  ...triumph11.terrainTypes,
  rows: triumph11.terrainTypes.rows.map((row) => ({
    ...row,
    defaultSize: alongTheShortEdge[row.code] ?? row.defaultSize,
  })),
};

/** The big battle: three commands, 144 points a side. */
export const grand201706: Profile = {
  ...triumph11,
  ...grandArmyRules,
  ...grandCommandRules,
  ...grandTurnRules,
  id: 'grand-2017-06',
  name: 'GRAND TRIUMPH! (June 2017)',
  description: 'The big battle with three commands and 144 points a side, by the rules of 12 June 2017.',
  boardMu: verified([90, 36], `${GRAND}, Scale (GT-SCALE-004)`),
  grid: verified({ columns: 5, rows: 2, fieldMu: [18, 18] }, `${GRAND}, Scale (GT-SCALE-005)`),
  zones: verified(
    [
      { code: 'left-wing', name: 'Left wing', fromMu: 0, toMu: 18 },
      { code: 'left', name: 'Left', fromMu: 18, toMu: 36 },
      { code: 'center', name: 'Center', fromMu: 36, toMu: 54 },
      { code: 'right', name: 'Right', fromMu: 54, toMu: 72 },
      { code: 'right-wing', name: 'Right wing', fromMu: 72, toMu: 90 },
    ],
    `${GRAND}, Scale (GT-SCALE-006)`,
  ),
  deploymentBandMu: verified(8, `${GRAND}, Deployment Restrictions (GT-DEPLOY-001)`),
  battlelineZones: verified(threeCenterZones, `${GRAND}, Deployment Restrictions (GT-DEPLOY-003)`),
  mainCampZones: verified(['center'], `${GRAND}, Deployment Restrictions (GT-DEPLOY-002)`),
  allyCampZones: verified(threeCenterZones, `${GRAND}, Deployment Order (GT-ORDER-005)`),
  commands: verified(3, `${GRAND}, Scale (GT-SCALE-002)`),
  isStrayAllowed: verified(false, `${GRAND}, Scale (GT-SCALE-002): the army is split into its commands`),
  deploymentOrder: grandOrder,
  baseEntryZones: verified(
    { LB: ['left-wing', 'left'], RB: ['right', 'right-wing'] },
    `${GRAND}, Flank Marching and Ally Commands (GT-FLANK-005, GT-FLANK-006)`,
  ),
  commandDie: verified({ sides: 6, least: 1, most: 6 }, `${GRAND}, Command Points (GT-CP-006, GT-CP-009)`),
  armyHalfPoints: verified(288, `${GRAND}, Scale (GT-SCALE-001)`),
  commandMinimumHalfPoints: verified(48, `${GRAND}, Commands (GT-CMD-003)`),
  notAsGeneral: verified(['SKM', 'RBL', 'ART'], `${GRAND}, Generals (GT-GEN-005)`),
  camps: unverified(3, `${GRAND} has a main camp and ally camps; their number is inferred from three commands`),
  markerMu: verified([2, 1], `${GRAND}, Deployment Markers (GT-MARKER-003), as a suggestion`),
  markerReachMu: verified(16, `${GRAND}, Deployment Restrictions (GT-DEPLOY-005)`),
  markerReading: unverified(
    'far-corner',
    `${GRAND}, Deployment Restrictions, which does not say whether all of a base is meant (GT-DEPLOY-005)`,
  ),
  terrainTypes: grandTerrain,
  terrainCounts: grandTerrainCounts,
  campLossHalfPoints: unverified(16, `as in the standard game; ${GRAND} does not say whether camps count`),
  demoralizedAt: verified({ part: 1, of: 3 }, `${GRAND}, Commands (GT-CMD-007, GT-CMD-008)`),
  demoralizedFactor: verified(-1, `${GRAND}, Demoralized Commands (GT-DEMOR-001, GT-DEMOR-002)`),
  defeatedAt: verified({ part: 1, of: 2 }, `${GRAND}, Victory Conditions (GT-WIN-001)`),
};
