import { words } from '@vexillum/model';
import { boxOf } from '../../box.ts';
import { checkMap } from '../../check-map.ts';
import type { MapPoint } from '../../map-pack.ts';
import { isMapProblems, type MapProblem } from '../../map-problem.ts';
import type { MapRead } from '../../map-read.ts';
import { traceLand } from '../../tracing/trace-land.ts';
import { cellsRound } from '../cells-round.ts';
import type { ForeignBoard, ForeignCountry } from '../foreign-board.ts';
import { type Dropped, droppedNotes, foreignNotes } from '../foreign-notes.ts';
import { foreignPack } from '../foreign-pack.ts';
import { foreignProblems, MOST_PROBLEMS } from '../foreign-problems.ts';
import { textIn, type XmlElement } from '../xml-element.ts';
import { type ClubBoard, conquerClubBoard } from './conquer-club-board.ts';

/** The longer side of the part of a board where counts stand, and the sea round it; in units of the board. */
const SIDE = 1000;
const MARGIN = 110;

const dropped: Dropped = {
  objective: (count) => words('Objectives were left out: {0}.', count),
  bombardment: (count) => words('Bombardments were left out: {0}.', count),
  reinforcement: (count) => words('Its own numbers of recruits were left out: {0}.', count),
  position: (count) => words('Starting positions were left out: {0}.', count),
  neutral: (count) => words('Neutral armies at the start were left out. Territories: {0}.', count),
};

/**
 * Reads a map of Conquer Club (XML). It has no outlines, since its board is a painting: each territory becomes a cell round the place of its
 * count, and that is said.
 * @param title what the map is called where its file does not say
 */
export const readConquerClub = (root: XmlElement, title: string): MapRead | readonly MapProblem[] => {
  const club = conquerClubBoard(root);
  if (isMapProblems(club)) return club;
  const board = boardOf(club, textIn(root, 'title') ?? title);
  const problems = foreignProblems(board);
  if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
  const labels = new Map(board.countries.map(({ id }, label) => [id, label]));
  const neighbours = board.countries.map(({ adjoining }) => new Set(adjoining.map((id) => labels.get(id))));
  const hasBorder = (one: number, other: number) => neighbours[one]?.has(other) || neighbours[other]?.has(one) || false;
  const { grid, places } = cellsRound(
    board.countries.map(({ label }) => label),
    hasBorder,
    board,
  );
  const { polygons } = traceLand(grid, board.countries.length);
  const countries = board.countries.map((country, label) => ({
    ...country,
    label: places[label] ?? country.label,
    polygons: polygons[label] ?? [],
  }));
  const pack = checkMap(foreignPack({ ...board, countries }));
  if (isMapProblems(pack)) return pack;
  const outlines = words('The file has no outlines: each territory is a cell round the place of its count.');
  return {
    pack,
    notes: [outlines, ...foreignNotes(pack), ...club.notes, ...territoryNotes(root), ...droppedNotes(root, dropped)],
  };
};

const boardOf = ({ territories, continents }: ClubBoard, title: string): ForeignBoard => {
  const { left, top, right, bottom } = boxOf(territories.map(({ x, y }): MapPoint => [x, y]));
  const scale = SIDE / Math.max(1, right - left, bottom - top);
  const onBoard = (value: number, from: number) => Math.round((value - from) * scale) + MARGIN;
  return {
    title,
    version: '1',
    description: '',
    author: 'not named in the file',
    width: territories.length === 0 ? 2 * MARGIN : onBoard(right, left) + MARGIN,
    height: territories.length === 0 ? 2 * MARGIN : onBoard(bottom, top) + MARGIN,
    continents,
    countries: territories.map(
      ({ name, adjoining, x, y, continent }): ForeignCountry => ({
        id: name,
        name,
        called: name,
        continent,
        polygons: [],
        label: [onBoard(x, left), onBoard(y, top)],
        adjoining,
      }),
    ),
  };
};

/** A territory's own bonus has the name of a continent's. */
const territoryNotes = (root: XmlElement) => {
  const count = root.children.filter(
    ({ name, children }) => name === 'territory' && children.some((child) => child.name === 'bonus'),
  ).length;
  return count > 0 ? [words('Recruits that come or go by themselves were left out. Territories: {0}.', count)] : [];
};
