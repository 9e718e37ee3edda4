import { refuse, type Refusal } from '@vexillum/model';
import type { ArgsOf } from '../action-args.ts';
import { keysOn, pairingOf } from '../read.ts';
import type { Question, Snapshot } from '../records.ts';
import { onlyOfficials, whileRunning } from './may-act.ts';

/** So many are kept; they are never taken away, and no event has a tenth of them. */
const MOST_DIRECTIVES = 2000;

type About = { readonly pairing?: string };

const whyNotAt = (snapshot: Snapshot, { pairing }: Partial<About>): Refusal | undefined => {
  if (snapshot.public.directive.size >= MOST_DIRECTIVES)
    return refuse('too-many-directives', 'Too much has been ordered at the tables already.');
  if (keysOn(snapshot, pairing).length > 0) return undefined;
  return pairing === undefined
    ? refuse('no-tables', 'No game of this event is being played just now.')
    : refuse('no-table', 'That game is not being played just now.', 'pairing');
};

/** What is done at all tables where a game is on, or at one of them. */
const atTables = <Args extends About>(action: string): Question<Args, About> => ({
  action,
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileRunning(snapshot),
  whyNot: (snapshot, _seat, args) => whyNotAt(snapshot, args),
  targets: () => [{}],
});

export const mayPauseTables = atTables<ArgsOf<'pause-tables'>>('pause-tables');
export const mayResumeTables = atTables<ArgsOf<'resume-tables'>>('resume-tables');
export const mayTellTables = atTables<ArgsOf<'tell-tables'>>('tell-tables');

export const mayCreditTime: Question<ArgsOf<'credit-time'>, About> = {
  ...atTables<ArgsOf<'credit-time'>>('credit-time'),
  whyNot: (snapshot, _seat, { pairing, entrant }) =>
    whyNotAt(snapshot, pairing === undefined ? {} : { pairing }) ??
    (pairing === undefined || entrant === undefined || pairingOf(snapshot, pairing)?.sides.includes(entrant)
      ? undefined
      : refuse('not-their-game', 'They do not play in that game.', 'entrant')),
};
