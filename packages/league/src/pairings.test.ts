import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pair, type Paired, roundRobin, swissPairs } from './pairings.ts';

const entrant = (id: string, over: Partial<Paired> = {}): Paired => ({
  id,
  points: 0,
  met: [],
  hadBye: false,
  sides: 0,
  seed: id.charCodeAt(0),
  ...over,
});

/** Some people half way through an event: whom they met is mutual. */
const events = (most: number) =>
  fc.integer({ min: 1, max: most }).chain((count) =>
    fc
      .record({
        points: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: count, maxLength: count }),
        byes: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
        sides: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: count, maxLength: count }),
        met: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: count * 3 }),
      })
      .map(({ points, byes, sides, met }): readonly Paired[] =>
        points.map((of, n) => ({
          id: String.fromCharCode(97 + n),
          points: of / 2,
          hadBye: byes[n] ?? false,
          sides: sides[n] ?? 0,
          seed: n + 1,
          met: met.flatMap(([a, b]) => {
            if (a === b || (a !== n && b !== n)) return [];
            return [String.fromCharCode(97 + (a === n ? b : a))];
          }),
        })),
      ),
  );

const everyPairing = (ids: readonly string[]): readonly (readonly Pair[])[] => {
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  const withOne = others.flatMap((other) =>
    everyPairing(others.filter((id) => id !== other)).map((rest): readonly Pair[] => [[first, other], ...rest]),
  );
  if (ids.length % 2 === 0) return withOne;
  return [...withOne, ...everyPairing(others).map((rest): readonly Pair[] => [[first], ...rest])];
};

/** What a pairing is judged by: the less, the better, the first number first. */
const judged = (pairs: readonly Pair[], all: readonly Paired[]): readonly number[] => {
  const of = (id: string | undefined) => all.find((one) => one.id === id) ?? entrant('?');
  const ranks = all.toSorted((a, b) => b.points - a.points || a.seed - b.seed).map(({ id }) => id);
  const repeats = pairs.filter(([a, b]) => (b === undefined ? of(a).hadBye : of(a).met.includes(b)));
  const bye = pairs.find(({ length }) => length === 1)?.[0];
  const apart = pairs.flatMap(([a, b]) => (b === undefined ? [] : [(of(a).points - of(b).points) ** 2]));
  const sides = pairs.flatMap(([a, b]) => (b === undefined ? [] : [8 - Math.abs(of(a).sides - of(b).sides)]));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return [repeats.length, bye === undefined ? 0 : ranks.length - 1 - ranks.indexOf(bye), sum(apart) * 4, sum(sides)];
};

const compared = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, n) => value - (b[n] ?? 0)).find((difference) => difference !== 0) ?? 0;

