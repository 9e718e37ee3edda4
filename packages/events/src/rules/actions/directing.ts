import { type ErrandDeed, hasUnseen, refuse } from '@vexillum/model';
import { actionArgs } from '../action-args.ts';
import { mayCreditTime, mayPauseTables, mayResumeTables, mayTellTables } from '../choices/directing.ts';
import { onlyHost } from '../choices/may-act.ts';
import { directiveOf, keysOn } from '../read.ts';
import { defineAction, type Directive, directiveId, Edits, type Snapshot } from '../records.ts';

/** The next one: the server sees to it, and says what came of it. */
export const withDirective = (edits: Edits, snapshot: Snapshot, directive: Omit<Directive, 'state'>): Edits =>
  edits.put('directive', directiveId(snapshot.public.directive.size + 1), { ...directive, state: 'open' });

const directed = (snapshot: Snapshot, by: string, at: string, pairing: string | undefined, deed: ErrandDeed) => ({
  changes: withDirective(new Edits(snapshot), snapshot, { by, at, keys: keysOn(snapshot, pairing), deed }).changes(),
});

/** What an official is called, for the logs of tables; nothing where the seat has nobody in it. */
export const doer = (name: string): { readonly from?: string } => (name === '' ? {} : { from: name });

/** Clocks stop, or go on. */
const forClocks = (may: typeof mayPauseTables, says: string, kind: 'pause' | 'resume') =>
  defineAction({
    name: may.action,
    says,
    args: actionArgs['pause-tables'],
    isUndoable: false,
    isGuessable: false,
    mayAct: may.mayAct,
    run: (snapshot, args, { seat, name, at }) =>
      may.whyNot(snapshot, seat, args) ?? directed(snapshot, seat.id, at, args.pairing, { kind, ...doer(name) }),
  });

export const pauseTables = forClocks(
  mayPauseTables,
  'Stops the clocks at all tables of the event, or at one.',
  'pause',
);

export const resumeTables = forClocks(
  mayResumeTables,
  'Lets the clocks go on at all tables of the event, or at one.',
  'resume',
);

export const tellTables = defineAction({
  name: mayTellTables.action,
  says: 'Says something at all tables of the event, or at one.',
  args: actionArgs['tell-tables'],
  isUndoable: false,
  isGuessable: false,
  mayAct: mayTellTables.mayAct,
  refusesNow: ({ text }) =>
    hasUnseen(text) ? refuse('bad-text', 'A message has no unseen characters in it.', 'text') : undefined,
  run(snapshot, args, { seat, name, at }) {
    const text = args.text.trim();
    if (text === '') return refuse('empty-text', 'There is nothing in that message.', 'text');
    const refusal = mayTellTables.whyNot(snapshot, seat, args);
    const deed = { kind: 'announce', from: name === '' ? seat.id : name, text } as const;
    return refusal ?? directed(snapshot, seat.id, at, args.pairing, deed);
  },
});

export const creditTime = defineAction({
  name: mayCreditTime.action,
  says: 'Gives somebody more time at their table.',
  args: actionArgs['credit-time'],
  isUndoable: false,
  isGuessable: false,
  mayAct: mayCreditTime.mayAct,
  run(snapshot, args, { seat, name, at }) {
    const { pairing, entrant: player, seconds } = args;
    const refusal = mayCreditTime.whyNot(snapshot, seat, args);
    return (
      refusal ??
      directed(snapshot, seat.id, at, pairing, {
        kind: 'grant-time',
        player,
        seconds,
        ...doer(name),
      })
    );
  },
});

export const directiveCarriedOut = defineAction({
  name: 'directive-carried-out',
  says: 'The server has done at the tables what was ordered, but for those that would not have it.',
  args: actionArgs['directive-carried-out'],
  isUndoable: false,
  isGuessable: false,
  isServersOwn: true,
  mayAct: onlyHost,
  run(snapshot, { errand, refused }) {
    const directive = directiveOf(snapshot, Number(errand));
    if (directive?.state !== 'open') return refuse('told-already', 'That is known already.');
    const done: Directive = { ...directive, state: 'done', ...(refused.length === 0 ? {} : { refused }) };
    return { changes: new Edits(snapshot).put('directive', directiveId(Number(errand)), done).changes() };
  },
});
