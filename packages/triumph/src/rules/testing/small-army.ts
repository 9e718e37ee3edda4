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
  halfPoints: 48,
  stands: [
    stand('KNT', 1, 8, { general: true, overall: true, entry: 'The king' }),
    stand('SPR', 1, 8),
    stand('PIK', 2, 6, { general: true }),
    stand('HRD', 2, 4, { cards: ['HD'] }),
    stand('ARC', 3, 8, { general: true, ally: true, polity: 'Guests' }),
    stand('SKM', 3, 6),
    stand('SKM', null, 6),
  ],
  cards: [{ code: 'PD', count: 2 }],
};

/** An army with Deceptive Deployment, bought three times; who poses as what is for its captain to say. */
export const deceptiveArmy: ArmyFile = {
  vexillumArmy: 1,
  name: 'An army of many faces',
  halfPoints: 64,
  stands: [
    stand('KNT', 1, 8, { general: true, overall: true, entry: 'The king' }),
    stand('SPR', 1, 8),
    stand('PIK', 2, 6, { general: true }),
    stand('PIK', 2, 2, { entry: 'Herdsmen behind long sticks' }),
    stand('PIK', 2, 2, { entry: 'Herdsmen behind long sticks' }),
    stand('ARC', 3, 8, { general: true, ally: true, polity: 'Guests' }),
    stand('HRD', 3, 0, { real: [], entry: 'Carters and cooks' }),
    stand('HRD', 3, 12, { real: ['WRR', 'WRR'], entry: 'Men with axes under their cloaks' }),
    stand('HRD', 3, 4),
    stand('JCV', 3, 8),
  ],
  cards: [{ code: 'DC', count: 3 }],
};
