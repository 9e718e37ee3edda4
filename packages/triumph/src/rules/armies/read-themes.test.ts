import { expect, test } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { readImport } from './read-import.ts';

test('the themes beside a list are read by name', () => {
  const themes = [{ name: 'Hill Kingdoms', id: 'a1' }, { name: 'River Wars' }];
  expect(readImport(themes, grand)).toEqual({ kind: 'themes', names: ['Hill Kingdoms', 'River Wars'] });
});

test('a list of nothing is what comes beside a list that has none, and no fault', () => {
  expect(readImport([], grand)).toEqual({ kind: 'nothing' });
});

test('what is no theme is named with its field', () => {
  for (const [json, field] of [
    [[{ name: 'Hill Kingdoms' }, { id: 'a1' }], '1.name'],
    [[7], '0'],
    [[{ name: 7 }], '0.name'],
  ] as const)
    expect(readImport(json, grand)).toMatchObject({ kind: 'problem', field });
});
