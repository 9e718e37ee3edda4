import { conquest, conquestRules, mapPacks } from '@vexillum/conquest';
import { atlas } from '@vexillum/conquest/atlas';
import { type Game, plainText } from '@vexillum/model';
import { fullProfiles as profiles, games, sampleArmies } from '@vexillum/triumph';
import { orderHelp } from '@vexillum/triumph/hand';
import type { WordTable } from '@vexillum/ui/words';
import { describe, expect, it } from 'vitest';
import * as listed from './games.ts';
import { hasWords, saidInSource } from './testing/said-in-sources.ts';

const sources = import.meta.glob<string>(
  [
    './**/*.ts',
    '../../../packages/*/src/**/*.ts',
    '../../../e2e/*/{rules,screen}/**/*.ts',
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
/** By the file. The platform's lie in the frame, each game's with the game. */
const tables = import.meta.glob<{ readonly translation: WordTable }>(
  ['../../../packages/*/src/words/*.ts', '../../../e2e/*/words/*.ts'],
  { eager: true },
);

/** The package or the example that a file lies in. */
const folderOf = (path: string): string => /\/(?:packages|e2e)\/([^/]+)\//.exec(path)?.[1] ?? '';

const PLATFORM = 'frame';
const gameIds = [...new Set(Object.keys(tables).map(folderOf))].filter((folder) => folder !== PLATFORM);
const parts = ['platform', ...gameIds];

/** Whose words a source says. What the shell shows of a game before it loads the game is the platform's. */
const partOf = (path: string): string => {
  const folder = folderOf(path);
  return path.endsWith('/src/screen/screen.ts') || !gameIds.includes(folder) ? 'platform' : folder;
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

const achievementTexts = ({ achievements }: Pick<Game, 'achievements'>) =>
  (achievements?.all ?? []).flatMap(({ title, description }) => [title, description]);

/** What stands in the games' data and is shown in the reader's language. */
const dataOf: Readonly<Partial<Record<string, readonly string[]>>> = {
  platform: [conquest.description ?? '', ...profiles.map(({ description }) => description)],
  triumph: [
    ...orderHelp.map(({ meaning }) => meaning),
    ...games.flatMap(({ houseRules }) => houseRuleTexts(houseRules)),
    ...games.flatMap(({ scoring }) => scoring?.title ?? []),
    ...games.flatMap(achievementTexts),
    ...sampleArmies.map(({ about }) => about),
    ...profiles.flatMap(({ terrainTypes, zones }) => [...terrainTypes.rows, ...zones.value].map(({ name }) => name)),
    ...[...sourcesIn(profiles), ...sourcesOfRules].flatMap((source) => source.split('; ')),
  ],
  conquest: [
    conquest.scoring?.title ?? '',
    ...achievementTexts(conquest),
    ...houseRuleTexts(conquestRules),
    ...[...mapPacks, ...atlas].map(({ description }) => description),
  ],
};

const read = Object.entries(sources).map(([path, source]) => ({ path, ...saidInSource(path, source) }));
const saidBy = (part: string): ReadonlySet<string> =>
  new Set(
    [...read.filter(({ path }) => partOf(path) === part).flatMap(({ texts }) => texts), ...(dataOf[part] ?? [])].filter(
      hasWords,
    ),
  );
const said = new Map(parts.map((part) => [part, saidBy(part)]));
const says = (part: string, text: string): boolean => said.get(part)?.has(text) === true;
const isShared = (text: string): boolean => gameIds.filter((game) => says(game, text)).length > 1;
/** What a part's own table holds: the platform's has what several games say too. */
const isOwn = (part: string, text: string): boolean => {
  const isOfPlatform = says('platform', text) || isShared(text);
  return part === 'platform' ? isOfPlatform : says(part, text) && !isOfPlatform;
};

/** Troops keep their English names, which their short names on the bases stand for; a language may have its own. */
const troopNames = new Set(profiles.flatMap(({ troopTypes }) => troopTypes.rows.map(({ name }) => name)));

const places = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\d+)/g)].map(([, place = '']) => place))].sort();

const tableOf = (part: string, language: string): WordTable => {
  const folder = part === 'platform' ? PLATFORM : part;
  const path = Object.keys(tables).find((one) => folderOf(one) === folder && one.endsWith(`/words/${language}.ts`));
  return (path && tables[path]?.translation) || {};
};

describe('what is said', () => {
  it('has a table for every game that the app lists, and for nothing else', () => {
    expect(gameIds).toHaveLength(Object.keys(listed).length);
  });

  it('can be read out of the sources, so that a table can be held against it', () => {
    expect(read.flatMap(({ path, unreadable }) => unreadable.map((call) => `${path}: ${call}`))).toEqual([]);
    expect(read.flatMap(({ texts }) => texts).length).toBeGreaterThan(3_000);
  });

  it('leaves the choice of a plural to the message, which each language writes with the plurals that it has', () => {
    expect(read.flatMap(({ path, choices }) => choices.map((code) => `${path}: ${code}`))).toEqual([]);
    const chosen = [
      "turns === 1 ? msg('1 turn') : msg(str`${turns} turns`)",
      "halves !== 2 ? msg(str`${halves / 2} points`) : msg('1 point')",
      "left > 1 ? words('{0} are left', left) : 'One is left'",
    ];
    const other = [
      "ids.length === 1 ? 'front' : 'center'",
      'count > 1 ? msg(str`${count} actions. The last: ${last}`) : last',
      "isRed ? msg('Red') : msg('Blue')",
    ];
    expect(saidInSource('a.ts', [...chosen, ...other].join(';\n')).choices).toEqual(chosen);
  });

  it('is a message that can be filled', () => {
    for (const text of parts.flatMap((part) => [...(said.get(part) ?? [])]))
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
      choices: [],
    });
    const hidden = ['words(text)', 'msg(name)', 'refuse(code, `It is ${x}.`)', "refuse(code, 'It is ' + x)"];
    expect(saidInSource('a.ts', hidden.join(';\n')).unreadable).toEqual(hidden);
  });
});

describe.each(parts)('German, which we keep ourselves, of the %s', (part) => {
  const german = tableOf(part, 'de');

  it('says everything', () => {
    expect([...(said.get(part) ?? [])].filter((text) => isOwn(part, text) && !(text in german))).toEqual([]);
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
