import { bankOf, type ClockFace, clockOf } from '../records/clock.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';

/** ISO 8601 for a moment that is so many milliseconds after another. */
export const later = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();

/** What a mover sent in time may be under way for so long at most: before that nobody takes them for late. */
export const GRACE_MS = 500;

const LONG_MS = 6 * 3_600_000;

/** Whether a turn of so many milliseconds is told, and added to, by days: nobody counts its seconds. */
export const isLongTurn = (limitMs: number | undefined): boolean => limitMs !== undefined && limitMs >= LONG_MS;

/** How much time the turn that is on has in all, in milliseconds; `undefined`: as much as it likes. */
export const limitOf = ({ deadlineAt, startedAt }: ClockFace): number | undefined =>
  deadlineAt === null ? undefined : Date.parse(deadlineAt) - Date.parse(startedAt);

/** Whether somebody's time runs out by it. */
export const isRunning = (face: ClockFace | undefined): face is ClockFace & { readonly deadlineAt: string } =>
  face !== undefined && face.deadlineAt !== null && face.pausedAt === undefined;

/** Milliseconds that the turn has used; below 0 where more was granted than used. */
export const spentMs = ({ pausedAt, startedAt }: ClockFace, at: string): number =>
  Date.parse(pausedAt ?? at) - Date.parse(startedAt);

/** Milliseconds that the mover has left, below 0 when they are late; `undefined`: as many as they like. */
export const remainingMs = ({ pausedAt, deadlineAt }: ClockFace, at: string): number | undefined =>
  deadlineAt === null ? undefined : Date.parse(deadlineAt) - Date.parse(pausedAt ?? at);

/** Milliseconds that a side has left: the mover's of their turn, another's of its bank. */
export const leftOf = (snapshot: Snapshot, side: SideId, at: string): number | undefined => {
  const face = clockOf(snapshot);
  return face?.side === side ? remainingMs(face, at) : bankOf(snapshot, side);
};

/** Whether the mover's time has run out by then. A clock that stands still is never late. */
export const isLate = (snapshot: Snapshot, at: string): boolean => {
  const face = clockOf(snapshot);
  if (!face || face.pausedAt !== undefined) return false;
  const left = remainingMs(face, at);
  return left !== undefined && left <= 0;
};
