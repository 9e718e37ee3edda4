import { describe, expect, it } from 'vitest';
import { isLookedFor, ownLists } from './own-lists.ts';

const found = (words: string, year: number | null = null, themes: readonly string[] = []) =>
  ownLists.filter((list) => isLookedFor({ list, themes }, words, year)).map(({ name }) => name);

describe('looking for an army list', () => {
  it('by words of its name, in any order and any case', () => {
    expect(found('arvenna HILL')).toEqual(['Hill Kingdom of Arvenna']);
    expect(found('')).toHaveLength(ownLists.length);
    expect(found('hill plain')).toEqual([]);
  });

  it('by its keywords and themes', () => {
    expect(found('cities')).toEqual(['League of the River Cities']);
    expect(found('bronze', null, ['Age of Bronze'])).toHaveLength(ownLists.length);
  });

  it('by a year, the first and the last included', () => {
    expect(found('hill', -480)).toHaveLength(1);
    expect(found('hill', -211)).toHaveLength(1);
    expect(found('hill', -481)).toEqual([]);
    expect(found('hill', -210)).toEqual([]);
  });
});
