import { clockOf, type Json } from '@vexillum/model';
import { rulesOf } from '../house-rules/rules-of.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { isMachine } from '../state/setup.ts';
import type { Snapshot } from '../records.ts';

/** What becomes of a player whose time has run out, and when that is: the server does it, or any opponent may. */
export interface Deadline {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly action: 'skip-turn' | 'evict-player';
  readonly args: { readonly [key: string]: Json };
}

const isLastSkip = (snapshot: Snapshot, mover: string): boolean => {
  const { evictsTheLate, skipsBeforeEviction } = rulesOf(snapshot);
  if (evictsTheLate) return true;
  return skipsBeforeEviction > 0 && (playerOf(snapshot, mover)?.skips ?? 0) + 1 >= skipsBeforeEviction;
};

/**
 * When the turn that is on runs out, by the clock on the table: it outlives every restart. None without a time limit, while it
 * stands still, or for a machine: that moves as soon as somebody looks on.
 */
export const deadlineOf = (snapshot: Snapshot): Deadline | undefined => {
  const game = gameOf(snapshot);
  const face = clockOf(snapshot);
  if (!game || game.phase === 'over' || face?.turn !== String(game.turn)) return undefined;
  if (face.deadlineAt === null || face.pausedAt !== undefined) return undefined;
  const { mover, turn } = game;
  if (isMachine(snapshot, mover)) return undefined;
  return isLastSkip(snapshot, mover)
    ? { at: face.deadlineAt, action: 'evict-player', args: { player: mover, turn } }
    : { at: face.deadlineAt, action: 'skip-turn', args: { turn } };
};

/** Whether the mover's time has run out by then, and so many milliseconds with it. */
export const isOverdue = (snapshot: Snapshot, at: string, graceMs = 0): boolean => {
  const deadline = deadlineOf(snapshot);
  return deadline !== undefined && Date.parse(at) >= Date.parse(deadline.at) + graceMs;
};
