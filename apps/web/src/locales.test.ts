import { conquest, conquestRules, mapPacks } from '@vexillum/conquest';
import { orderHelp } from '@vexillum/tools';
import { games, profiles, sampleArmies } from '@vexillum/triumph';
import { describe, expect, it } from 'vitest';
import { flagSentencesInSources, messagesInSources } from './testing/messages-in-sources.ts';

const sources = {
  ...import.meta.glob<string>('./**/*.ts', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../packages/ui/src/**/*.ts', { query: '?raw', import: 'default', eager: true }),
};
const files = import.meta.glob<{ translation: Readonly<Record<string, string>> }>('./locales/*.ts', { eager: true });

const messages = messagesInSources(
  Object.entries(sources).flatMap(([path, source]) =>
    path.includes('.test.') || path.includes('/locales/') ? [] : [source],
  ),
);
const rules = import.meta.glob<string>('../../../packages/triumph/src/rules/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const flagSentences = flagSentencesInSources(
  Object.entries(rules).flatMap(([path, source]) => (path.includes('.test.') ? [] : [source])),
);
/** What stands in the games' data and goes through `msg` when it is shown. */
const gameTexts = new Set([
  ...flagSentences,
  ...orderHelp.map(({ meaning }) => meaning),
  ...conquestRules.flatMap(({ title, description }) => [title, description]),
  ...games.flatMap(({ houseRules }) => houseRules.flatMap(({ title, description }) => [title, description])),
  conquest.description ?? '',
  ...mapPacks.map(({ description }) => description),
  ...sampleArmies.map(({ about }) => about),
  ...profiles.map(({ description }) => description),
  ...profiles.flatMap(({ terrainTypes, zones }) => [...terrainTypes.rows, ...zones.value].map(({ name }) => name)),
]);
/** Troops keep their English names, which their short names on the bases stand for; a language may have its own. */
const troopNames = new Set(profiles.flatMap(({ troopTypes }) => troopTypes.rows.map(({ name }) => name)));

const valuesIn = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g))].sort();

describe.each(Object.entries(files))('the language in %s', (_, { translation }) => {
  it('translates nothing that the app does not say', () => {
    expect(
      Object.keys(translation).filter((text) => !messages.has(text) && !gameTexts.has(text) && !troopNames.has(text)),
    ).toEqual([]);
  });

  it('keeps the values of every sentence', () => {
    for (const [text, translated] of Object.entries(translation))
      expect([text, valuesIn(translated)]).toEqual([text, valuesIn(text)]);
  });
});

describe('German, which we keep ourselves', () => {
  it('leaves nothing that the app says in English', () => {
    const german = files['./locales/de.ts']?.translation ?? {};
    expect([...messages].filter((text) => !(text in german))).toEqual([]);
  });

  it('leaves nothing English that stands in the data of the games', () => {
    const german = files['./locales/de.ts']?.translation ?? {};
    expect([...gameTexts].filter((text) => !(text in german))).toEqual([]);
  });
});
