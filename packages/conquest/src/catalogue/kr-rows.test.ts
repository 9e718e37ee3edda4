import { describe, expect, test } from 'vitest';
import { conquestRules } from '../house-rules/house-rules.ts';
import { krCatalogue, krSeedRows } from './kr-rows.ts';

const namesIn = (by: string) => by.split(/,\s*/);

describe('the list that the game is judged by', () => {
  test('is told row by row, each once', () => {
    expect(krSeedRows).toHaveLength(173);
    expect(new Set(krSeedRows.map(({ id }) => id)).size).toBe(173);
    for (const { what, by, why } of krCatalogue) expect([what, by || why].every((text) => text)).toBe(true);
  });

  test('waits only where it speaks of services beyond one table', () => {
    const section = new Map(krSeedRows.map((row) => [row.id, row.section]));
    const waiting = krCatalogue.filter(({ how }) => how === 'waits').map(({ id }) => section.get(id));
    expect([...new Set(waiting)]).toEqual([
      'Gaming.SL Live Integration',
      'Leaderboards',
      'Achievements',
      'Jackpots',
      'Licensing',
      'Public Games',
    ]);
  });

  test('names house rules that there are', () => {
    const keys = conquestRules.map(({ key }) => key);
    const named = krCatalogue.flatMap(({ by }) =>
      namesIn(by).flatMap((name) => /^house rule (.*)$/.exec(name)?.[1] ?? []),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
