import type { MapBorder } from '../map-pack.ts';
import type { LuxCountry } from './lux-country.ts';

/** Borders out of lists of neighbours: named by both sides they lead both ways, by one side only that way. */
export const luxBorders = (countries: readonly LuxCountry[], idOf: ReadonlyMap<string, string>): MapBorder[] => {
  const ways = new Set(countries.flatMap(({ id, adjoining }) => adjoining.map((other) => `${id} ${other}`)));
  return [...ways].flatMap((way): MapBorder[] => {
    const [from = '', to = ''] = way.split(' ');
    const isBothWays = ways.has(`${to} ${from}`);
    // Both ways is written once, at the first of the two that comes up.
    if (isBothWays && indexOf(countries, from) > indexOf(countries, to)) return [];
    const between = [idOf.get(from) ?? to, idOf.get(to) ?? to] as const;
    return [{ between, ...(isBothWays ? {} : { isOneWay: true as const }) }];
  });
};

const indexOf = (countries: readonly LuxCountry[], luxId: string): number =>
  countries.findIndex(({ id }) => id === luxId);
