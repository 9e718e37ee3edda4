import { conquest, conquestRules, mapPacks } from '@vexillum/conquest';
import { plainText } from '@vexillum/model';
import { games, profiles, sampleArmies } from '@vexillum/triumph';
import { orderHelp } from '@vexillum/triumph/hand';
import type { WordTable } from '@vexillum/ui/words';
import { describe, expect, it } from 'vitest';
import { hasWords, saidInSource } from './testing/said-in-sources.ts';

const sources = import.meta.glob<string>(
  [
    './**/*.ts',
    '../../../packages/*/src/**/*.ts',
    '../../server/src/**/*.ts',
    '!**/*.test.ts',
    '!**/testing/**',
    '!**/words/**',
    // Where `words`, `refuse`, `msg` and `str` are made themselves.
    '!../../../packages/model/src/{words,refusal}.ts',
    '!../../../packages/ui/src/words.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const tables = import.meta.glob<{ readonly translation: WordTable }>(
  ['../../../packages/frame/src/words/*.ts', '../../../packages/{triumph,conquest}/src/words/*.ts'],
  {
    eager: true,
  },
);
const gameIds = ['triumph', 'conquest'] as const;
const parts = ['platform', ...gameIds] as const;
type Part = (typeof parts)[number];

/** Whose words a source says. What the shell shows of a game before it loads the game is the platform's. */
const partOf = (path: string): Part => {
  if (path.endsWith('/src/screen/screen.ts')) return 'platform';
  if (path.includes('packages/triumph/')) return 'triumph';
  return /packages\/conquest\//.test(path) ? 'conquest' : 'platform';
};

/** Every `source` in the data, however deep it stands. */
const sourcesIn = (value: unknown, found = new Set<string>(), met = new Set<unknown>()): ReadonlySet<string> => {
  if (typeof value !== 'object' || value === null || met.has(value)) return found;
  met.add(value);
  for (const [key, part] of Object.entries(value))
    if (key === 'source' && typeof part === 'string') found.add(part);
    else sourcesIn(part, found, met);
  return found;
};

/** Rules name their sources as plain texts in their own files. */
const sourcesOfRules = Object.entries(sources).flatMap(([path, source]) =>
  path.includes('packages/triumph/src/rules/flags/')
    ? [...source.matchAll(/\b(?:source: |SOURCE = )'([^']*)'/g)].map(([, text = '']) => text)
    : [],
);

const houseRuleTexts = (rules: readonly { readonly title: string; readonly description: string }[]) =>
  rules.flatMap(({ title, description }) => [title, description]);

/** What stands in the games' data and is shown in the reader's language. */
const dataOf: Readonly<Record<Part, readonly string[]>> = {
  platform: [conquest.description ?? '', ...profiles.map(({ description }) => description)],
  triumph: [
    ...orderHelp.map(({ meaning }) => meaning),
    ...games.flatMap(({ houseRules }) => houseRuleTexts(houseRules)),
    ...sampleArmies.map(({ about }) => about),
    ...profiles.flatMap(({ terrainTypes, zones }) => [...terrainTypes.rows, ...zones.value].map(({ name }) => name)),
    ...[...sourcesIn(profiles), ...sourcesOfRules].flatMap((source) => source.split('; ')),
  ],
  conquest: [...houseRuleTexts(conquestRules), ...mapPacks.map(({ description }) => description)],
};

const read = Object.entries(sources).map(([path, source]) => ({ path, ...saidInSource(path, source) }));
const saidBy = (part: Part): ReadonlySet<string> =>
  new Set(
    [...read.filter(({ path }) => partOf(path) === part).flatMap(({ texts }) => texts), ...dataOf[part]].filter(
      hasWords,
    ),
  );
const said: Readonly<Record<Part, ReadonlySet<string>>> = {
  platform: saidBy('platform'),
  triumph: saidBy('triumph'),
  conquest: saidBy('conquest'),
};
const isShared = (text: string): boolean => gameIds.every((game) => said[game].has(text));
/** What a part's own table holds: the platform's has what several games say too. */
const isOwn = (part: Part, text: string): boolean => {
  const isOfPlatform = said.platform.has(text) || isShared(text);
  return part === 'platform' ? isOfPlatform : said[part].has(text) && !isOfPlatform;
};

/** Troops keep their English names, which their short names on the bases stand for; a language may have its own. */
const troopNames = new Set(profiles.flatMap(({ troopTypes }) => troopTypes.rows.map(({ name }) => name)));

const places = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\d+)/g)].map(([, place = '']) => place))].sort();

const tableOf = (part: Part, language: string): WordTable =>
  tables[
    part === 'platform'
      ? `../../../packages/frame/src/words/${language}.ts`
      : `../../../packages/${part}/src/words/${language}.ts`
  ]?.translation ?? {};

describe('what is said', () => {
  it('can be read out of the sources, so that a table can be held against it', () => {
    expect(read.flatMap(({ path, unreadable }) => unreadable.map((call) => `${path}: ${call}`))).toEqual([]);
    expect(read.flatMap(({ texts }) => texts).length).toBeGreaterThan(3_000);
  });

  it('is a message that can be filled', () => {
    for (const text of parts.flatMap((part) => [...said[part]]))
      expect(plainText({ text, values: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).not.toMatch(/\{\d+,/);
  });

  it('is found where calls of these names stand, and nowhere else', () => {
    const source = [
      "refuse('a', isRed ? 'Red.' : 'Blue.');",
      "refuse('b', words('It is {0}.', x));",
      'msg(str`Turn ${turn} of ${turns}`);',
      "msg('{0, plural, one {# army} other {# armies}}', n);",
      "cursor.words('no'); other('no'); // msg('no')",
    ].join('\n');
    expect(saidInSource('a.ts', source)).toEqual({
      texts: ['Red.', 'Blue.', 'It is {0}.', 'Turn {0} of {1}', '{0, plural, one {# army} other {# armies}}'],
      unreadable: [],
    });
    const hidden = ['words(text)', 'msg(name)', 'refuse(code, `It is ${x}.`)', "refuse(code, 'It is ' + x)"];
    expect(saidInSource('a.ts', hidden.join(';\n')).unreadable).toEqual(hidden);
  });
});

describe.each(parts)('German, which we keep ourselves, of the %s', (part) => {
  const german = tableOf(part, 'de');

  it('says everything', () => {
    expect([...said[part]].filter((text) => isOwn(part, text) && !(text in german))).toEqual([]);
  });

  it('says nothing that nobody says, or that another part says', () => {
    const isNeeded = (text: string) => isOwn(part, text) || (part === 'triumph' && troopNames.has(text));
    expect(Object.keys(german).filter((text) => !isNeeded(text))).toEqual([]);
  });

  it('keeps the values of every sentence', () => {
    for (const [text, translated] of Object.entries(german)) {
      expect([text, places(translated)]).toEqual([text, places(text)]);
      expect(plainText({ text: translated, values: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).not.toMatch(/\{\d+,/);
    }
  });
});
