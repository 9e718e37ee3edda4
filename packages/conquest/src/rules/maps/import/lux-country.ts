import { type Words, words } from '@vexillum/model';
import { boxOf } from '../box.ts';
import type { MapPoint } from '../map-pack.ts';
import type { ForeignCountry } from './foreign-board.ts';
import { childrenOf, textIn, type XmlElement } from './xml-element.ts';

/** How large a board is, in its own units. */
export interface LuxSize {
  readonly width: number;
  readonly height: number;
}

/** Reads a country, or says why that is not possible. Lux counts y from the bottom of the board. */
export const luxCountry = (element: XmlElement, continent: number, size: LuxSize): ForeignCountry | Words => {
  const id = textIn(element, 'id');
  if (id === undefined) return words('A country of continent {0} has no id.', continent + 1);
  const said = textIn(element, 'name');
  const name = said ?? `Territory ${id}`;
  const called = said ?? words('Territory {0}', id);
  const polygons = childrenOf(element, 'polygon').map(({ text }) => luxPoints(text, size));
  if (polygons.length === 0) return words('{0} has no polygon.', called);
  if (polygons.some((ring) => ring === undefined || ring.length < 3))
    return words('The polygon of {0} is not a list of at least three points “x,y”.', called);
  const rings = polygons.map((ring) => withoutItsEnd(withoutEchoes(ring ?? [])));
  const place = textIn(element, 'armylocation');
  const label = place === undefined ? middleOf(largest(rings)) : luxPoints(place, size)?.[0];
  if (!label) return words('The army location of {0} is not a point “x,y”.', called);
  const adjoining = (textIn(element, 'adjoining') ?? '').split(/[,\s]+/).filter((other) => other !== '');
  return { id, name, called, continent, polygons: rings, label, adjoining: [...new Set(adjoining)] };
};

/** Land may hang over the edge of a Lux board, where nobody sees it: it ends at the edge here. */
const luxPoints = (text: string, { width, height }: LuxSize): MapPoint[] | undefined => {
  const within = (most: number, value: number): number => Math.round(Math.max(0, Math.min(most, value)));
  const pairs = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number));
  if (!pairs.every((pair) => pair.length === 2 && pair.every(Number.isFinite))) return undefined;
  return pairs.map(([x = 0, y = 0]) => [within(width, x), within(height, height - y)]);
};

/** Where a board is drawn finer than our whole units, many points in a row are the same one. */
const withoutEchoes = (ring: readonly MapPoint[]): readonly MapPoint[] => {
  const kept = ring.filter(([x, y], index) => {
    const before = ring[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
  return kept.length < 3 ? ring : kept;
};

/** Some editors name the first point again at the end. */
const withoutItsEnd = (ring: readonly MapPoint[]): readonly MapPoint[] => {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 3 && first && last && first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
};

const largest = (rings: readonly (readonly MapPoint[])[]): readonly MapPoint[] =>
  rings.reduce((best, ring) => (widthOf(ring) > widthOf(best) ? ring : best));

const widthOf = (ring: readonly MapPoint[]): number => {
  const { left, right } = boxOf(ring);
  return right - left;
};

const middleOf = (ring: readonly MapPoint[]): MapPoint => {
  const [x, y] = ring.reduce(([sumX, sumY], [pointX, pointY]) => [sumX + pointX, sumY + pointY], [0, 0] as MapPoint);
  return [Math.round(x / ring.length), Math.round(y / ring.length)];
};
