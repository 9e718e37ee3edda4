import { REDO_ACTION, type ReplayEntry, THIS_TABLE, UNDO_ACTION, type Words, words } from '@vexillum/model';
import { phaseEnders } from '../actions/index.ts';
import { returnToPosition } from '../actions/return-to-position.ts';
import { type Leftover, leftoverId } from '../records/leftover.ts';
import type { Changes, Snapshot } from '../records/table.ts';

const isOfThisTurn = (before: Snapshot, id: string, left: Leftover): boolean => {
  const turn = before.public.turn.get(THIS_TABLE);
  return (
    id === leftoverId(left) &&
    id.startsWith(`${left.rule}:`) &&
    left.turn === turn?.number &&
    left.side === turn.side &&
    left.phase === turn.phase
  );
};

/** What stays of one that is there already: only that its moment is past, and how it was put last. */
const isTheSame = (was: Leftover, left: Leftover): boolean =>
  was.flag === left.flag && was.turn === left.turn && was.side === left.side && was.phase === left.phase;

/** What brings back what was there: that it does no more, it is asked elsewhere. */
const isOfBefore: ReadonlySet<string | undefined> = new Set([UNDO_ACTION, REDO_ACTION, returnToPosition.name]);

/**
 * Whether flags that are said to have been left open were left by the phase that this entry ends, and nothing else was said of flags in it.
 * Whether the rules would have remarked so is not asked: they are as they are today, and the match may be old.
 */
export const checkLeftovers = (
  before: Snapshot,
  entry: ReplayEntry,
  { public: made = {} }: Changes,
): Words | undefined => {
  const left = Object.entries(made.leftover ?? {});
  if (isOfBefore.has(entry.name)) return undefined;
  const isPhaseEnd = phaseEnders.some(({ name }) => name === entry.name);
  if (!isPhaseEnd)
    return left.length === 0 ? undefined : words('Entry {0} ends no phase and leaves flags open.', entry.seq);
  const areSound = left.every(([id, [was, now]]) =>
    now === null ? was !== null : isOfThisTurn(before, id, now) || (was !== null && isTheSame(was, now)),
  );
  const isCarried = Object.keys(made.ruling ?? {}).every((id) => made.leftover?.[id]?.[1]?.isPast);
  return areSound && isCarried
    ? undefined
    : words('Entry {0}: the flags that it leaves open are not of the phase that ends.', entry.seq);
};
