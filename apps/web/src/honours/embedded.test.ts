import { expect, it } from 'vitest';
import { embedPath, isEmbedded, wholePath } from './embedded.ts';

const at = (path: string) => new URL(path, 'https://table.example');

it.each([
  ['/boards?board=scores&game=conquest&embed', true],
  ['/boards?embed=', true],
  ['/boards?game=embed', false],
  ['/boards', false],
  ['/me?embed', false],
])('%s is a board on somebody else’s page: %s', (path, is) => expect(isEmbedded(at(path))).toBe(is));

it('the address for a frame and the one with everything round it lead to the same board', () => {
  const path = '/boards?board=scores&game=conquest&from=2026-11-01';
  expect(isEmbedded(at(embedPath(path)))).toBe(true);
  expect(wholePath(at(embedPath(path)))).toBe(path);
});
