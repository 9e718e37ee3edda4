import type { MapPack } from '../../rules/index.ts';
import { seededRandom } from '@vexillum/geometry';
import type { Holding } from './map-preview.ts';

/** A game in the middle, made up, so that one sees how players and armies look on the map; the same every time. */
export const exampleHoldings = ({ territories }: MapPack, players: number): ReadonlyMap<string, Holding> => {
  const random = seededRandom(territories.length);
  return new Map(
    territories.map(({ id }, index) => {
      const turn = Math.floor(random() * players);
      // The first territories go round, so that no player is missing.
      const owner = `player-${(index < players ? index : turn) + 1}`;
      return [id, { owner, armies: 1 + Math.floor(random() ** 3 * 24) }];
    }),
  );
};
