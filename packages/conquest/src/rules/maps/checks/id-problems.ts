import { type Words, words } from '@vexillum/model';
import type { MapPack } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

const repeated = (ids: readonly string[], list: string, twice: (id: string) => Words): MapProblem[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [mapProblem('id-twice', twice(id), `${list}.${index}.id`)],
  );

/** Ids that are not unique or name nothing, regions without land, more territories than a table can hold. */
export const idProblems = ({ regions, territories }: MapPack): MapProblem[] => {
  const known = new Set(regions.map(({ id }) => id));
  const used = new Set(territories.map(({ region }) => region));
  return [
    ...(territories.length > mapLimits.territories
      ? [
          mapProblem(
            'too-many-territories',
            words('The map has {0} territories; {1} are possible.', territories.length, mapLimits.territories),
            'territories',
          ),
        ]
      : []),
    ...repeated(
      regions.map(({ id }) => id),
      'regions',
      (id) => words('Two regions have the id {0}; each needs one of its own.', id),
    ),
    ...repeated(
      territories.map(({ id }) => id),
      'territories',
      (id) => words('Two territories have the id {0}; each needs one of its own.', id),
    ),
    ...territories.flatMap(({ name, region }, index) =>
      known.has(region)
        ? []
        : [
            mapProblem(
              'no-such-region',
              words('{0} lies in a region {1}, which the map does not have.', name, region),
              `territories.${index}.region`,
            ),
          ],
    ),
    ...regions.flatMap(({ id, name }, index) =>
      used.has(id)
        ? []
        : [mapProblem('empty-region', words('The region {0} has no territory.', name), `regions.${index}`)],
    ),
  ];
};
