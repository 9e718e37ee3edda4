import { rate, rating } from 'openskill';
import type { PlayedGame } from './played-game.ts';

/** How strong a player is believed to be: a mean, and how sure that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What a rating is by, so that one that was worked out otherwise is told from it. Numbers of LEAGUE, "Rating". */
export const RATING = { mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300 } as const;

export const newRating = (): Rating => rating({ mu: RATING.mu, sigma: RATING.sigma });

/** What boards go by: what a player is worth for all but certain. */
export const ordinalOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

export type RatingsByCard = ReadonlyMap<string, Rating>;

interface Slot {
  readonly card: string;
  readonly rating: Rating;
}

/**
 * The ratings of those who played, after the game: Plackett and Luce by places. Every side has as many slots, dealt out among its players:
 * one person with three commands against three people is an even match. A player's mean moves by the mean of their slots. Sides without a
 * place share the one behind all others, and a team is one side; nobody moves where nobody won. Every player needs a card.
 */
export const ratingsAfter = (
  { result, players, slots: count }: PlayedGame,
  before: (card: string) => Rating,
): RatingsByCard => {
  const alone = result.sides.flatMap(({ side, place, team }): Rated[] => {
    const cards = players.filter((player) => player.side === side).map(({ card }) => card ?? '');
    return cards.length === 0 ? [] : [{ place, team, slots: dealt(cards, count, before) }];
  });
  const sides = together(alone);
  if (sides.every(({ place }) => place === undefined)) return new Map();
  const last = 1 + Math.max(...sides.map(({ place }) => place ?? 0));
  const after = rate(
    sides.map(({ slots }) => slots.map((slot) => ({ ...slot.rating }))),
    {
      rank: sides.map(({ place, team }) => place ?? (hasWon(sides, team) ? last + 1 : last)),
      beta: RATING.beta,
      tau: RATING.tau,
    },
  );
  const moved = sides.flatMap(({ slots }, n) => slots.map(({ card }, slot) => ({ card, rating: after[n]?.[slot] })));
  return new Map(
    [...new Set(moved.map(({ card }) => card))].map((card) => [
      card,
      mean(moved.flatMap((slot) => (slot.card === card && slot.rating ? [slot.rating] : []))),
    ]),
  );
};

interface Rated {
  readonly place: number | undefined;
  readonly team: string | undefined;
  readonly slots: readonly Slot[];
}

/** A team is rated as one, as strong as its players together; whoever left it before it won stands alone, behind all others. */
const together = (sides: readonly Rated[]): readonly Rated[] => {
  const teams = new Map<string, Rated>();
  for (const [nth, side] of sides.entries()) {
    const key = side.team === undefined ? `alone ${nth}` : `team ${side.team} ${side.place}`;
    const before = teams.get(key);
    teams.set(key, before ? { ...before, slots: [...before.slots, ...side.slots] } : side);
  }
  return [...teams.values()];
};

const hasWon = (sides: readonly Rated[], team: string | undefined): boolean =>
  team !== undefined && sides.some((side) => side.team === team && side.place !== undefined);

const dealt = (cards: readonly string[], count: number, before: (card: string) => Rating): readonly Slot[] =>
  Array.from({ length: Math.max(count, cards.length) }, (_, n) => {
    const card = cards[n % cards.length] ?? '';
    return { card, rating: before(card) };
  });

const mean = (slots: readonly Rating[]): Rating => ({
  mu: slots.reduce((sum, { mu }) => sum + mu, 0) / slots.length,
  sigma: slots.reduce((sum, { sigma }) => sum + sigma, 0) / slots.length,
});