describe('Swiss pairings', () => {
  it('the first round sets the upper half of the seeds against the lower, sides by turns', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => entrant(id));
    expect(swissPairs(six)).toEqual([
      ['a', 'd'],
      ['e', 'b'],
      ['c', 'f'],
    ]);
  });

  it('the lowest has the bye, and nobody a second one while others had none', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id, n) => entrant(id, { points: 4 - n }));
    expect(swissPairs(five).at(-1)).toEqual(['e']);
    expect(swissPairs(five.map((one) => (one.id === 'e' ? { ...one, hadBye: true } : one))).at(-1)).toEqual(['d']);
  });

  it('whoever had the first side less often has it', () => {
    expect(swissPairs([entrant('a', { sides: 1 }), entrant('b', { sides: -1 })])).toEqual([['b', 'a']]);
  });

  it('those who lead do not meet twice while there is another way, and do where there is none', () => {
    const four = [
      entrant('a', { points: 2, met: ['b'] }),
      entrant('b', { points: 2, met: ['a'] }),
      entrant('c', { points: 1 }),
      entrant('d'),
    ];
    expect(swissPairs(four).map((pair) => pair.toSorted())).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    expect(swissPairs(four.slice(0, 2)).map((pair) => pair.toSorted())).toEqual([['a', 'b']]);
  });

  it('of nobody there are no pairs, and one alone has a bye', () => {
    expect(swissPairs([])).toEqual([]);
    expect(swissPairs([entrant('a')])).toEqual([['a']]);
  });

  it('no other pairing is better: repeats first, then the bye, then points, then sides (every pairing of up to eight)', () => {
    fc.assert(
      fc.property(events(8), (all) => {
        const pairs = swissPairs(all);
        const mine = judged(pairs, all);
        for (const other of everyPairing(all.map(({ id }) => id)))
          expect(compared(mine, judged(other, all))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });

  it('everybody is in it exactly once, with at most one bye, and the weights hold for a hundred', () => {
    fc.assert(
      fc.property(events(40), (all) => {
        const pairs = swissPairs(all);
        expect(pairs.flat().toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        expect(pairs.filter(({ length }) => length === 1)).toHaveLength(all.length % 2);
      }),
      { numRuns: 50 },
    );
    const hundred = Array.from({ length: 100 }, (_, n) => entrant(`${n}`, { points: n >> 1, seed: n + 1 }));
    for (const [a, b = ''] of swissPairs(hundred)) expect(Number(a) >> 1).toBe(Number(b) >> 1);
  });

  it('points of any fineness: thirds of points are told apart', () => {
    const four = [0, 1, 2, 3].map((third) => entrant('abcd'[third] ?? '', { points: third > 1 ? 2 / 3 : third / 3 }));
    expect(swissPairs(four).map((pair) => pair.toSorted())).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ]);
  });

  it('through a whole event nobody meets anybody twice, has two byes, or has the same side all the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 17 }), fc.infiniteStream(fc.integer({ min: 0, max: 2 })), (count, ends) => {
        let all = Array.from({ length: count }, (_, n): Paired => entrant(String.fromCharCode(97 + n)));
        for (let round = 0; round < 4; round++) {
          const pairs = swissPairs(all);
          const pointsOf = new Map<string, number>();
          for (const [a, b] of pairs) {
            const end = Number(ends.next().value);
            pointsOf.set(a, b === undefined ? 1 : end / 2);
            if (b !== undefined) pointsOf.set(b, 1 - end / 2);
          }
          all = all.map((one) => {
            const pair = pairs.find((ids) => ids.includes(one.id)) ?? [one.id];
            const [a, b] = pair;
            expect(one.hadBye && b === undefined).toBe(false);
            const other = a === one.id ? b : a;
            expect(one.met).not.toContain(other);
            return {
              ...one,
              points: one.points + (pointsOf.get(one.id) ?? 0),
              hadBye: one.hadBye || b === undefined,
              met: other === undefined ? one.met : [...one.met, other],
              sides: b === undefined ? one.sides : one.sides + (a === one.id ? 1 : -1),
            };
          });
          for (const { sides } of all) expect(Math.abs(sides)).toBeLessThan(4);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('round robin', () => {
  it('is the circle for four', () => {
    expect(roundRobin(['a', 'b', 'c', 'd'])).toEqual([
      [
        ['a', 'd'],
        ['b', 'c'],
      ],
      [
        ['c', 'a'],
        ['d', 'b'],
      ],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ]);
  });

  it('each meets each once, a round has everybody once, and sides differ by at most one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 21 }), (count) => {
        const ids = Array.from({ length: count }, (_, n) => `${n}`);
        const rounds = roundRobin(ids);
        for (const round of rounds) expect(round.flat().toSorted()).toEqual(ids.toSorted());
        const met = rounds.flat().flatMap(([a, b]) => (b === undefined ? [] : [[a, b].toSorted().join('-')]));
        expect(met).toHaveLength((count * (count - 1)) / 2);
        expect(new Set(met).size).toBe(met.length);
        for (const id of ids) {
          const mine = rounds.flat().filter((pair) => pair.length === 2 && pair.includes(id));
          const first = mine.filter(([a]) => a === id).length;
          expect(Math.abs(mine.length - 2 * first)).toBeLessThanOrEqual(1);
          const byes = rounds.flat().filter((pair) => pair.length === 1 && pair[0] === id);
          expect(byes).toHaveLength(count % 2);
        }
      }),
    );
  });
});
