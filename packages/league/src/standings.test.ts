import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventGame } from './event-game.ts';
import { standings, type StandingRules, tieBreaks } from './standings.ts';

const scoring = { win: 3, draw: 1, loss: 0, bye: 3 };
const rules = (over: Partial<StandingRules> = {}): StandingRules => ({ scoring, tieBreaks: [], ...over });
const won = (winner: string, loser: string, score: readonly [number, number] = [1, 0]): EventGame => ({
  sides: [
    { id: winner, place: 1, score: score[0] },
    { id: loser, place: 2, score: score[1] },
  ],
});
const drawn = (a: string, b: string, score = 0): EventGame => ({
  sides: [
    { id: a, score },
    { id: b, score },
  ],
});
const bye = (id: string): EventGame => ({ sides: [{ id, place: 1 }] });
const told = (rows: ReturnType<typeof standings>) => rows.map(({ place, id, points }) => `${place} ${id} ${points}`);

/**
 * Worked out by hand: a beats b 10:4 and c 6:5, b beats d 8:2, c beats d 9:0, and a and d draw 3:3, b and c draw 7:7.
 * a 7 points, b 4 and c 4, d 1. b met a, d, c: Buchholz 7 + 1 + 4 = 12, as has c. Differences: b −6 + 6 + 0 = 0, c −1 + 9 + 0 = 8.
 */
const games: readonly EventGame[] = [
  won('a', 'b', [10, 4]),
  won('a', 'c', [6, 5]),
  won('b', 'd', [8, 2]),
  won('c', 'd', [9, 0]),
  drawn('a', 'd', 3),
  drawn('b', 'c', 7),
];
const four = ['a', 'b', 'c', 'd'];

