import {
  type Around,
  type ClockFace,
  clockOf,
  clockRuleOf,
  type Due,
  type Game,
  plainClock,
  sidesOfClock,
  type Snapshot,
} from '@vexillum/model';

/** The end of the mover's time, where the rule says that a late turn is passed. */
const lateTurn = (snapshot: Snapshot, { clock = plainClock }: Game): Due | undefined => {
  const face = clockOf(snapshot);
  if (!face || face.deadlineAt === null || face.pausedAt !== undefined) return undefined;
  if (clockRuleOf(snapshot, clock)?.onLate !== 'pass') return undefined;
  const late = clock.late?.(snapshot);
  return late && { ...late, at: face.deadlineAt };
};

const earlier = (one: Due | undefined, other: Due | undefined): Due | undefined => {
  if (!one || !other) return one ?? other;
  const [first, second] = [one, other].map(({ at }) => (at === undefined ? 0 : Date.parse(at))) as [number, number];
  return second < first ? other : one;
};

/** What is due by itself at a table: by the game, and by the clock. Machines do not play on while the clock stands still. */
export const dueAt = (snapshot: Snapshot, game: Game, around: Around): Due | undefined => {
  const due = game.due?.(snapshot, around);
  const isHeld = due !== undefined && due.at === undefined && clockOf(snapshot)?.pausedAt !== undefined;
  return earlier(isHeld ? undefined : due, lateTurn(snapshot, game));
};

/**
 * From when on, in milliseconds since 1970, something would be due by itself if everybody left at this moment (ISO 8601 UTC). What a machine
 * would do is not asked for.
 */
export const dueIfLeft = (snapshot: Snapshot, game: Game, now: string): number | undefined => {
  const due = dueAt(snapshot, game, { random: Math.random, emptySince: now });
  return due && Date.parse(due.at ?? now);
};

/** Whose time runs, where they have to begin their turn within some time; none for a machine, which is always there. */
export const awaitedMover = (snapshot: Snapshot, { clock = plainClock }: Game): ClockFace | undefined => {
  const face = clockOf(snapshot);
  if (!face || (clockRuleOf(snapshot, clock)?.beginSeconds ?? 0) === 0) return undefined;
  return sidesOfClock(snapshot).includes(face.side) ? face : undefined;
};
