import { msg } from '@vexillum/ui/words';

/** The values of a profile in chapters, by the first part of their pattern. */
const chapters = {
  board: ['boardMu', 'grid', 'zones', 'centerThirdMu'],
  deployment: [
    'deploymentBandMu',
    'sideMarginMu',
    'battlelineZones',
    'markerMu',
    'markerReachMu',
    'markerReading',
    'centerMinimumHalfPoints',
    'mainCampZones',
    'allyCampZones',
    'camps',
    'campMu',
    'isCampOnBaseEdge',
    'isCampInOpenTerrain',
    'flankEntries',
    'flankEntryMu',
    'baseEntryZones',
  ],
  army: [
    'armyHalfPoints',
    'isArmyOfFewerPointsAllowed',
    'areCardsInArmyPoints',
    'areLimitsMultiplied',
    'commands',
    'commandMinimumHalfPoints',
    'isStrayAllowed',
    'allyCommandsAtMost',
    'isAllyOnFullList',
    'notAsGeneral',
    'mayLeadItsOwnKind',
    'isLargestCommandForOverallCommander',
  ],
  command: [
    'commandDie',
    'commandPointExchange',
    'commandsForExchange',
    'isAllyDieChanged',
    'commandRangeMu',
    'moveCosts',
    'isMovedSinglyInDifficult',
    'holdCost',
    'routMu',
    'dearToMove',
    'dearToMoveCost',
  ],
  moves: [
    'baseWidthMu',
    'wheelMeasure',
    'groupMayNot',
    'conformSlideMu',
    'difficultMoves',
    'terrainExemptions',
    'zoneOfControlMu',
    'zoneOfControlAllRound',
    'fireWideningMu',
    'fireAllRound',
  ],
  combat: ['combatFactors', 'cardFactors', 'outcomes', 'outcomeMoves', 'pursuits', 'campCombat', 'isShootingInContact'],
  losses: ['demoralizedAt', 'demoralizedFactor', 'defeatedAt', 'campLossHalfPoints', 'cardLosses'],
  setup: [
    'setupDieSides',
    'terrainScoreDice',
    'isTerrainScoreShifted',
    'isCoastCounted',
    'notTogether',
    'smallPieceMu',
    'largePieceMu',
    'terrainGapMu',
    'terrainEdgeGapMu',
    'topographies',
    'terrainCounts',
  ],
  terrain: ['terrainTypes'],
  troops: ['troopTypes'],
  cards: ['cards', 'battleCards', 'cardTerms', 'cardPlays'],
} as const;

export type ChapterName = keyof typeof chapters;

export const chapterNames = Object.keys(chapters) as readonly ChapterName[];

export const chapterTitle = (name: ChapterName): string => {
  switch (name) {
    case 'board':
      return msg('The board');
    case 'deployment':
      return msg('Deployment and camps');
    case 'army':
      return msg('Armies and generals');
    case 'command':
      return msg('Command points');
    case 'moves':
      return msg('Moves, zones of control and shooting');
    case 'combat':
      return msg('Combat');
    case 'losses':
      return msg('Losses and victory');
    case 'setup':
      return msg('Setting up the terrain');
    case 'terrain':
      return msg('Kinds of terrain');
    case 'troops':
      return msg('Troop types');
    case 'cards':
      return msg('Battle cards');
  }
};

const places: ReadonlyMap<string, readonly [ChapterName, number]> = new Map(
  chapterNames.flatMap((name) => chapters[name].map((head, index) => [head, [name, index]] as const)),
);

/** In which chapter a value stands, and where in it. */
export const placeOf = (head: string): readonly [ChapterName, number] | undefined => places.get(head);
