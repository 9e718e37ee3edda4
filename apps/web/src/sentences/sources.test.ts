import { profiles } from '@vexillum/triumph';
import { describe, expect, it } from 'vitest';
import { sentenceReader } from './sentence-reader.ts';

const rules = import.meta.glob<string>(['../../../../packages/triumph/src/rules/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<{ sources: Readonly<Record<string, string>> }>('../locales/*/sentences.ts', {
  eager: true,
});

/** Every `source` in the data, however deep it stands. */
const sourcesIn = (value: unknown, found = new Set<string>(), met = new Set<unknown>()): ReadonlySet<string> => {
  if (typeof value !== 'object' || value === null || met.has(value)) return found;
  met.add(value);
  for (const [key, part] of Object.entries(value))
    if (key === 'source' && typeof part === 'string') found.add(part);
    else sourcesIn(part, found, met);
  return found;
};

const namedByRules = Object.values(rules).flatMap((text) =>
  [...text.matchAll(/\b(?:source: |SOURCE = )'([^']*)'/g)].map(([, source = '']) => source),
);
const remarks = [...new Set([...sourcesIn(profiles), ...namedByRules].flatMap((source) => source.split('; ')))];

describe('where values of the rules come from, in German', () => {
  const german = files['../locales/de/sentences.ts']?.sources ?? {};

  it('is translated, whatever is named', () => {
    const read = sentenceReader(german);
    expect(remarks.length).toBeGreaterThan(100);
    expect(remarks.filter((remark) => read(remark) === undefined)).toEqual([]);
  });

  it('has no sentence that nothing needs', () => {
    const read = sentenceReader(german);
    const isNeeded = (sentence: string) => {
      const { [sentence]: _left, ...others } = german;
      const without = sentenceReader(others);
      return remarks.some((remark) => without(remark) !== read(remark));
    };
    expect(Object.keys(german).filter((sentence) => !isNeeded(sentence))).toEqual([]);
  });
});
