import type { MapBorder } from '../map-pack.ts';
import type { ForeignCountry } from './foreign-board.ts';

/**
 * Borders out of lists of neighbours: named by both sides they lead both ways, by one side only that way. Both ways is written once, where
 * it comes up first.
 * @param idOf ids of the map by those of the file
 */
export const foreignBorders = (
  countries: readonly ForeignCountry[],
  idOf: ReadonlyMap<string, string>,
): MapBorder[] => {
  const neighbours = new Map(countries.map(({ id, adjoining }) => [id, new Set(adjoining)]));
  const done = new Set<string>();
  return countries.flatMap(({ id: from }) => {
    const ways = [...(neighbours.get(from) ?? [])].filter((to) => !done.has(to) || !neighbours.get(to)?.has(from));
    done.add(from);
    return ways.map((to): MapBorder => {
      const between = [idOf.get(from) ?? '', idOf.get(to) ?? ''] as const;
      return neighbours.get(to)?.has(from) ? { between } : { between, isOneWay: true };
    });
  });
};
