import type { LogLine } from '@vexillum/model';
import { type Facts, textIn } from '../../../table/facts.ts';

/** Lines that are told as one. */
export type LogRun = readonly [LogLine, ...LogLine[]];

/** What all players do in turn, one army at a time. */
const ofAll = new Set(['claim-territory', 'place-army']);
const factsOf = ({ facts = {} }: LogLine): Facts => facts;

const isSameWay = (last: LogLine, next: LogLine): boolean =>
  textIn(factsOf(last), 'from') === textIn(factsOf(next), 'from') &&
  textIn(factsOf(last), 'to') === textIn(factsOf(next), 'to');

const isJoined = (last: LogLine, next: LogLine, isQuiet: boolean): boolean => {
  if (last.name !== next.name) return false;
  if (isQuiet && ofAll.has(next.name)) return true;
  if (last.seat !== next.seat) return false;
  if (next.name === 'place-recruits') return true;
  const isOneWay =
    next.name === 'move-in' || next.name === 'move-armies' || (isQuiet && next.name === 'attack-territory');
  return isOneWay && isSameWay(last, next);
};

/** Troops that follow into what was conquered are no news at a quiet table. */
const isToldAt = ({ name }: LogLine, isQuiet: boolean): boolean => name !== 'say' && !(isQuiet && name === 'move-in');

/** Puts together what belongs together, so that a turn is a few lines and not forty; at a quiet table also what is done by turns. */
export const logRuns = (lines: readonly LogLine[], isQuiet: boolean): readonly LogRun[] => {
  const runs: [LogLine, ...LogLine[]][] = [];
  for (const line of lines) {
    if (!isToldAt(line, isQuiet)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isJoined(last, line, isQuiet)) run.push(line);
    else runs.push([line]);
  }
  return runs;
};
