import type { SourcedTable } from '../sourced-table.ts';

/** What the board adds to the sum of a stand that it applies to; null where nobody has said publicly how much. */
export interface CombatFactor {
  readonly code: string;
  readonly factor: number | null;
}

const ANSWERS = 'answers of the authors in their forum';
const UNKNOWN = 'not found in any public source';

export const combatFactors: SourcedTable<CombatFactor> = {
  source: UNKNOWN,
  isVerified: false,
  cells: [
    {
      code: 'own-general',
      column: 'factor',
      source: 'a public table mod made for version 1.1, and several reports of play',
      isVerified: true,
    },
    { code: 'enemy-on-flank', column: 'factor', source: `one of the ${ANSWERS}, each`, isVerified: false },
    {
      code: 'enemy-behind',
      column: 'factor',
      source: 'a report of play: knights in difficult terrain, hit from the rear, fought at +1',
      isVerified: false,
    },
    { code: 'mounted-in-difficult', column: 'factor', source: `${ANSWERS}, October 2017`, isVerified: true },
    { code: 'close-foot-in-difficult', column: 'factor', source: `${ANSWERS}, October 2017`, isVerified: true },
    { code: 'shot-from-behind', column: 'factor', source: 'a quick reference of version 1.1', isVerified: false },
    { code: 'general-as-target', column: 'factor', source: 'a quick reference of version 1.1', isVerified: false },
  ],
  rows: [
    { code: 'own-general', factor: 1 },
    { code: 'enemy-on-flank', factor: -1 },
    { code: 'enemy-behind', factor: -1 },
    { code: 'mounted-in-difficult', factor: -1 },
    { code: 'close-foot-in-difficult', factor: -2 },
    { code: 'shot-from-behind', factor: -1 },
    { code: 'general-as-target', factor: -1 },
    { code: 'overlap', factor: null },
    { code: 'uphill', factor: null },
    { code: 'rear-support', factor: null },
  ],
};
