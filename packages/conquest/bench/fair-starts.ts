import type { MapPack } from '../src/rules/index.ts';
import { playMachines } from '../src/rules/testing/index.ts';

/** Games that were played with these hands, and how many of them each place won. */
export interface Batch {
  readonly hands: readonly number[];
  readonly wins: readonly number[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Marshals from this seed on. */
const play = (map: MapPack, hands: readonly number[], games: number, firstSeed: number): Batch => {
  const wins = hands.map(() => 0);
  const levels = hands.map(() => 'marshal' as const);
  for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
    const { winner } = playMachines({ levels, map, seed, hands });
    if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return { hands, wins };
};

/** How strong each place is without a hand, and what an army is worth there: a place wins by its part of all exp(strength + worth × hand). */
export interface Strengths {
  readonly places: readonly number[];
  readonly worths: readonly number[];
}

/** Before anything is known, an army more is worth about so much on any map, give or take; and at each place about what it is worth on this map. */
const WORTH = { usual: 0.15, spread: 0.08, spreadAmong: 0.03, least: 0.02 };
const FARTHEST = 4;

/** In how many games each place wins, as parts of 1. */
export const chances = ({ places, worths }: Strengths, hands: readonly number[]): number[] => {
  const weights = places.map((place, at) => Math.exp(place + (worths[at] ?? 0) * (hands[at] ?? 0)));
  const all = sumOf(weights);
  return weights.map((weight) => weight / all);
};

/** The likeliest strengths after these games, by Newton's steps on one of them at a time. */
export const strengthsFrom = (batches: readonly Batch[], players: number): Strengths => {
  const places = Array.from({ length: players }, () => 0);
  const worths = Array.from({ length: players }, () => WORTH.usual);
  const trust = 1 / WORTH.spread ** 2;
  const trustAmong = 1 / WORTH.spreadAmong ** 2;
  /** A step for what counts so many times in this place's strength, from what is known of it besides. */
  const step = (at: number, [slope, bend]: readonly [number, number], times: (hand: number) => number): number => {
    for (const { hands, wins } of batches) {
      const chance = chances({ places, worths }, hands)[at] ?? 0;
      const [games, by] = [sumOf(wins), times(hands[at] ?? 0)];
      slope += by * ((wins[at] ?? 0) - games * chance);
      bend += by ** 2 * games * chance * (1 - chance);
    }
    return slope / bend;
  };
  for (let round = 0; round < 300; round += 1) {
    const usual = (WORTH.usual * trust + sumOf(worths) * trustAmong) / (trust + players * trustAmong);
    for (let at = 0; at < players; at += 1) {
      const [place, worth] = [places[at] ?? 0, worths[at] ?? 0];
      places[at] = place + step(at, [-place / FARTHEST, 1 / FARTHEST], () => 1);
      const known = [(usual - worth) * trustAmong, trustAmong] as const;
      worths[at] = Math.max(WORTH.least, worth + step(at, known, (hand) => hand));
    }
  }
  return { places, worths };
};

const MOST_ARMIES = 40;

/** How finely it is tried where the half of an army is rounded up: a few per cent are won by it where an army is worth much. */
const ROUNDINGS = 25;

/** Whole hands with which all places are about as strong as the strongest, which has none: of all ways to round them the one whose likeliest winner wins least. */
export const handsFrom = (strengths: Strengths): number[] => {
  const { places, worths } = strengths;
  const strongest = Math.max(...places);
  const rounded = Array.from({ length: ROUNDINGS }, (_, nth) =>
    places.map((place, at) => {
      const more = (strongest - place) / (worths[at] ?? WORTH.usual) + (nth + 0.5) / ROUNDINGS - 0.5;
      return Math.min(MOST_ARMIES, Math.max(0, Math.round(more)));
    }),
  );
  const likeliest = (hands: readonly number[]) => Math.max(...chances(strengths, hands));
  return rounded.reduce((best, hands) => (likeliest(hands) < likeliest(best) ? hands : best));
};

/** The largest part of the games that a place won, in shares. */
export const largestShare = ({ wins }: Batch): number => (Math.max(...wins) / sumOf(wins)) * wins.length;

/** No place wins more than so many times its share. */
export const FAIR_SHARE = 1.15;

export interface FairStartFound {
  readonly map: string;
  readonly players: number;
  readonly games: number;
  readonly found: Batch;
  readonly before: Batch;
  /** How often hands were measured before these; of several the fairest is taken. */
  readonly tries: number;
}

export interface Search {
  /** Games of each batch that hands are found in. */
  readonly batch: number;
  /** Games that hands are measured in. */
  readonly games: number;
  /** How often hands are measured before the fairest so far is taken. */
  readonly tries: number;
}

/** Of 400 games six and more win too few each: a perfectly fair start would miss the bar by chance, as 50 wins of 400 come out as 58. */
export const searchFor = (players: number): Search =>
  players < 6 ? { batch: 100, games: 400, tries: 3 } : { batch: 100, games: 1600, tries: 6 };

const BATCHES = 5;
/** Hands are measured in other games than those that they are found in. */
const MEASURED_FROM = 100_001;

/** None where it is fair as it is. Else finds hands in a few batches of games, each played with what those before it say, and measures them in others. */
export const findFairStart = (map: MapPack, players: number, { batch, games, tries }: Search): FairStartFound => {
  const none = Array.from({ length: players }, () => 0);
  const before = play(map, none, games, MEASURED_FROM);
  const asItIs = { map: map.id, players, games, before };
  if (largestShare(before) <= FAIR_SHARE) return { ...asItIs, found: before, tries: 0 };
  const batches: Batch[] = [];
  const next = () => handsFrom(strengthsFrom(batches, players));
  for (let at = 0; at < BATCHES; at += 1) batches.push(play(map, at === 0 ? none : next(), batch, 1 + at * batch));
  const measured: Batch[] = [];
  while (measured.length < tries) {
    const one = play(map, next(), games, MEASURED_FROM + measured.length * games);
    measured.push(one);
    batches.push(one);
    if (largestShare(one) <= FAIR_SHARE || next().join() === one.hands.join()) break;
  }
  const found = measured.reduce((best, one) => (largestShare(one) < largestShare(best) ? one : best));
  return { ...asItIs, found, tries: measured.length };
};
