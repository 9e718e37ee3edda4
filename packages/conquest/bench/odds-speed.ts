import { conquestOdds } from '../src/rules/index.ts';

/** Milliseconds for the exact odds of a whole attack. */
export interface OddsSpeed {
  readonly armies: number;
  readonly median: number;
  /** The slowest of a hundred. */
  readonly p99: number;
}

/** Both Node and a browser have it; this package is compiled with the types of neither. */
declare const performance: { now(): number };

const timed = (run: () => unknown): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};

/** So many against as many. Nothing is remembered from one to the next. */
export const measureOdds = (armies = 30, rounds = 300): OddsSpeed => {
  const ask = () => timed(() => conquestOdds(armies, armies));
  for (let warm = 0; warm < 50; warm++) ask();
  const times = Array.from({ length: rounds }, ask).toSorted((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { armies, median: at(0.5), p99: at(0.99) };
};
