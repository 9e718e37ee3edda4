import { type Words, words } from '@vexillum/model';
import { mapLimits } from '../../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../../map-problem.ts';
import type { ForeignContinent } from '../foreign-board.ts';
import { listed } from '../foreign-notes.ts';
import { MOST_PROBLEMS } from '../foreign-problems.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml-element.ts';

/** A territory as a map of Conquer Club writes it: a name, neighbours by name, and where its count is printed, in dots of its picture. */
export interface ClubTerritory {
  readonly name: string;
  readonly adjoining: readonly string[];
  readonly x: number;
  readonly y: number;
  /** Its place in the list of continents. */
  readonly continent: number;
}

export interface ClubBoard {
  readonly territories: readonly ClubTerritory[];
  readonly continents: readonly ForeignContinent[];
  /** What was read otherwise than it stands there. */
  readonly notes: readonly Words[];
}

/** Land of no continent needs a region here. */
const ELSEWHERE = 'Elsewhere';

export const conquerClubBoard = (root: XmlElement): ClubBoard | readonly MapProblem[] => {
  const elements = all(root, 'territory', 'territories');
  if (elements.length > mapLimits.territories)
    return [
      mapProblem(
        'too-many-territories',
        words('The map has {0} territories; {1} are possible.', elements.length, mapLimits.territories),
      ),
    ];
  const problems: MapProblem[] = [];
  const read = elements.flatMap((element, index) => {
    const territory = territoryOf(element, index);
    if ('name' in territory) return [territory];
    problems.push(mapProblem('not-a-map', territory));
    return [];
  });
  if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
  const { continents, regionOf, notes } = regionsOf(
    all(root, 'continent', 'continents'),
    read.map(({ name }) => name),
  );
  const territories = read.map((territory) => ({ ...territory, continent: regionOf.get(territory.name) ?? 0 }));
  return { territories, continents, notes };
};

/** Maps list them at the top, or gathered in an element of their own. */
const all = (root: XmlElement, name: string, gathered: string): readonly XmlElement[] => [
  ...childrenOf(root, name),
  ...childrenOf(root, gathered).flatMap((element) => childrenOf(element, name)),
];

const territoryOf = (element: XmlElement, index: number): Omit<ClubTerritory, 'continent'> | Words => {
  const name = textIn(element, 'name');
  if (name === undefined) return words('Territory number {0} of the file has no name.', index + 1);
  const place = placeIn(element, 'large') ?? placeIn(element, 'small');
  if (!place) return words('{0} has no coordinates: <largex> and <largey>, or <smallx> and <smally>.', name);
  const borders = childOf(element, 'borders');
  const adjoining = borders ? childrenOf(borders, 'border').map(({ text }) => plain(text)) : [];
  return { name, adjoining: [...new Set(adjoining)].filter((other) => other !== ''), ...place };
};

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Coordinates of the large or the small picture; a map may have only one of them. */
const placeIn = (
  element: XmlElement,
  size: 'large' | 'small',
): { readonly x: number; readonly y: number } | undefined => {
  const coordinates = childOf(element, 'coordinates');
  const [x, y] = ['x', 'y'].map((axis) => coordinates && textIn(coordinates, `${size}${axis}`));
  if (x === undefined || y === undefined || !/^-?\d{1,5}$/.test(x) || !/^-?\d{1,5}$/.test(y)) return undefined;
  return { x: Number(x), y: Number(y) };
};

interface Bonus {
  readonly bonus: number;
  readonly says: string;
}

/** What all of it is worth: of several bonuses for some of it the one that asks for most. */
const bonusOf = (element: XmlElement): Bonus => {
  const bonuses = childrenOf(element, 'bonus');
  const required = ({ attributes }: XmlElement) => Number(attributes['required'] ?? Infinity);
  const whole = bonuses.reduce<XmlElement | undefined>(
    (best, each) => (!best || required(each) > required(best) ? each : best),
    undefined,
  );
  const says = plain(whole?.text ?? '') || '0';
  return { bonus: Number(says), says: says.slice(0, 20) };
};

/** A region for each land: the first continent that names it. */
const regionsOf = (elements: readonly XmlElement[], names: readonly string[]) => {
  const regionOf = new Map<string, number>();
  const known = new Set(names);
  const [twice, without, parts] = [new Set<string>(), [] as string[], [] as string[]];
  const continents: ForeignContinent[] = [];
  let less = 0;
  for (const [index, element] of elements.entries()) {
    const name = textIn(element, 'name') ?? `Region ${index + 1}`;
    const components = childOf(element, 'components');
    const lands = (components ? childrenOf(components, 'territory') : []).map(({ text }) => plain(text));
    const own = lands.filter((land) => known.has(land) && !regionOf.has(land));
    for (const land of lands) if (regionOf.has(land)) twice.add(land);
    const bonuses = childrenOf(element, 'bonus').length;
    if (bonuses > 1) parts.push(name);
    if (own.length === 0) {
      without.push(name);
      continue;
    }
    for (const land of own) regionOf.set(land, continents.length);
    const { bonus, says } = bonusOf(element);
    if (bonus < 0) less += 1;
    continents.push({ name, called: name, bonus: bonus < 0 ? 0 : bonus, says });
  }
  const elsewhere = names.filter((name) => !regionOf.has(name));
  if (elsewhere.length > 0) {
    for (const name of elsewhere) regionOf.set(name, continents.length);
    continents.push({ name: ELSEWHERE, called: ELSEWHERE, bonus: 0, says: '0' });
  }
  const notes: Words[] = [
    ...(elsewhere.length > 0
      ? [
          words(
            'Lands of no continent are a region of their own here, worth nothing: {0} ({1}).',
            elsewhere.length,
            listed(elsewhere),
          ),
        ]
      : []),
    ...(twice.size > 0
      ? [
          words(
            'Lands of several continents belong to the first of them here: {0} ({1}).',
            twice.size,
            listed([...twice]),
          ),
        ]
      : []),
    ...(without.length > 0
      ? [words('Continents that have no land to themselves were left out: {0}.', listed(without))]
      : []),
    ...(parts.length > 0 ? [words('Bonuses for a part of a continent were left out: {0}.', listed(parts))] : []),
    ...(less > 0 ? [words('Continents that cost recruits are worth nothing here: {0}.', less)] : []),
  ];
  return { continents, regionOf, notes };
};
