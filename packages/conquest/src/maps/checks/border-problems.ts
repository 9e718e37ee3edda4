import type { MapPack } from '../map-pack.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

/** Borders that lead nowhere, to where they start, or stand in the file twice. */
export const borderProblems = ({ borders, territories }: MapPack): MapProblem[] => {
  const names = new Map(territories.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();
  return borders.flatMap(({ between }, index) => {
    const [from, to] = between;
    const field = `borders.${index}`;
    const unknown = between.find((id) => !names.has(id));
    if (unknown !== undefined)
      return [mapProblem('no-such-territory', `A border names ${unknown}, which is no territory of the map.`, field)];
    if (from === to) return [mapProblem('border-with-itself', `${names.get(from)} borders on itself.`, field)];
    // A way there and a way back are one border, so a second entry is always a mistake.
    const key = [from, to].sort().join(' ');
    if (seen.has(key))
      return [
        mapProblem('border-twice', `The border between ${names.get(from)} and ${names.get(to)} is there twice.`, field),
      ];
    seen.add(key);
    return [];
  });
};
