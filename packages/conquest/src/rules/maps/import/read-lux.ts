import { checkMap } from '../check-map.ts';
import { isMapProblems, type MapProblem } from '../map-problem.ts';
import type { MapRead } from '../map-read.ts';
import { foreignPack } from './foreign-pack.ts';
import { foreignProblems, MOST_PROBLEMS } from './foreign-problems.ts';
import { luxBoard } from './lux-board.ts';
import { luxNotes } from './lux-notes.ts';
import type { XmlElement } from './xml-element.ts';

/** Reads a board of the game Lux (`.luxb`): land, names, borders, bonuses and colours. Its theme, pictures and lines are left out, and that is said. */
export const readLux = (root: XmlElement): MapRead | readonly MapProblem[] => {
  const board = luxBoard(root);
  if (isMapProblems(board)) return board;
  const problems = foreignProblems(board);
  if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
  const pack = checkMap(foreignPack(board));
  return isMapProblems(pack) ? pack : { pack, notes: luxNotes(root, pack) };
};
