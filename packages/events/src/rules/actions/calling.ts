import { refuse } from '@vexillum/model';
import { actionArgs } from '../action-args.ts';
import { mayAnswerCall, mayCall, mayKeepPrecedent, mayTakeCall, mayWithdrawCall } from '../choices/calling.ts';
import { callOf, keysOn } from '../read.ts';
import { doer, withDirective } from './directing.ts';
import { type Call, callId, defineAction, Edits, precedentId, type Precedent, type Snapshot } from '../records.ts';

const withCall = (snapshot: Snapshot, nth: number, call: Call): Edits =>
  new Edits(snapshot).put('call', callId(nth), call);

/** The next one, or the call with what has become of it. */
const called = (snapshot: Snapshot, call: Call) => ({
  changes: withCall(snapshot, snapshot.public.call.size + 1, call).changes(),
});

const changed = (snapshot: Snapshot, nth: number, now: Partial<Call>) => {
  const call = callOf(snapshot, nth);
  return call
    ? { changes: withCall(snapshot, nth, { ...call, ...now }).changes() }
    : refuse('no-such-call', 'There is no such call.', 'call');
};

export const callUmpire = defineAction({
  name: mayCall.action,
  says: 'Calls an umpire, to one’s own game or because of anything else.',
  args: actionArgs['call-umpire'],
  isUndoable: false,
  isGuessable: false,
  mayAct: mayCall.mayAct,
  run(snapshot, { pairing, text }, { seat, at }) {
    const refusal = mayCall.whyNot(snapshot, seat, pairing === undefined ? { text } : { pairing, text });
    if (refusal) return refusal;
    const about = pairing === undefined ? {} : { pairing };
    return called(snapshot, { by: seat.id, at, ...about, text: text.trim(), state: 'open' });
  },
});

export const withdrawCall = defineAction({
  name: mayWithdrawCall.action,
  says: 'Takes one’s own call back.',
  args: actionArgs['withdraw-call'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayWithdrawCall.mayAct,
  run: (snapshot, { call }, { seat }) =>
    mayWithdrawCall.whyNot(snapshot, seat, { call }) ?? changed(snapshot, call, { state: 'withdrawn' }),
});

export const takeCall = defineAction({
  name: mayTakeCall.action,
  says: 'Says that this umpire sees to a call.',
  args: actionArgs['take-call'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayTakeCall.mayAct,
  run: (snapshot, { call }, { seat }) =>
    mayTakeCall.whyNot(snapshot, seat, { call }) ?? changed(snapshot, call, { state: 'taken', takenBy: seat.id }),
});

export const answerCall = defineAction({
  name: mayAnswerCall.action,
  says: 'Answers a call, for everybody to read.',
  args: actionArgs['answer-call'],
  isUndoable: false,
  isGuessable: false,
  mayAct: mayAnswerCall.mayAct,
  run(snapshot, { call: nth, text, verdict, scope = 'game' }, { seat, name, at }) {
    const refusal = mayAnswerCall.whyNot(snapshot, seat, verdict ? { call: nth, text, verdict } : { call: nth });
    const call = callOf(snapshot, nth);
    if (refusal || !call) return refusal ?? refuse('no-such-call', 'There is no such call.', 'call');
    const answer = { by: seat.id, text: text.trim(), ...(verdict ? { verdict } : {}) };
    const edits = withCall(snapshot, nth, { ...call, state: 'answered', answer });
    const keys = call.flag && verdict && call.pairing !== undefined ? keysOn(snapshot, call.pairing) : [];
    if (call.flag && verdict && keys.length > 0) {
      const deed = { kind: 'rule', flag: call.flag.id, verdict, scope, text: answer.text, ...doer(name) } as const;
      withDirective(edits, snapshot, { by: seat.id, at, keys, deed });
    }
    return { changes: edits.changes() };
  },
});

export const keepPrecedent = defineAction({
  name: mayKeepPrecedent.action,
  says: 'Keeps an answer as a precedent of this event.',
  args: actionArgs['keep-precedent'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayKeepPrecedent.mayAct,
  run(snapshot, { call: nth }, { seat }) {
    const refusal = mayKeepPrecedent.whyNot(snapshot, seat, { call: nth });
    const call = callOf(snapshot, nth);
    if (refusal || !call?.answer) return refusal ?? refuse('no-such-call', 'There is no such call.', 'call');
    const { text, flag, answer } = call;
    const precedent: Precedent = {
      call: nth,
      question: text,
      ...(flag ? { rule: flag.rule, says: flag.says } : {}),
      answer: answer.text,
      ...(answer.verdict ? { verdict: answer.verdict } : {}),
      by: seat.id,
    };
    const edits = withCall(snapshot, nth, { ...call, isKept: true });
    return { changes: edits.put('precedent', precedentId(snapshot.public.precedent.size + 1), precedent).changes() };
  },
});
