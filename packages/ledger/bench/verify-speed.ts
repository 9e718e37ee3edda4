import { plainText } from '@vexillum/model';
import { verifyMatch } from '../src/index.ts';
import { longMatch } from '../src/testing/index.ts';

export interface VerifySpeed {
  readonly entries: number;
  readonly rolls: number;
  readonly bytes: number;
  /** Of a whole file, in milliseconds. */
  readonly median: number;
  readonly worst: number;
  /** Of one entry, in microseconds, at the median. */
  readonly perEntry: number;
  /** Of the text by `JSON.parse` alone, in milliseconds, at the median: the least that anybody must do with it. */
  readonly parsing: number;
}

/** Both Node and a browser have it; this package is compiled with the types of neither. */
declare const performance: { now(): number };

/** Times the verifying of a match of so many entries, a third of them rolls, from its text to its report. */
export const measureVerify = (entries = 4000, rounds = 7): VerifySpeed => {
  const text = longMatch(entries).file();
  const first = verifyMatch(text);
  if (!first.ok) throw new Error(first.faults[0] ? plainText(first.faults[0].says) : 'the match is not good');
  const times = timesOf(rounds, () => verifyMatch(text));
  const median = middleOf(times);
  return {
    entries,
    rolls: first.rolls,
    bytes: text.length,
    median,
    worst: times.at(-1) ?? 0,
    perEntry: (median * 1000) / entries,
    parsing: middleOf(timesOf(rounds, () => JSON.parse(text))),
  };
};

/** In milliseconds, the shortest first. */
const timesOf = (rounds: number, run: () => unknown): number[] =>
  Array.from({ length: rounds }, () => {
    const before = performance.now();
    run();
    return performance.now() - before;
  }).toSorted((a, b) => a - b);

const middleOf = (times: readonly number[]): number => times[Math.floor(times.length / 2)] ?? 0;
