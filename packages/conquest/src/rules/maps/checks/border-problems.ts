import { words } from '@vexillum/model';
import type { MapPack } from '../map-pack.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

/** Borders that lead nowhere, to where they start, or stand in the file twice. */
export const borderProblems = ({ borders, territories }: MapPack): MapProblem[] => {
  const names = new Map(territories.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();
  return borders.flatMap(({ between }, index) => {
    const [from, to] = between;
    const nameOf = (id: string) => names.get(id) ?? id;
    const field = `borders.${index}`;
    const unknown = between.find((id) => !names.has(id));
    if (unknown !== undefined)
      return [
        mapProblem('no-such-territory', words('A border names {0}, which is no territory of the map.', unknown), field),
      ];
    if (from === to) return [mapProblem('border-with-itself', words('{0} borders on itself.', nameOf(from)), field)];
    // A way there and a way back are one border, so a second entry is always a mistake.
    const key = [from, to].sort().join(' ');
    if (seen.has(key))
      return [
        mapProblem(
          'border-twice',
          words('The border between {0} and {1} is there twice.', nameOf(from), nameOf(to)),
          field,
        ),
      ];
    seen.add(key);
    return [];
  });
};
