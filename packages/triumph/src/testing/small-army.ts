import type { ArmyFile, ArmyFileStand } from '../armies/army-file.ts';

const stand = (
  troopType: string,
  command: ArmyFileStand['command'],
  halfPoints: number,
  more: Partial<ArmyFileStand> = {},
) => ({ troopType, command, halfPoints, ...more }) as ArmyFileStand;

/** Two stands in each command, a general in each, and one stand in none. */
export const smallArmy: ArmyFile = {
  vexillumArmy: 1,
  name: 'A small army',
  halfPoints: 46,
  stands: [
    stand('KNT', 1, 8, { general: true, overall: true, entry: 'The king' }),
    stand('SPR', 1, 8),
    stand('PIK', 2, 6, { general: true }),
    stand('HRD', 2, 4, { real: ['PIK', 'PIK'], cards: ['DC'] }),
    stand('ARC', 3, 8, { general: true, ally: true, polity: 'Guests' }),
    stand('SKM', 3, 6),
    stand('SKM', null, 6),
  ],
  cards: [{ code: 'PD', count: 2 }],
};
