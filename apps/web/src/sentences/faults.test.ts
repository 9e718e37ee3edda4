import { describe, expect, it } from 'vitest';
import { faultsInSources } from '../testing/faults-in-sources.ts';
import { sentenceReader } from './sentence-reader.ts';

const checks = import.meta.glob<string>(
  [
    '../../../../packages/ledger/src/**/*.ts',
    '../../../../packages/{triumph,conquest}/src/replay/**/*.ts',
    '!**/fingerprint-words.ts',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const files = import.meta.glob<{
  readonly refusals: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
}>('../locales/*/sentences.ts', { eager: true });

/** A clause stands alone as a sentence where an entry does not follow from the one before. */
const asSentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** No fault, but what takes the place of a secret when a match is played again. */
const unsaid = ['a commitment'];
/** Frames for clauses, with nothing but values beside one word. */
const frames = ['Entry {0} {1}.', 'Entry {0}: {1}.'];

const found = [...faultsInSources(checks)].filter((text) => !unsaid.includes(text));

describe('what is wrong with a match, in German', () => {
  const { refusals = {}, faults = {} } = files['../locales/de/sentences.ts'] ?? {};

  it('is all translated', () => {
    const isKnown = (text: string) => text in faults || text in refusals || asSentence(text) in faults;
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter((text) => !isKnown(text))).toEqual([]);
  });

  it('has no sentence that no check says', () => {
    const said = new Set([...frames, ...found, ...found.map(asSentence)]);
    expect(Object.keys(faults).filter((text) => !said.has(text))).toEqual([]);
  });

  it('puts clauses into their sentence', () => {
    const german = sentenceReader(faults);
    expect(german('The roll of entry 7 was asked by red-1.')).toBe('Der Wurf von Eintrag 7 wurde von red-1 verlangt.');
    expect(german('Entry 3 has no seat.')).toBe('Eintrag 3 hat kein seat.');
  });
});
