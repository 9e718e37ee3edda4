import { words, type Words } from '@vexillum/model';
import { mapLimits } from '../../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../../map-problem.ts';
import type { MapPoint } from '../../map-pack.ts';
import type { ForeignContinent } from '../foreign-board.ts';
import { MOST_PROBLEMS } from '../foreign-problems.ts';
import { dominationColor } from './domination-color.ts';

export interface DominationCountry {
  /** Its number in the file, and the colour of its dots in the picture of lands. */
  readonly number: number;
  readonly name: string;
  /** Its place in the list of continents. */
  readonly continent: number;
  /** In dots of the picture. */
  readonly at: MapPoint;
  readonly adjoining: readonly number[];
}

/** What a `.map` file of Domination says. */
export interface DominationText {
  readonly name: string | undefined;
  readonly version: string;
  /** Names of the files that belong to it, as written: `pic` is the painted board, `map` the picture of lands, `crd` the cards. */
  readonly files: Readonly<Partial<Record<'pic' | 'map' | 'crd' | 'prv', string>>>;
  readonly continents: readonly ForeignContinent[];
  readonly countries: readonly DominationCountry[];
  /** Lines that are none of the format's. */
  readonly strangeLines: number;
}

const sections = ['files', 'continents', 'countries', 'borders'] as const;
type Section = (typeof sections)[number];

/** A line that says something: its number in the file, counted from 1, and its words. */
interface Line {
  readonly at: number;
  readonly said: readonly string[];
}

/** Whether a text is one of Domination's: it has a line that begins one of its sections. */
export const isDominationText = (text: string): boolean =>
  !/^\s*[<{]/.test(text) && /^[ \t]*\[(?:files|continents|countries|borders|cards|missions)\]/im.test(text);

export const isDominationCards = (text: string): boolean =>
  /^[ \t]*\[(?:cards|missions)\]/im.test(text) && !/^[ \t]*\[(?:countries|borders)\]/im.test(text);

/** Reads the text; numbers are checked here, what they mean to each other by `foreignProblems`. */
export const dominationText = (text: string): DominationText | readonly MapProblem[] => {
  const { head, parts, strange } = sorted(text);
  const missing = (['continents', 'countries', 'borders'] as const).filter((name) => !parts.has(name));
  if (missing.length > 0)
    return missing.map((name) => mapProblem('not-a-map', words('The file has no section [{0}].', name)));
  const lines = (name: Section) => parts.get(name) ?? [];
  if (lines('countries').length > mapLimits.territories)
    return [
      mapProblem(
        'too-many-territories',
        words('The board has {0} countries; {1} are possible.', lines('countries').length, mapLimits.territories),
      ),
    ];
  const problems: MapProblem[] = [];
  const wrong = (says: Words) => void problems.push(mapProblem('not-a-map', says));
  const continents = lines('continents').flatMap((line) => continentOf(line, wrong));
  const adjoining = bordersOf(lines('borders'), wrong);
  const countries = lines('countries').flatMap((line) => countryOf(line, continents.length, adjoining, wrong));
  const known = new Set(countries.map(({ number }) => number));
  for (const [number, { at }] of adjoining)
    if (!known.has(number))
      wrong(words('Line {0} says the borders of country {1}, which is not in the file.', at, number));
  if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
  const files = Object.fromEntries(lines('files').map(({ said: [kind = '', ...name] }) => [kind, name.join(' ')]));
  return { ...head, files, continents, countries, strangeLines: strange };
};

const sorted = (text: string) => {
  const parts = new Map<Section, Line[]>();
  let [name, version, strange]: [string | undefined, string, number] = [undefined, '1', 0];
  let section: Section | undefined;
  let isStrange = false;
  text.split(/\r\n|\r|\n/).forEach((whole, index) => {
    const line = whole.trim();
    if (line === '' || line.startsWith(';')) return;
    const title = /^\[(.*)\]$/.exec(line)?.[1]?.toLowerCase();
    if (title !== undefined) {
      section = sections.find((each) => each === title);
      isStrange = section === undefined;
      if (section && !parts.has(section)) parts.set(section, []);
      if (isStrange) strange += 1;
      return;
    }
    const said = line.split(/\s+/);
    const [first = '', ...rest] = said;
    if (section) parts.get(section)?.push({ at: index + 1, said });
    else if (first === 'name' && !isStrange) name = rest.join(' ') || undefined;
    else if (first === 'ver' && !isStrange) version = rest[0] ?? version;
    else if (!['circle', 'test'].includes(first) || isStrange) strange += 1;
  });
  return { head: { name, version }, parts, strange };
};

/** A name has no spaces in the file: they are written as `_`. */
const spoken = (name: string): string => name.replaceAll('_', ' ').trim() || name;

const isWhole = (text: string | undefined): text is string => /^\d{1,6}$/.test(text ?? '');

const continentOf = (
  { at, said: [name = '', says, color] }: Line,
  wrong: (says: Words) => void,
): ForeignContinent[] => {
  if (says === undefined) {
    wrong(words('Line {0} should say a continent: its name, what it is worth, and a colour.', at));
    return [];
  }
  const hex = dominationColor(color);
  const called = spoken(name);
  return [
    {
      name: called,
      called,
      bonus: Number(says),
      says: says.slice(0, 20),
      ...(hex === undefined ? {} : { color: hex }),
    },
  ];
};

const countryOf = (
  { at, said: [number, name, continent, x, y] }: Line,
  continents: number,
  adjoining: ReadonlyMap<number, { readonly others: ReadonlySet<number> }>,
  wrong: (says: Words) => void,
): DominationCountry[] => {
  if (!isWhole(number) || name === undefined || !isWhole(continent) || !isWhole(x) || !isWhole(y)) {
    wrong(words('Line {0} should say a country: its number, its name, its continent’s number, and x and y.', at));
    return [];
  }
  const place = Number(continent) - 1;
  if (place < 0 || place >= continents) {
    wrong(words('{0} lies in continent {1}; the file has {2}.', spoken(name), Number(continent), continents));
    return [];
  }
  const id = Number(number);
  const others = [...(adjoining.get(id)?.others ?? [])];
  return [{ number: id, name: spoken(name), continent: place, at: [Number(x), Number(y)], adjoining: others }];
};

/** By country: where its line stands, and whom it names. Two lines of one country are read as one. */
const bordersOf = (lines: readonly Line[], wrong: (says: Words) => void) => {
  const adjoining = new Map<number, { readonly at: number; readonly others: Set<number> }>();
  for (const { at, said } of lines) {
    if (!said.every(isWhole)) {
      wrong(words('Line {0} should say borders: the number of a country, and the numbers of its neighbours.', at));
      continue;
    }
    const [from = 0, ...others] = said.map(Number);
    const own = adjoining.get(from) ?? { at, others: new Set() };
    adjoining.set(from, own);
    for (const other of others) own.others.add(other);
  }
  return adjoining;
};
