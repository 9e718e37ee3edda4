import { bankOf, type ClockFace, clockOf } from '../records/clock.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';

/** ISO 8601 for a moment that is so many milliseconds after another. */
export const later = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();

/** Whether somebody's time runs out by it. */
export const isRunning = (face: ClockFace | undefined): face is ClockFace & { readonly deadlineAt: string } =>
  face !== undefined && face.deadlineAt !== null && face.pausedAt === undefined;

/** Milliseconds that the turn has used; below 0 where more was granted than used. */
export const spentMs = ({ pausedAt, startedAt }: ClockFace, at: string): number =>
  Date.parse(pausedAt ?? at) - Date.parse(startedAt);

/** Milliseconds that the mover has left, below 0 when he is late; `undefined`: as many as he likes. */
export const remainingMs = ({ pausedAt, deadlineAt }: ClockFace, at: string): number | undefined =>
  deadlineAt === null ? undefined : Date.parse(deadlineAt) - Date.parse(pausedAt ?? at);

/** Milliseconds that a side has left: the mover's of his turn, another's of its bank. */
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
