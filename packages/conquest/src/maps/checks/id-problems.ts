import type { MapPack } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

const repeated = (ids: readonly string[], list: string, what: string): MapProblem[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [mapProblem('id-twice', `Two ${what} have the id ${id}; each needs one of its own.`, `${list}.${index}.id`)],
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
            `The map has ${territories.length} territories; ${mapLimits.territories} are possible.`,
            'territories',
          ),
        ]
      : []),
    ...repeated(
      regions.map(({ id }) => id),
      'regions',
      'regions',
    ),
    ...repeated(
      territories.map(({ id }) => id),
      'territories',
      'territories',
    ),
    ...territories.flatMap(({ name, region }, index) =>
      known.has(region)
        ? []
        : [
            mapProblem(
              'no-such-region',
              `${name} lies in a region ${region}, which the map does not have.`,
              `territories.${index}.region`,
            ),
          ],
    ),
    ...regions.flatMap(({ id, name }, index) =>
      used.has(id) ? [] : [mapProblem('empty-region', `The region ${name} has no territory.`, `regions.${index}`)],
    ),
  ];
};
