import type { MapBorder } from '../map-pack.ts';
import type { ForeignBoard } from './foreign-board.ts';
import { foreignBorders } from './foreign-borders.ts';
import { withLanes } from './foreign-lanes.ts';
import { kebab, uniqueIds } from './unique-ids.ts';

/** For regions whose file has no colour of their own, in turn. */
const colors = ['#7c93b2', '#b58a5a', '#7f9a62', '#a27796', '#c4a24d', '#5f9a92', '#b06f62', '#8f8f56'] as const;

/** So many letters at most, and no half of one that is written as a pair. */
export const shortened = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** A drawn board of another game as a map of ours, for `checkMap`. Its author keeps their rights: the licence says so where the file does not. */
export const foreignPack = (board: ForeignBoard) => {
  const { title, version, description, author, width, height, continents, countries } = board;
  const regionIds = uniqueIds(continents.map(({ name }) => name));
  const ids = uniqueIds(countries.map(({ name }) => name));
  const idOf = new Map(countries.map(({ id }, index) => [id, ids[index] as string]));
  const borders: readonly MapBorder[] = withLanes(foreignBorders(countries, idOf), countries, ids, { width, height });
  return {
    format: 'vxmap1',
    id: kebab(title),
    version: shortened(version, 20),
    name: shortened(title, 60),
    description: shortened(description, 2000),
    author: shortened(author, 200),
    licence: 'Not stated in the file. Ask its author before you pass it on.',
    board: { width, height, sea: '#1f3f57' },
    regions: continents.map(({ name, bonus, color }, index) => ({
      id: regionIds[index],
      name: shortened(name, 60),
      bonus,
      color: color ?? colors[index % colors.length],
    })),
    territories: countries.map(({ name, continent, label, polygons }, index) => ({
      id: ids[index],
      name: shortened(name, 60),
      region: regionIds[continent],
      label,
      polygons,
    })),
    borders,
    miniatures: [
      { from: 1, figure: 'soldier' },
      { from: 5, figure: 'tank' },
      { from: 10, figure: 'fighter' },
    ],
  };
};
