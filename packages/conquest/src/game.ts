import type { Game } from '@vexillum/model';
import { conquestActions } from './actions/index.ts';
import { conquestRules } from './house-rules/house-rules.ts';
import { mapPacks } from './maps/map-packs.ts';
import { seats, sides } from './state/sides.ts';

/** The territory game for two to eight. Its profiles are its maps. */
export const conquest: Game = {
  id: 'conquest',
  name: 'Conquest',
  sides,
  seats,
  profiles: mapPacks.map(({ id, name, description }) => ({ id, name, description })),
  houseRules: conquestRules,
  actions: conquestActions,
};
export const games: readonly Game[] = [conquest];
