import { describe, expect, it } from 'vitest';
import { sentenceReader } from './sentence-reader.ts';
import { refusalsInSources } from '../testing/refusals-in-sources.ts';

const sources = import.meta.glob<string>(
  [
    '../../../../packages/*/src/**/*.ts',
    '../../../../apps/server/src/**/*.ts',
    '!../../../../packages/{ui,scene}/**',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const screens = import.meta.glob<string>(['../**/*.ts', '!**/*.test.ts', '!**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
type Sentences = Readonly<Record<string, string>>;
const files = import.meta.glob<{
  readonly refusals: Sentences;
  readonly sources: Sentences;
  readonly faults: Sentences;
}>('../locales/*/sentences.ts', { eager: true });

const { sentences, passedOn } = refusalsInSources(sources);

/** Sentences that are put together from parts, and words that become values somewhere else than where the sentence stands. */
const putTogether = [
  '{0} is missing.',
  '{0} is nothing that a map has.',
  '{0} must be {1}.',
  'What the file holds',
  'The map falls apart: there is no way from {0} to {1} and {2} more and back.',
  'This map has {0} KB; a table takes {1} KB. Draw its outlines with fewer points: they have {2}, {3} of them in {4}; about {5} % have to go.',
  'a whole number from {0} to {1}',
  'a number from {0} to {1}',
  'a text of {0} to {1} characters',
  'a list of {0} to {1}',
  'a list of {0} or more',
  'a colour such as #a1b2c3, in small letters',
  'an id: small letters and digits, with hyphens between them, 64 characters at most',
  'a point [x, y] of whole numbers from 0 to {0}',
  'The server signed another entry {0} than the one it showed.',
  'The signature of entry {0} is not the server’s.',
  'Two regions have the id {0}; each needs one of its own.',
  'Two territories have the id {0}; each needs one of its own.',
  'missing',
  'troop type',
  'battle card',
];

/** Their sentences come from calls that are read themselves, or from what `putTogether` lists. */
const passedOnByHand = [
  'new HttpProblem(400, code, message, { field })',
  'new HttpProblem(status, refusal.code, refusal.message, { field: refusal.field })',
  "new HttpProblem(400, code, message, { field: 'match' })",
  "new HttpProblem(checked.code === 'too-large' ? 413 : 400, checked.code, checked.message, { field: checked.field, })",
  "refuse('bad-name', message, 'name')",
  "mapProblem('wrong-shape', `${placeText(value, field)} ${wrongText(error)}.`, field)",
  "mapProblem('not-a-map', says)",
  "mapProblem('too-large', `${size} ${advice}`)",
  "mapProblem(code, says.endsWith('.') ? says : `${says}.`)",
  'refuse(said.refusal.code, said.refusal.message, said.refusal.field)',
  'refuse(error.code, error.message)',
  'this.#refuse(peer, accepted.code, code, accepted.message)',
  "refuse('not-in-play', otherwise, `stands.${index}`)",
];

/** Where a message is no refusal, or has been read before it came there. */
const noRefusals = ['../api.ts', '../verify/verify-worker.ts', '../games/triumph/umpire/umpire-banner.ts'];

const placesIn = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g))].sort();

/** As somebody says it, with something in each place. */
const said = (text: string): string => text.replace(/\{(\d)\}/g, (_, number: string) => `Aino${number}`);

describe.each(Object.entries(files))('the sentences in %s', (_, { refusals, sources: origins, faults }) => {
  const all = { ...refusals, ...origins, ...faults };

  it('are no refusals that nobody says', () => {
    const known = new Set([...sentences, ...putTogether]);
    expect(Object.keys(refusals).filter((sentence) => !known.has(sentence))).toEqual([]);
  });

  it('keep their values', () => {
    for (const [sentence, translated] of Object.entries(all))
      expect([sentence, placesIn(translated)]).toEqual([sentence, placesIn(sentence)]);
  });

  it('are never taken for another', () => {
    const read = sentenceReader(all);
    for (const [sentence, translated] of Object.entries(all)) expect(read(said(sentence))).toBe(said(translated));
  });
});

describe('German, which we keep ourselves', () => {
  it('leaves nothing English that a table, the server or a reader of files refuses', () => {
    const german = files['../locales/de/sentences.ts']?.refusals ?? {};
    expect([...sentences, ...putTogether].filter((sentence) => !(sentence in german))).toEqual([]);
  });
});

describe('the sentences that are found in the sources', () => {
  it('are read wherever somebody refuses, but for those that only pass on what another says', () => {
    expect(passedOn.filter((call) => !passedOnByHand.includes(call))).toEqual([]);
  });

  it('reach the reader in his language wherever they are shown', () => {
    const raw = Object.entries(screens).flatMap(([path, source]) =>
      source
        .split('\n')
        .filter((line) => /\.message\b/.test(line) && !line.includes('sentenceText('))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(raw.filter((line) => !noRefusals.some((path) => line.startsWith(path)))).toEqual([]);
  });
});
