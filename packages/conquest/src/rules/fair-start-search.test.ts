import { seededRandom } from '@vexillum/geometry';
import { expect, it } from 'vitest';
import { chances, FAIR_SHARE, findFairStart, handsFrom, largestShare, searchFor } from '../../bench/fair-starts.ts';
import { type FairStartFigures, fairStartFigures, fairStartOf } from './data/fair-starts.ts';
import { atlas } from './maps/atlas/atlas.ts';
import { nineAcres } from './maps/atlas/nine-acres.ts';
import { mapPacks } from './maps/map-packs.ts';

/** A row of games that everybody wins as easily. */
const fairGames = (players: number, games: number, random: () => number) => {
  const wins = Array.from({ length: players }, () => 0);
  for (let game = 0; game < games; game += 1) {
    const winner = Math.floor(random() * players);
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return { hands: [], wins };
};

it.each([2, 3, 4, 5, 6, 7, 8])('a perfectly fair start among %i is mostly found to be one', (players) => {
  const random = seededRandom(players);
  const rows = Array.from({ length: 200 }, () => fairGames(players, searchFor(players).games, random));
  const fair = rows.filter((row) => largestShare(row) <= FAIR_SHARE);
  expect(fair.length / rows.length).toBeGreaterThan(0.6);
});

it.each([1, 4])('hands that miss the bar are measured anew, at most as often as the search says: %i', (tries) => {
  // Whoever wins the only game has won too many: the bar is out of reach.
  const found = findFairStart(nineAcres, 3, { batch: 1, games: 1, tries });
  expect(found.tries).toBe(tries);
  expect(largestShare(found.found)).toBeGreaterThan(FAIR_SHARE);
});

it.each([3, 5, 8])(
  'hands are rounded to whole armies so that nobody gains by it where it can be helped: %i',
  (players) => {
    const random = seededRandom(players);
    const gains = Array.from({ length: 100 }, () => {
      const strengths = {
        places: Array.from({ length: players }, () => random() - 0.5),
        worths: Array.from({ length: players }, () => 0.2),
      };
      const strongest = Math.max(...strengths.places);
      const nearest = strengths.places.map((place) => Math.round((strongest - place) / 0.2));
      const hands = handsFrom(strengths);
      expect(Math.min(...hands)).toBe(0);
      return Math.max(...chances(strengths, nearest)) - Math.max(...chances(strengths, hands));
    });
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gains)).toBeGreaterThan(0.005);
  },
);

it('six and more are measured in more games and more often than a few', () => {
  expect([2, 5].map(searchFor)).toEqual(Array(2).fill({ batch: 100, games: 400, tries: 3 }));
  expect([6, 8].map(searchFor)).toEqual(Array(2).fill({ batch: 100, games: 1600, tries: 6 }));
});

it('figures since this search came to be are measured by it and meet the bar', () => {
  const isNew = (since: FairStartFigures) => fairStartFigures.indexOf(since) >= fairStartFigures.indexOf('2026-11-28b');
  const found = [...mapPacks, ...atlas].flatMap(({ id }) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((players) => fairStartOf(id, players) ?? []),
  );
  const fresh = found.filter(({ since }) => isNew(since));
  expect(fresh.length).toBeGreaterThan(0);
  for (const start of fresh) {
    expect(start.games).toBe(searchFor(start.hands.length).games);
    expect(largestShare(start)).toBeLessThanOrEqual(FAIR_SHARE);
  }
});
