import { isInside } from '@vexillum/geometry';
import { type Words, words } from '@vexillum/model';
import type { MapBorder, MapPack, MapTerritory } from '../map-pack.ts';
import { childrenOf, type XmlElement } from './xml-element.ts';

/** Names in a sentence, and no more than a reader takes in. */
const MOST_NAMES = 5;

export const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMES ? names.join(', ') : `${names.slice(0, MOST_NAMES).join(', ')}, …`;

/** How a map of another game was understood, of whichever game: its borders, and counts that are not on their land. */
export const foreignNotes = ({ borders, territories }: MapPack): readonly Words[] => {
  const count = (is: (border: MapBorder) => unknown) => borders.filter((border) => is(border)).length;
  const [lanes, oneWay] = [count(({ seaLane }) => seaLane), count(({ isOneWay }) => isOneWay)];
  const beside = territories.filter((territory) => !standsOnItsLand(territory)).map(({ name }) => name);
  return [
    ...(lanes > 0 ? [words('Borders between lands that do not touch are drawn as lines over water: {0}.', lanes)] : []),
    ...(oneWay > 0 ? [words('Borders that lead one way only: {0}.', oneWay)] : []),
    ...(beside.length > 0
      ? [words('Counts that stand beside their land, as in the file: {0} ({1}).', beside.length, listed(beside))]
      : []),
  ];
};

const standsOnItsLand = ({ label: [x, y], polygons }: MapTerritory): boolean =>
  polygons.some((ring) =>
    isInside(
      ring.map(([pointX, pointY]) => ({ x: pointX, y: pointY })),
      { x, y },
    ),
  );

/** What stands in a file and has no place in a map of ours: for each name of an element how to say so, with how many there are. */
export type Dropped = Readonly<Record<string, (count: number) => Words>>;

export const droppedNotes = (root: XmlElement, dropped: Dropped): readonly Words[] =>
  Object.entries(dropped).flatMap(([name, says]) => {
    const count = countOf(root, name);
    return count > 0 ? [says(count)] : [];
  });

const countOf = (element: XmlElement, name: string): number =>
  childrenOf(element, name).length + element.children.reduce((sum, child) => sum + countOf(child, name), 0);
