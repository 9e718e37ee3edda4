import { type CatalogueRow, coveredBy } from './catalogue-row.ts';

/** Terrain before the first turn. */
export const terrainCatalogue: readonly CatalogueRow[] = [
  ...coveredBy('helper', 'Set up the terrain', {
    'GT-TERRAIN-001': 'How much terrain there is goes by the big battle’s own table',
    'GT-TERRAIN-002': 'Score 2: two pieces',
    'GT-TERRAIN-003': 'Score 3: three',
    'GT-TERRAIN-004': 'Score 4: four',
    'GT-TERRAIN-005': 'Score 5: five',
    'GT-TERRAIN-006': 'Score 6: six',
    'GT-TERRAIN-007': 'Score 7: six again',
    'GT-TERRAIN-008': 'Score 8: seven',
    'GT-TERRAIN-009': 'Score 9: seven again',
    'GT-TERRAIN-010': 'Score 10: eight',
    'GT-TERRAIN-011': 'Score 11: nine',
    'GT-TERRAIN-012': 'Score 12: ten',
    'GT-TERRAIN-013': 'Six of the scores allow a coast',
    'GT-TERRAIN-014': 'The other five do not',
  }),
];
