import { hasUnseen, isRefusal, refuse, type SideId } from '@vexillum/model';
import { actionArgs } from '../action-args.ts';
import { mayCloseSignUp, mayEnd, mayPenalize, mayPrepareTables, maySetEvent } from '../choices/hosting.ts';
import { theEvent } from '../choices/may-act.ts';
import { eventIn, lastRound, playersOf } from '../read.ts';
import { defineAction, Edits, type EventRecord, penaltyId, type Snapshot, THIS_EVENT } from '../records.ts';

export const setEvent = defineAction({
  name: maySetEvent.action,
  says: 'Says what is played at this event, and how it is paired and scored.',
  args: actionArgs['set-event'],
  isUndoable: false,
  isGuessable: true,
  mayAct: maySetEvent.mayAct,
  run(snapshot, args, { seat }) {
    const refusal = maySetEvent.whyNot(snapshot, seat, args);
    if (refusal) return refusal;
    const state = eventIn(snapshot)?.state ?? 'sign-up';
    return { changes: new Edits(snapshot).put('event', THIS_EVENT, { ...args, state } as EventRecord).changes() };
  },
});

/** A map may be as large as where it is chosen at a table. */
const LARGEST_PREPARATION = 769 * 1024;

export const prepareTables = defineAction({
  name: mayPrepareTables.action,
  says: 'Says what is laid on every table of the event before anybody plays there: a map of the organiser’s own.',
  args: actionArgs['prepare-tables'],
  largestArgs: LARGEST_PREPARATION,
  isUndoable: false,
  isGuessable: true,
  mayAct: mayPrepareTables.mayAct,
  refusesNow: ({ first }) =>
    first && hasUnseen(first.title)
      ? refuse('bad-text', 'What is laid on the tables is called something without unseen characters.', 'first.title')
      : undefined,
  run(snapshot, { first }, { seat }) {
    const refusal = mayPrepareTables.whyNot(snapshot, seat, {});
    return refusal ?? { changes: new Edits(snapshot).put('preparation', THIS_EVENT, first ?? null).changes() };
  },
});

/** The highest throw comes first; of those that are level, whoever sits first. */
const byThrow = (ids: readonly SideId[], values: readonly number[]): readonly SideId[] =>
  ids
    .map((id, nth) => ({ id, thrown: values[nth] ?? 0, nth }))
    .toSorted((one, other) => other.thrown - one.thrown || one.nth - other.nth)
    .map(({ id }) => id);

/** Of so many sides that two seldom throw the same. */
const SIDES = 256;

export const closeSignUp = defineAction({
  name: mayCloseSignUp.action,
  says: 'Closes sign-up. The dice say in which order everybody is seeded, or the organiser does.',
  args: actionArgs['close-sign-up'],
  isUndoable: false,
  isGuessable: false,
  mayAct: mayCloseSignUp.mayAct,
  run(snapshot, { seeds }, { seat, chance }) {
    const refusal = mayCloseSignUp.whyNot(snapshot, seat, seeds ? { seeds } : {});
    if (refusal) return refusal;
    const ids = playersOf(snapshot).map(({ id }) => id);
    const rolled = seeds ? undefined : chance.roll({ dice: ids.map(() => SIDES), why: 'seeds' });
    if (isRefusal(rolled)) return rolled;
    const edits = new Edits(snapshot).put('event', THIS_EVENT, { ...theEvent(snapshot), state: 'running' });
    for (const [nth, id] of (seeds ?? byThrow(ids, rolled?.values ?? [])).entries()) seed(edits, snapshot, id, nth + 1);
    return { changes: edits.changes(), ...(rolled ? { draw: rolled.draw } : {}) };
  },
});

const seed = (edits: Edits, snapshot: Snapshot, id: SideId, place: number): void => {
  const entrant = snapshot.public.entrant.get(id);
  if (entrant) edits.put('entrant', id, { ...entrant, seed: place });
};

export const penalizeEntrant = defineAction({
  name: mayPenalize.action,
  says: 'Takes match points away from somebody, or warns them.',
  args: actionArgs['penalize-entrant'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayPenalize.mayAct,
  run(snapshot, args, { seat }) {
    const refusal = mayPenalize.whyNot(snapshot, seat, args);
    if (refusal) return refusal;
    const penalty = { ...args, by: seat.id, round: lastRound(snapshot) };
    const id = penaltyId(snapshot.public.penalty.size + 1);
    return { changes: new Edits(snapshot).put('penalty', id, penalty).changes() };
  },
});

export const endEvent = defineAction({
  name: mayEnd.action,
  says: 'Ends the event: the table stands as it is.',
  args: actionArgs['end-event'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayEnd.mayAct,
  run(snapshot, _nothing, { seat }) {
    const refusal = mayEnd.whyNot(snapshot, seat, {});
    if (refusal) return refusal;
    const event: EventRecord = { ...theEvent(snapshot), state: 'over' };
    return { changes: new Edits(snapshot).put('event', THIS_EVENT, event).changes() };
  },
});
