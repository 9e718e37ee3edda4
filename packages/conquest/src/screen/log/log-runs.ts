import { type ConquestEvent, eventIn, type ToldEvent } from '../../rules/index.ts';
import type { LogLine } from '@vexillum/model';

/** Lines that are told as one. */
export type LogRun = readonly [LogLine<ToldEvent>, ...LogLine<ToldEvent>[]];

/** What all players do in turn, one army at a time. */
export const isByAllInTurn = ({ kind }: ToldEvent): boolean => kind === 'territory-claimed' || kind === 'army-placed';

type Going = Extract<ConquestEvent, { readonly from: string; readonly to: string }>;

const isGoing = (event: ToldEvent): event is Going =>
  event.kind === 'attacked' || event.kind === 'moved-in' || event.kind === 'armies-moved';

const isSameWay = (last: ToldEvent, next: ToldEvent): boolean =>
  isGoing(last) && isGoing(next) && last.from === next.from && last.to === next.to;

/** Done in the fog, and nothing came of it that everybody is told. */
const isUneventful = (event: ToldEvent): boolean =>
  event.kind === 'act-unseen' && event.eliminated === undefined && event.winner === undefined;

const isJoined = (last: LogLine<ToldEvent>, next: LogLine<ToldEvent>, isQuiet: boolean): boolean => {
  const { kind } = next.event;
  if (last.event.kind !== kind) return false;
  if (isQuiet && isByAllInTurn(next.event)) return true;
  if (last.seat !== next.seat) return false;
  if (kind === 'recruits-placed' || (isUneventful(last.event) && isUneventful(next.event))) return true;
  // Throw by throw an attack is news, but for a quiet table.
  return (kind !== 'attacked' || isQuiet) && isSameWay(last.event, next.event);
};

/** Troops that follow into what was conquered are no news at a quiet table. */
const isToldAt = ({ kind }: ToldEvent, isQuiet: boolean): boolean =>
  kind !== 'said' && !(isQuiet && kind === 'moved-in');

/** Puts together what belongs together, so that a turn is a few lines and not forty; at a quiet table also what is done by turns. */
export const logRuns = (lines: readonly LogLine[], isQuiet: boolean): readonly LogRun[] => {
  const runs: [LogLine<ToldEvent>, ...LogLine<ToldEvent>[]][] = [];
  for (const heard of lines) {
    const line = { ...heard, event: eventIn(heard) };
    if (!isToldAt(line.event, isQuiet)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isJoined(last, line, isQuiet)) run.push(line);
    else runs.push([line]);
  }
  return runs;
};
