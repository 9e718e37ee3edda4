import { expect, test } from 'vitest';
import { checkMap } from '../maps/check-map.ts';
import { CountingDigest, manyLands, TestMatch } from '../testing/index.ts';
import { missionOf } from './mission-of.ts';

test.each([363, 450, 500])('a map of %i regions, each land one, is told a mission within bounded work', (count) => {
  const map = manyLands(count);
  expect(checkMap(map)).toBe(map);
  const digest = new CountingDigest(500);
  const match = new TestMatch({ players: 8, map, rules: { missions: true }, digestOf: digest.digestOf }).start();
  const kinds = match.game.order.map((side, at) => {
    match.act(side, 'claim-territory', { territory: `land-${at}` });
    return missionOf(match.snapshot, side)?.kind;
  });
  expect(kinds).not.toContain(undefined);
  expect(kinds).toContain('regions');
  expect(digest.countOf('task.')).toBeLessThan(8 * 2 * 5);
});
