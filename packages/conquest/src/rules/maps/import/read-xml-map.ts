import { words } from '@vexillum/model';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import type { MapRead } from '../map-read.ts';
import { readConquerClub } from './conquer-club/read-conquer-club.ts';
import { readLux } from './read-lux.ts';
import { readXml } from './xml-element.ts';

/** A map that another game keeps as XML, told apart by its first element. */
export const readXmlMap = (text: string, title: string): MapRead | readonly MapProblem[] => {
  const root = readXml(text);
  if (!('name' in root)) return root;
  if (root.name === 'luxboard') return readLux(root);
  if (root.name === 'map') return readConquerClub(root, title);
  return [
    mapProblem(
      'not-a-map',
      words(
        'This is neither a board of Lux nor a map of Conquer Club: the file begins with <{0}>, not with <luxboard> or <map>.',
        root.name,
      ),
    ),
  ];
};
