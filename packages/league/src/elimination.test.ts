import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleElimination, eliminationPlaces, singleElimination } from './elimination.ts';
import type { EventGame } from './event-game.ts';

const won = (winner: string, loser: string): EventGame => ({
  sides: [
    { id: winner, place: 1 },
    { id: loser, place: 2 },
  ],
});
const drawn = (a: string, b: string): EventGame => ({ sides: [{ id: a }, { id: b }] });
const people = (count: number) => Array.from({ length: count }, (_, n) => `s${n + 1}`);

/** Plays it out; `isUpset` says whether the worse seed wins. */
const played = (
  next: typeof singleElimination,
  seeded: readonly string[],
  isUpset: () => boolean,
): readonly EventGame[] => {
  const games: EventGame[] = [];
  for (let round = 0; round < 40; round++) {
    const pairs = next(seeded, games).filter(({ length }) => length === 2);
    if (pairs.length === 0) return games;
    const now = pairs.flat();
    expect(new Set(now).size).toBe(now.length);
    for (const [a, b = ''] of pairs) games.push(isUpset() ? won(b, a) : won(a, b));
  }
  throw new Error('It never ends');
};

const lossesOf = (id: string, games: readonly EventGame[]) => games.filter(({ sides }) => sides[1]?.id === id).length;

describe('single elimination', () => {
  it('keeps the best seeds apart, and gives the top seeds the byes', () => {
    expect(singleElimination(people(8), [])).toEqual([
      ['s1', 's8'],
      ['s4', 's5'],
      ['s2', 's7'],
      ['s3', 's6'],
    ]);
    expect(singleElimination(people(6), [])).toEqual([['s4', 's5'], ['s3', 's6'], ['s1'], ['s2']]);
    expect(singleElimination(people(6), [won('s5', 's4'), won('s3', 's6')])).toEqual([
      ['s1', 's5'],
      ['s2', 's3'],
    ]);
  });

  it('a game that nobody won is played again, and whoever is gone has lost', () => {
    const games = [drawn('s1', 's4'), won('s2', 's3')];
    expect(singleElimination(people(4), games)).toEqual([['s1', 's4']]);
    expect(singleElimination(people(4), games, new Set(['s1']))).toEqual([['s2', 's4']]);
  });

  it('has no next round once it is decided, nor of one alone', () => {
    expect(singleElimination(people(2), [won('s2', 's1')])).toEqual([]);
    expect(singleElimination(people(1), [])).toEqual([]);
    expect(singleElimination([], [])).toEqual([]);
  });

  it('places are by the round in which one went out', () => {
    const games = [won('s1', 's4'), won('s3', 's2'), won('s3', 's1')];
    expect([...eliminationPlaces(1, people(4), games)]).toEqual([
      ['s1', 2],
      ['s2', 3],
      ['s3', 1],
      ['s4', 3],
    ]);
  });
});

describe('double elimination', () => {
  it('four people: who loses once goes on among the losers, and has to beat the unbeaten twice', () => {
    const four = people(4);
    const games = [won('s1', 's4'), won('s2', 's3')];
    expect(doubleElimination(four, games)).toEqual([
      ['s1', 's2'],
      ['s3', 's4'],
    ]);
    games.push(won('s1', 's2'), won('s3', 's4'));
    expect(doubleElimination(four, games)).toEqual([['s2', 's3']]);
    games.push(won('s2', 's3'));
    expect(doubleElimination(four, games)).toEqual([['s1', 's2']]);
    expect(doubleElimination(four, [...games, won('s1', 's2')])).toEqual([]);
    games.push(won('s2', 's1'));
    expect(doubleElimination(four, games)).toEqual([['s1', 's2']]);
    games.push(won('s2', 's1'));
    expect(doubleElimination(four, games)).toEqual([]);
    expect([...eliminationPlaces(2, four, games)]).toEqual([
      ['s1', 2],
      ['s2', 1],
      ['s3', 3],
      ['s4', 4],
    ]);
  });
});

describe('both', () => {
  it.each([
    ['single', singleElimination, 1],
    ['double', doubleElimination, 2],
  ] as const)('%s: everybody but one has lost as often as puts one out, and places say who', (_, next, lives) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 19 }), fc.infiniteStream(fc.boolean()), (count, upsets) => {
        const seeded = people(count);
        const games = played(next, seeded, () => upsets.next().value === true);
        const places = eliminationPlaces(lives, seeded, games);
        const winners = seeded.filter((id) => lossesOf(id, games) < lives);
        expect(winners).toHaveLength(1);
        expect(seeded.filter((id) => places.get(id) === 1)).toEqual(winners);
        expect(seeded.filter((id) => lossesOf(id, games) === lives)).toHaveLength(count - 1);
        expect(seeded.filter((id) => places.get(id) === 2)).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });
});
