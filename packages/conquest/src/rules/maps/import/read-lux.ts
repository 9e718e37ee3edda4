import { type Words, words } from '@vexillum/model';
import { checkMap } from '../check-map.ts';
import type { MapPack } from '../map-pack.ts';
import { isMapProblems, type MapProblem, mapProblem } from '../map-problem.ts';
import { sizeProblems } from '../read-map-pack.ts';
import { type LuxBoard, luxBoard } from './lux-board.ts';
import { luxBorders } from './lux-borders.ts';
import { withLanes } from './lux-lanes.ts';
import { luxNotes } from './lux-notes.ts';
import { luxProblems } from './lux-problems.ts';
import { kebab, uniqueIds } from './unique-ids.ts';
import { readXml } from './xml-element.ts';

/** More would not help whoever mends the file. */
const MOST = 20;

/** A Lux board has no colours that are its own, so its regions get ours in turn. */
const colors = ['#7c93b2', '#b58a5a', '#7f9a62', '#a27796', '#c4a24d', '#5f9a92', '#b06f62', '#8f8f56'] as const;

/**
 * Reads a board of the game Lux (`.luxb`): land, names, borders and bonuses. Its theme, pictures and lines are left out, and that is said.
 * The map's author keeps their rights; the licence says so, since the file does not.
 */
export const readLuxWithNotes = (
  text: string,
): { readonly pack: MapPack; readonly notes: readonly Words[] } | readonly MapProblem[] => {
  const tooLarge = sizeProblems(text);
  if (tooLarge.length > 0) return tooLarge;
  const root = readXml(text);
  if (!('name' in root)) return root;
  if (root.name !== 'luxboard')
    return [
      mapProblem(
        'not-a-map',
        words('This is no Lux board: the file begins with <{0}>, not with <luxboard>.', root.name),
      ),
    ];
  const board = luxBoard(root);
  if (isMapProblems(board)) return board;
  const problems = luxProblems(board);
  if (problems.length > 0) return problems.slice(0, MOST);
  const pack = checkMap(packOf(board));
  return isMapProblems(pack) ? pack : { pack, notes: luxNotes(root, pack.borders) };
};

export const readLux = (text: string): MapPack | readonly MapProblem[] => {
  const read = readLuxWithNotes(text);
  return isMapProblems(read) ? read : read.pack;
};

const packOf = ({ title, version, description, author, width, height, continents, countries }: LuxBoard) => {
  const regionIds = uniqueIds(continents.map(({ name }) => name));
  const ids = uniqueIds(countries.map(({ name }) => name));
  const idOf = new Map(countries.map(({ id }, index) => [id, ids[index] as string]));
  return {
    format: 'vxmap1',
    id: kebab(title),
    version,
    name: title,
    description,
    author,
    licence: 'Not stated in the file. Ask its author before you pass it on.',
    board: { width, height, sea: '#1f3f57' },
    regions: continents.map(({ name, bonus }, index) => ({
      id: regionIds[index],
      name,
      bonus,
      color: colors[index % colors.length],
    })),
    territories: countries.map(({ name, continent, label, polygons }, index) => ({
      id: ids[index],
      name: name.slice(0, 60),
      region: regionIds[continent],
      label,
      polygons,
    })),
    borders: withLanes(luxBorders(countries, idOf), countries, ids, width),
    miniatures: [
      { from: 1, figure: 'soldier' },
      { from: 5, figure: 'tank' },
      { from: 10, figure: 'fighter' },
    ],
  };
};
