import { predictWin, rate } from 'openskill';
import { describe, expect, it } from 'vitest';
import { newRating, ordinalOf, RATING, type Rating, ratingsAfter } from './rating.ts';
import { playedGame, seeded } from './testing.ts';

const fresh = () => newRating();

/** Two sides of one each, by the formulas of Weng and Lin (2011) for Plackett and Luce, with what is new to a game added to sigma first. */
const byHand = (winner: Rating, loser: Rating): readonly [Rating, Rating] => {
  const grown = ({ mu, sigma }: Rating) => ({ mu, sigma: Math.hypot(sigma, RATING.tau) });
  const [a, b] = [grown(winner), grown(loser)];
  const c = Math.sqrt(a.sigma ** 2 + b.sigma ** 2 + 2 * RATING.beta ** 2);
  const wins = Math.exp(a.mu / c) / (Math.exp(a.mu / c) + Math.exp(b.mu / c));
  const moved = ({ mu, sigma }: Rating, omega: number): Rating => {
    const delta = (sigma / c) * (sigma / c) ** 2 * wins * (1 - wins);
    return { mu: mu + (sigma ** 2 / c) * omega, sigma: sigma * Math.sqrt(1 - delta) };
  };
  return [moved(a, 1 - wins), moved(b, -(1 - wins))];
};

