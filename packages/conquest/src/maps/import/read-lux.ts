import { checkMap } from '../check-map.ts';
import type { MapPack } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import { sizeProblems } from '../read-map-pack.ts';
import { luxBorders } from './lux-borders.ts';
import { type LuxCountry, luxCountry } from './lux-country.ts';
import { kebab, uniqueIds } from './unique-ids.ts';
import { childrenOf, readXml, textIn, type XmlElement } from './xml-element.ts';

/** A Lux board has no colours that are its own, so its regions get ours in turn. */
const colors = ['#7c93b2', '#b58a5a', '#7f9a62', '#a27796', '#c4a24d', '#5f9a92', '#b06f62', '#8f8f56'] as const;

/**
 * Reads a board of the game Lux (`.luxb`): land, names, borders and bonuses. Its theme, pictures and lines are left out.
 * Its author keeps his rights; the licence says so, since the file does not.
 */
export const readLux = (text: string): MapPack | readonly MapProblem[] => {
  const tooLarge = sizeProblems(text);
  if (tooLarge.length > 0) return tooLarge;
  const root = readXml(text);
  if (!('name' in root)) return root;
  if (root.name !== 'luxboard')
    return [mapProblem('not-a-map', `This is no Lux board: the file begins with <${root.name}>, not with <luxboard>.`)];
  return readBoard(root);
};

const readBoard = (root: XmlElement): MapPack | readonly MapProblem[] => {
  const [width, height] = [Number(textIn(root, 'width')), Number(textIn(root, 'height'))];
  if (!Number.isFinite(width) || !Number.isFinite(height))
    return [mapProblem('not-a-map', 'The board does not say how wide and how high it is (<width>, <height>).')];
  const continents = childrenOf(root, 'continent');
  const nested = continents.find((continent) => childrenOf(continent, 'continent').length > 0);
  if (nested)
    return [
      mapProblem(
        'not-a-map',
        `The continent ${nameOf(nested, 0)} has continents within it; regions cannot be nested here.`,
      ),
    ];
  const read = continents.flatMap((continent, index) =>
    childrenOf(continent, 'country').map((country) => luxCountry(country, index, height)),
  );
  const wrong = read.filter((country) => typeof country === 'string');
  if (wrong.length > 0) return wrong.map((says) => mapProblem('not-a-map', says));
  return packOf(root, Math.round(width), Math.round(height), continents, read as LuxCountry[]);
};

const nameOf = (continent: XmlElement, index: number): string =>
  textIn(continent, 'continentname') ?? textIn(continent, 'name') ?? `Region ${index + 1}`;

const bonusOf = (continent: XmlElement): number => Number(textIn(continent, 'bonus') ?? 0);

const isBonus = (bonus: number): boolean => Number.isInteger(bonus) && bonus >= 0 && bonus <= mapLimits.bonus;

const packOf = (
  root: XmlElement,
  width: number,
  height: number,
  continents: readonly XmlElement[],
  countries: readonly LuxCountry[],
): MapPack | readonly MapProblem[] => {
  const twice = countries.find(({ id }, index) => countries.findIndex((other) => other.id === id) !== index);
  if (twice) return [mapProblem('id-twice', `Two countries have the id ${twice.id}; each needs one of its own.`)];
  const names = continents.map(nameOf);
  const regionIds = uniqueIds(names);
  const ids = uniqueIds(countries.map(({ name }) => name));
  const idOf = new Map(countries.map(({ id }, index) => [id, ids[index] as string]));
  const stray = countries.find(({ adjoining }) => adjoining.some((other) => !idOf.has(other)));
  if (stray)
    return [
      mapProblem(
        'no-such-territory',
        `${stray.name} adjoins ${stray.adjoining.find((other) => !idOf.has(other))}, which is the id of no country.`,
      ),
    ];
  const priceless = continents.findIndex((continent) => !isBonus(bonusOf(continent)));
  if (priceless >= 0) {
    const says = `The continent ${names[priceless]} is worth ${textIn(continents[priceless] as XmlElement, 'bonus')}; a region is worth 0 to ${mapLimits.bonus} recruits.`;
    return [mapProblem('not-a-map', says)];
  }
  const title = (textIn(root, 'title') ?? 'A Lux board').slice(0, 60);
  return checkMap({
    format: 'vxmap1',
    id: kebab(title),
    version: (textIn(root, 'version') ?? '1').slice(0, 20),
    name: title,
    description: (textIn(root, 'description') ?? '').slice(0, 2000),
    author: (textIn(root, 'author') ?? 'not named in the file').slice(0, 200),
    licence: 'Not stated in the file. Ask its author before you pass it on.',
    board: { width, height, sea: '#1f3f57' },
    regions: continents.map((continent, index) => ({
      id: regionIds[index],
      name: names[index]?.slice(0, 60),
      bonus: bonusOf(continent),
      color: colors[index % colors.length],
    })),
    territories: countries.map(({ name, continent, label, polygons }, index) => ({
      id: ids[index],
      name: name.slice(0, 60),
      region: regionIds[continent],
      label,
      polygons,
    })),
    borders: luxBorders(countries, idOf),
    miniatures: [
      { from: 1, figure: 'soldier' },
      { from: 5, figure: 'tank' },
      { from: 10, figure: 'fighter' },
    ],
  });
};
