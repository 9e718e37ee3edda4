import { type Refusal, refuse, RULING_LIMIT, type Seat, words } from '@vexillum/model';
import type { ArgsOf } from '../action-args.ts';
import { callOf, callsOf, entrantOf, isWaiting, pairingOf } from '../read.ts';
import type { Call, Question, Snapshot } from '../records.ts';
import { onlyEntrants, onlyOfficials, whileOpen } from './may-act.ts';

/** So many calls are kept; they are never taken away, and no event has a tenth of them. */
const MOST_CALLS = 2000;

const whyNotCall = (snapshot: Snapshot, { side = '' }: Seat, { pairing }: Partial<ArgsOf<'call-umpire'>>) => {
  if (!entrantOf(snapshot, side)) return refuse('not-in', 'Only those who take part call an umpire.');
  if (callsOf(snapshot).some((call) => call.by === side && isWaiting(call) && call.flag === undefined))
    return refuse('called-already', 'You have called already; an umpire will come.');
  if (snapshot.public.call.size >= MOST_CALLS) return refuse('too-many-calls', 'There have been too many calls.');
  return pairing === undefined || pairingOf(snapshot, pairing)?.sides.includes(side)
    ? undefined
    : refuse('not-your-game', 'That game is not yours.', 'pairing');
};

export const mayCall: Question<ArgsOf<'call-umpire'>> = {
  action: 'call-umpire',
  mayAct: (seat, snapshot) => onlyEntrants(seat) ?? whileOpen(snapshot),
  whyNot: whyNotCall,
  targets: () => [],
};

const noSuchCall = (): Refusal => refuse('no-such-call', 'There is no such call.', 'call');

const settledAlready = (): Refusal => refuse('settled-already', 'That call is settled.', 'call');

const those = (snapshot: Snapshot, isMeant: (call: Call) => boolean) =>
  callsOf(snapshot)
    .filter(isMeant)
    .map(({ nth }) => ({ call: nth }));

const whyNotWithdraw = (call: Call | undefined, { side = '' }: Seat): Refusal | undefined => {
  if (call?.by !== side) return noSuchCall();
  return isWaiting(call) ? undefined : settledAlready();
};

export const mayWithdrawCall: Question<ArgsOf<'withdraw-call'>> = {
  action: 'withdraw-call',
  mayAct: (seat, snapshot) => onlyEntrants(seat) ?? whileOpen(snapshot),
  whyNot: (snapshot, seat, { call }) => (call === undefined ? undefined : whyNotWithdraw(callOf(snapshot, call), seat)),
  targets: (snapshot, seat) => those(snapshot, (call) => whyNotWithdraw(call, seat) === undefined),
};

const whyNotTake = (call: Call | undefined, { id }: Seat): Refusal | undefined => {
  if (!call) return noSuchCall();
  if (!isWaiting(call)) return settledAlready();
  return call.takenBy === id ? refuse('taken-already', 'You see to it already.', 'call') : undefined;
};

export const mayTakeCall: Question<ArgsOf<'take-call'>> = {
  action: 'take-call',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileOpen(snapshot),
  whyNot: (snapshot, seat, { call }) => (call === undefined ? undefined : whyNotTake(callOf(snapshot, call), seat)),
  targets: (snapshot, seat) => those(snapshot, (call) => whyNotTake(call, seat) === undefined),
};

const whyNotAnswer = (
  call: Call | undefined,
  { text = '', verdict }: Partial<ArgsOf<'answer-call'>> = {},
): Refusal | undefined => {
  if (!call) return noSuchCall();
  if (!isWaiting(call)) return settledAlready();
  return call.flag && verdict && text.length > RULING_LIMIT
    ? refuse('too-long', words('A ruling at a table has at most {0} letters.', RULING_LIMIT), 'text')
    : undefined;
};

export const mayAnswerCall: Question<ArgsOf<'answer-call'>, { call: number }> = {
  action: 'answer-call',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileOpen(snapshot),
  whyNot: (snapshot, _seat, args) =>
    args.call === undefined ? undefined : whyNotAnswer(callOf(snapshot, args.call), args),
  targets: (snapshot) => those(snapshot, (call) => whyNotAnswer(call) === undefined),
};

const whyNotKeep = (call: Call | undefined): Refusal | undefined => {
  if (!call) return noSuchCall();
  if (!call.answer) return refuse('no-answer', 'What was not answered is no precedent.', 'call');
  return call.isKept ? refuse('kept-already', 'That answer is kept already.', 'call') : undefined;
};

export const mayKeepPrecedent: Question<ArgsOf<'keep-precedent'>> = {
  action: 'keep-precedent',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileOpen(snapshot),
  whyNot: (snapshot, _seat, { call }) => (call === undefined ? undefined : whyNotKeep(callOf(snapshot, call))),
  targets: (snapshot) => those(snapshot, (call) => whyNotKeep(call) === undefined),
};