describe('ranks', () => {
  it('KR-GSL-RANK KR-GSL-RANK-IMPROVE who wins rises, who loses falls, and both are known better', () => {
    const after = ratingsAfter(
      playedGame([
        { side: 'red', card: 'r', place: 1 },
        { side: 'blue', card: 'b' },
      ]),
      fresh,
    );
    const [winner, loser] = [after.get('r') ?? fresh(), after.get('b') ?? fresh()];
    expect(winner.mu).toBeGreaterThan(25);
    expect(loser.mu).toBeLessThan(25);
    expect(winner.mu + loser.mu).toBeCloseTo(50, 9);
    expect(ordinalOf(winner)).toBeGreaterThan(ordinalOf(fresh()));
    for (const { sigma } of [winner, loser]) expect(sigma).toBeLessThan(RATING.sigma);
  });

  it('the package does by one each what the paper says', () => {
    const [winner, loser] = [
      { mu: 22, sigma: 5 },
      { mu: 29, sigma: 3 },
    ];
    const [[a] = [], [b] = []] = rate([[winner], [loser]], { rank: [1, 2], beta: RATING.beta, tau: RATING.tau });
    const [x, y] = byHand(winner, loser);
    for (const [got, wanted] of [
      [a, x],
      [b, y],
    ] as const) {
      expect(got?.mu).toBeCloseTo(wanted.mu, 6);
      expect(got?.sigma).toBeCloseTo(wanted.sigma, 6);
    }
  });

  describe('of teams', () => {
    const two = (places: readonly (number | undefined)[]) =>
      ratingsAfter(
        playedGame(
          ['a', 'b', 'c', 'd'].map((card, n) => ({
            side: `side-${card}`,
            card,
            team: n < 2 ? '1' : '2',
            ...(places[n] === undefined ? {} : { place: places[n] }),
          })),
        ),
        fresh,
      );

    it('partners rise and fall alike, and move what a side of two moves', () => {
      const after = two([1, 1]);
      expect(after.get('a')).toEqual(after.get('b'));
      expect(after.get('c')).toEqual(after.get('d'));
      const [[wins] = [], [loses] = []] = rate(
        [
          [fresh(), fresh()],
          [fresh(), fresh()],
        ],
        { rank: [1, 2], beta: RATING.beta, tau: RATING.tau },
      );
      expect([after.get('a'), after.get('c')]).toEqual([wins, loses]);
    });

    it('who left the team that won does not rise with it', () => {
      const after = two([1, undefined]);
      expect(after.get('a')?.mu).toBeGreaterThan(25);
      expect(after.get('b')?.mu).toBeLessThan(25);
    });

    it('three against one are three times as strong: the one who wins rises more than one of three', () => {
      const playing = ['a', 'b', 'c', 'd'].map((card, n) => ({ side: card, card, team: n === 0 ? '1' : '2' }));
      const rise = (winner: string, card: string) =>
        (ratingsAfter(playedGame(playing.map((one) => (one.team === winner ? { ...one, place: 1 } : one))), fresh).get(
          card,
        )?.mu ?? 0) - 25;
      expect(rise('1', 'a')).toBeGreaterThan(rise('2', 'b') * 2);
    });
  });

  it('one person with three commands against three people is an even match', () => {
    const alone = { side: 'red', card: 'r', place: 1 };
    const team = ['x', 'y', 'z'].map((card) => ({ side: 'blue', card, place: 2 }));
    const won = ratingsAfter(playedGame([alone, ...team], { slots: 3 }), fresh);
    const lost = ratingsAfter(
      playedGame([{ ...alone, place: 2 }, ...team.map((one) => ({ ...one, place: 1 }))], { slots: 3 }),
      fresh,
    );
    const up = (won.get('r')?.mu ?? 0) - 25;
    expect(up).toBeCloseTo(25 - (lost.get('r')?.mu ?? 0), 9);
    for (const card of ['x', 'y', 'z']) expect(25 - (won.get(card)?.mu ?? 0)).toBeCloseTo(up, 9);
    const slots = (count: number) => Array.from({ length: count }, fresh);
    expect(predictWin([slots(3), slots(3)])[0]).toBeCloseTo(0.5, 6);
  });

  it('two of a team of three who lead three commands have slots of their own, and each moves by the mean of theirs', () => {
    const known: Record<string, Rating> = { a: { mu: 30, sigma: 4 }, b: { mu: 20, sigma: 8 } };
    const after = ratingsAfter(
      playedGame(
        [
          { side: 'red', card: 'a', place: 1 },
          { side: 'red', card: 'b', place: 1 },
          { side: 'blue', card: 'c', place: 2 },
        ],
        { slots: 3 },
      ),
      (card) => known[card] ?? fresh(),
    );
    expect([...after.keys()]).toEqual(['a', 'b', 'c']);
    const rise = (card: string) => (after.get(card)?.mu ?? 0) - (known[card]?.mu ?? 25);
    // Who is less known moves more.
    expect(rise('b')).toBeGreaterThan(rise('a'));
    expect(rise('a')).toBeGreaterThan(0);
  });

  it('of many sides only the winner has a place: the others lost alike', () => {
    const sides = ['p1', 'p2', 'p3', 'p4'].map((side) => ({
      side,
      card: side,
      ...(side === 'p3' ? { place: 1 } : {}),
    }));
    const after = ratingsAfter(playedGame(sides), fresh);
    const losers = ['p1', 'p2', 'p4'].map((card) => after.get(card)?.mu);
    expect(new Set(losers.map((mu) => mu?.toFixed(9))).size).toBe(1);
    expect(losers[0]).toBeLessThan(25);
    expect(after.get('p3')?.mu).toBeGreaterThan(25);
  });

  it('nobody moves where nobody won', () => {
    expect(
      ratingsAfter(
        playedGame([
          { side: 'red', card: 'r' },
          { side: 'blue', card: 'b' },
        ]),
        fresh,
      ).size,
    ).toBe(0);
  });

  it('whoever plays better comes to stand higher', () => {
    const random = seeded(7);
    const ratings = new Map<string, Rating>();
    const strength = (card: string) => Number(card);
    for (let n = 0; n < 600; n++) {
      const [a, b] = [String(1 + Math.floor(random() * 5)), String(1 + Math.floor(random() * 5))];
      if (a === b) continue;
      const isWon = random() < strength(a) / (strength(a) + strength(b));
      const game = playedGame([
        { side: 'red', card: a, place: isWon ? 1 : 2 },
        { side: 'blue', card: b, place: isWon ? 2 : 1 },
      ]);
      for (const [card, rating] of ratingsAfter(game, (card) => ratings.get(card) ?? fresh()))
        ratings.set(card, rating);
    }
    const order = [...ratings].toSorted(([, a], [, b]) => ordinalOf(a) - ordinalOf(b)).map(([card]) => card);
    expect(order[0]).toBe('1');
    expect(order.slice(-2).toSorted()).toEqual(['4', '5']);
  });
});
