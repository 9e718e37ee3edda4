import { words } from '@vexillum/model';
import { topographies as topographyNames } from '../../armies/army-list.ts';
import type { TerrainType } from '../terrain-type.ts';
import { type Law, unless } from './law.ts';

const axes = [0, 1] as const;

const isBetween = ({ defaultSize, smallest, largest }: TerrainType): boolean =>
  [defaultSize, smallest, largest].every((size) => size.length === 2) &&
  axes.every((axis) => smallest[axis] <= defaultSize[axis] && defaultSize[axis] <= largest[axis]);

const sizesAreInOrder: Law = ({ terrainTypes }) =>
  terrainTypes.rows.flatMap((row) =>
    unless(
      isBetween(row),
      `terrainTypes.${row.code}.defaultSize`,
      words('It must lie between the smallest and the largest.'),
    ),
  );

/** A row for every score that the dice can show. */
const everyScoreHasARow: Law = ({ terrainCounts, terrainScoreDice, setupDieSides }) => {
  const [least, most] = [terrainScoreDice.value, terrainScoreDice.value * setupDieSides.value];
  const scores = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return scores.flatMap((score) =>
    unless(
      terrainCounts.rows.some(({ code }) => code === score),
      'terrainCounts',
      words('It has no row for the score {0}.', score),
    ),
  );
};

const everyTopographyIsThere: Law = ({ topographies }) =>
  topographyNames.flatMap((name) =>
    unless(
      topographies.rows.some(({ code }) => code === name),
      'topographies',
      words('It has no row for {0}.', name),
    ),
  );

const smallIsSmaller: Law = ({ smallPieceMu, largePieceMu }) =>
  unless(
    smallPieceMu.value <= largePieceMu.value,
    'smallPieceMu',
    words('A small piece is no larger than a large one.'),
  );

export const terrainLaws: readonly Law[] = [sizesAreInOrder, everyScoreHasARow, everyTopographyIsThere, smallIsSmaller];
