import { isWords, words } from '@vexillum/model';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import type { ForeignBoard, ForeignContinent, ForeignCountry } from './foreign-board.ts';
import { luxCountry } from './lux-country.ts';
import { luxColor } from './lux-color.ts';
import { childrenOf, textIn, type XmlElement } from './xml-element.ts';

/** The parts of a board of Lux, with its points where ours would be. */
export const luxBoard = (root: XmlElement): ForeignBoard | readonly MapProblem[] => {
  const [width, height] = [Math.round(Number(textIn(root, 'width'))), Math.round(Number(textIn(root, 'height')))];
  if (!Number.isFinite(width) || !Number.isFinite(height))
    return [mapProblem('not-a-map', words('The board does not say how wide and how high it is (<width>, <height>).'))];
  const elements = childrenOf(root, 'continent');
  const nested = elements.findIndex((element) => childrenOf(element, 'continent').length > 0);
  if (nested >= 0) return [nestedProblem(luxContinent(elements[nested] as XmlElement, nested))];
  const read = elements.flatMap((element, index) =>
    childrenOf(element, 'country').map((country) => luxCountry(country, index, { width, height })),
  );
  const wrong = read.filter((country) => isWords(country));
  if (wrong.length > 0) return wrong.map((says) => mapProblem('not-a-map', says));
  return {
    title: (textIn(root, 'title') ?? 'A Lux board').slice(0, 60),
    version: (textIn(root, 'version') ?? '1').slice(0, 20),
    description: (textIn(root, 'description') ?? '').slice(0, 2000),
    author: (textIn(root, 'author') ?? 'not named in the file').slice(0, 200),
    width,
    height,
    continents: elements.map(luxContinent),
    countries: read as ForeignCountry[],
  };
};

const luxContinent = (element: XmlElement, index: number): ForeignContinent => {
  const said = (textIn(element, 'continentname') ?? textIn(element, 'name'))?.slice(0, 60);
  const called = said ?? words('Region {0}', index + 1);
  const says = textIn(element, 'bonus') ?? '0';
  const color = luxColor(textIn(element, 'color'));
  const name = said ?? `Region ${index + 1}`;
  return { name, called, bonus: Number(says), says: says.slice(0, 20), ...(color === undefined ? {} : { color }) };
};

const nestedProblem = ({ called }: ForeignContinent): MapProblem =>
  mapProblem('not-a-map', words('The continent {0} has continents within it; regions cannot be nested here.', called));