describe('standings', () => {
  it('of teams each partner has won or lost against every opponent, and has not met their own', () => {
    const team = (id: string, name: string, place?: number) => ({
      id,
      team: name,
      ...(place === undefined ? {} : { place }),
    });
    const game = { sides: [team('a', '1', 1), team('b', '2'), team('c', '1', 1), team('d', '2')] };
    const rows = standings(['a', 'b', 'c', 'd'], [game], rules({ tieBreaks: ['head-to-head'] }));
    expect(told(rows)).toEqual(['1 a 3', '1 c 3', '3 b 0', '3 d 0']);
    expect(rows.map(({ wins, draws, losses }) => [wins, draws, losses])).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  it('without tie-breaks those who are level share a place, and the next place is left out', () => {
    expect(told(standings(four, games, rules()))).toEqual(['1 a 7', '2 b 4', '2 c 4', '4 d 1']);
  });

  it('tell wins, draws, losses and scores', () => {
    expect(standings(four, games, rules())[1]).toEqual({
      id: 'b',
      place: 2,
      points: 4,
      penalty: 0,
      played: 3,
      wins: 1,
      draws: 1,
      losses: 1,
      byes: 0,
      score: 19,
      ties: {},
      behindBy: 'match-points',
    });
  });

  it('tie-breaks are asked in the order of the event, and the one that told them apart is named', () => {
    const table = standings(four, games, rules({ tieBreaks: ['head-to-head', 'buchholz', 'score-difference'] }));
    expect(told(table)).toEqual(['1 a 7', '2 c 4', '3 b 4', '4 d 1']);
    expect(table.map(({ behindBy }) => behindBy)).toEqual([
      undefined,
      'match-points',
      'score-difference',
      'match-points',
    ]);
    expect(table[1]?.ties).toEqual({ 'head-to-head': 1, buchholz: 12, 'score-difference': 8 });
    expect(table[2]?.ties).toEqual({ 'head-to-head': 1, buchholz: 12, 'score-difference': 0 });
    expect(table[0]?.ties).toEqual({ buchholz: 9, 'score-difference': 7 });
    // By score b is not behind: 4 + 8 + 7 = 19 against 5 + 9 + 7 = 21.
    expect(told(standings(four, games, rules({ tieBreaks: ['score'] })))[1]).toBe('2 c 4');
  });

  it('head-to-head: who won of those who are level; nothing where they have not all met', () => {
    const level = [won('x', 'y'), won('y', 'z'), won('x', 'w'), won('y', 'v')];
    // x and y have six points, and x won.
    expect(standings(['y', 'x'], level, rules({ tieBreaks: ['head-to-head'] })).map(({ id }) => id)).toEqual([
      'x',
      'y',
    ]);
    const apart = [won('x', 'v'), won('y', 'w')];
    const table = standings(['y', 'x'], apart, rules({ tieBreaks: ['head-to-head'] }));
    expect(told(table)).toEqual(['1 y 3', '1 x 3']);
    expect(table[0]?.ties).toEqual({});
  });

  it('a bye brings its points, is no game, and counts in Buchholz as somebody with as many points as oneself', () => {
    const [row] = standings(['a', 'b'], [bye('a'), won('a', 'b')], rules({ tieBreaks: ['buchholz'] }));
    expect(row).toMatchObject({ id: 'a', points: 6, played: 1, wins: 1, byes: 1, ties: { buchholz: 6 } });
  });

  it('a penalty takes points of the entrant alone: their opponents keep their Buchholz', () => {
    const table = standings(four, games, rules({ tieBreaks: ['buchholz'], penalties: { a: 4 } }));
    expect(told(table)).toEqual(['1 b 4', '1 c 4', '3 a 3', '4 d 1']);
    expect(table[2]).toMatchObject({ penalty: 4 });
    expect(table[0]?.ties).toEqual({ buchholz: 12 });
  });

  it('a board of three is a duel of each with each that weigh as much as one game', () => {
    const board: EventGame = {
      sides: [
        { id: 'a', place: 1, score: 12 },
        { id: 'b', place: 2, score: 6 },
        { id: 'c', place: 3, score: 0 },
      ],
    };
    const table = standings(['a', 'b', 'c'], [board], rules({ tieBreaks: ['score-difference', 'wins'] }));
    expect(told(table)).toEqual(['1 a 3', '2 b 1.5', '3 c 0']);
    expect(table.map(({ wins, losses }) => [wins, losses])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(table.map(({ ties }) => ties['score-difference'])).toEqual([9, 0, -9]);
  });

  it('where only the winner has a place the others lost alike; where nobody has one it is a draw', () => {
    const board = (winner?: string): EventGame => ({
      sides: ['a', 'b', 'c'].map((id) => ({ id, ...(id === winner ? { place: 1 } : {}) })),
    });
    expect(told(standings(['a', 'b', 'c'], [board('b')], rules()))).toEqual(['1 b 3', '2 a 0.5', '2 c 0.5']);
    const undecided = standings(['a', 'b', 'c'], [board()], rules());
    expect(told(undecided)).toEqual(['1 a 1', '1 b 1', '1 c 1']);
    expect(undecided.every(({ draws }) => draws === 1)).toBe(true);
  });

  it('who left is in no row, and what they did counts for those they met', () => {
    const table = standings(['b'], [won('a', 'b'), won('a', 'c')], rules({ tieBreaks: ['buchholz'] }));
    expect(table).toHaveLength(1);
    expect(table[0]?.ties).toEqual({ buchholz: 6 });
  });

  it('before the first game everybody shares the first place', () => {
    expect(told(standings(four, [], rules({ tieBreaks })))).toEqual(['1 a 0', '1 b 0', '1 c 0', '1 d 0']);
  });

  it('are the same in whatever order games and entrants come, and points fall from place to place', () => {
    const some = fc.array(
      fc.record({
        a: fc.nat(5),
        b: fc.nat(5),
        end: fc.constantFrom('won', 'drawn'),
        score: fc.tuple(fc.nat(9), fc.nat(9)),
      }),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(some, fc.shuffledSubarray([...tieBreaks]), (list, asked) => {
        const all = list.flatMap(({ a, b, end, score }) => {
          if (a === b) return [];
          return [end === 'won' ? won(`${a}`, `${b}`, score) : drawn(`${a}`, `${b}`, score[0])];
        });
        const ids = ['0', '1', '2', '3', '4', '5'];
        const table = standings(ids, all, rules({ tieBreaks: asked }));
        const again = standings(ids.toReversed(), all.toReversed(), rules({ tieBreaks: asked }));
        const placeOf = (rows: typeof table) => rows.map(({ id, place }) => `${id} ${place}`).toSorted();
        expect(placeOf(again)).toEqual(placeOf(table));
        for (const [n, { points, place }] of table.entries()) {
          expect(points).toBeLessThanOrEqual(table[n - 1]?.points ?? Number.POSITIVE_INFINITY);
          expect(place).toBe(1 + table.findIndex((row) => row.place === place));
        }
      }),
    );
  });
});
