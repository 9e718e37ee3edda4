import { type Words, words } from '@vexillum/model';
import type { MapBorder } from '../map-pack.ts';
import { childrenOf, type XmlElement } from './xml-element.ts';

/** What stands in a board of Lux and has no place in a map of ours, with what it is called. */
const dropped: Readonly<Record<string, (count: number) => Words>> = {
  theme: () => words('Its theme (pictures and sounds) was left out.'),
  line: (count) => words('Lines that are only drawn on the board were left out: {0}.', count),
  initialOwner: (count) => words('Who holds a country at the start was left out. Countries: {0}.', count),
  initialArmies: (count) => words('How many armies a country starts with was left out. Countries: {0}.', count),
};

/** What whoever brings a board of Lux should know: how it was understood, and what was left out. */
export const luxNotes = (root: XmlElement, borders: readonly MapBorder[]): readonly Words[] => {
  const lanes = borders.filter(({ seaLane }) => seaLane).length;
  const oneWay = borders.filter(({ isOneWay }) => isOneWay).length;
  return [
    ...(lanes > 0 ? [words('Borders between lands that do not touch are drawn as lines over water: {0}.', lanes)] : []),
    ...(oneWay > 0 ? [words('Borders that lead one way only: {0}.', oneWay)] : []),
    ...Object.entries(dropped).flatMap(([name, says]) => {
      const count = countOf(root, name);
      return count > 0 ? [says(count)] : [];
    }),
  ];
};

const countOf = (element: XmlElement, name: string): number =>
  childrenOf(element, name).length + element.children.reduce((sum, child) => sum + countOf(child, name), 0);
