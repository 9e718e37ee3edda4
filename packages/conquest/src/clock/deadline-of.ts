import type { Json, Snapshot } from '@vexillum/model';
import { rulesOf } from '../house-rules/rules-of.ts';
import { gameOf, playerOf } from '../state/read.ts';

/** What the server does when a player's time has run out, and when that is. */
export interface Deadline {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly action: 'skip-turn' | 'evict-player';
  readonly args: { readonly [key: string]: Json };
}

/** Seconds that the mover has in all; a turn that he has not begun may have fewer. `undefined`: as long as he likes. */
const secondsOf = (snapshot: Snapshot, hasBegun: boolean): number | undefined => {
  const { timeoutSeconds, turnSeconds } = rulesOf(snapshot);
  const limits = [hasBegun ? 0 : timeoutSeconds, turnSeconds].filter((seconds) => seconds > 0);
  return limits.length === 0 ? undefined : Math.min(...limits);
};

const isLastSkip = (snapshot: Snapshot, mover: string): boolean => {
  const { evictsTheLate, skipsBeforeEviction } = rulesOf(snapshot);
  if (evictsTheLate) return true;
  return skipsBeforeEviction > 0 && (playerOf(snapshot, mover)?.skips ?? 0) + 1 >= skipsBeforeEviction;
};

/** When the turn that is on runs out, by the table's own record: it outlives every restart. None without a time limit. */
export const deadlineOf = (snapshot: Snapshot): Deadline | undefined => {
  const game = gameOf(snapshot);
  if (!game || game.phase === 'over') return undefined;
  const seconds = secondsOf(snapshot, game.hasBegun);
  if (seconds === undefined) return undefined;
  const at = new Date(Date.parse(game.since) + seconds * 1000).toISOString();
  const { mover, turn } = game;
  return isLastSkip(snapshot, mover)
    ? { at, action: 'evict-player', args: { player: mover, turn } }
    : { at, action: 'skip-turn', args: { turn } };
};

/** Whether the mover's time has run out by then. */
export const isOverdue = (snapshot: Snapshot, at: string): boolean => {
  const deadline = deadlineOf(snapshot);
  return deadline !== undefined && Date.parse(at) >= Date.parse(deadline.at);
};
