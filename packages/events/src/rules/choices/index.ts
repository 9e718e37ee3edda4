import { type Choice, choiceOf, type Seat } from '@vexillum/model';
import type { Question, Snapshot } from '../records.ts';
import { mayAnswerCall, mayCall, mayKeepPrecedent, mayTakeCall, mayWithdrawCall } from './calling.ts';
import { mayCreditTime, mayPauseTables, mayResumeTables, mayTellTables } from './directing.ts';
import { mayEnter, mayOpenArmies, mayReplace, mayReturn, maySealArmy, mayWithdraw } from './entering.ts';
import { mayCloseSignUp, mayEnd, mayPenalize, mayPrepareTables, maySetEvent } from './hosting.ts';
import { mayDraw, mayPublish, mayRenew, maySwap } from './pairing.ts';
import { mayAttest, mayCorrect, mayDispute } from './results.ts';

export { mayAnswerCall, mayCall, mayKeepPrecedent, mayTakeCall, mayWithdrawCall } from './calling.ts';
export { mayCreditTime, mayPauseTables, mayResumeTables, mayTellTables } from './directing.ts';
export { mayEnter, mayReplace, mayReturn, maySealArmy, mayWithdraw } from './entering.ts';
export { mayCloseSignUp, mayEnd, mayPenalize, mayPrepareTables, maySetEvent } from './hosting.ts';
export { isElimination, isOfficial } from './may-act.ts';
export { drawnRound, mayDraw, mayPublish, mayRenew, maySwap, roundToDraw } from './pairing.ts';
export { mayAttest, mayCorrect, mayDispute } from './results.ts';

const questions: readonly Question[] = [
  maySetEvent,
  mayPrepareTables,
  mayEnter,
  mayWithdraw,
  mayReturn,
  maySealArmy,
  mayCloseSignUp,
  mayOpenArmies,
  mayDraw,
  maySwap,
  mayPublish,
  mayAttest,
  mayDispute,
  mayCorrect,
  mayRenew,
  mayReplace,
  mayPenalize,
  mayEnd,
  mayCall,
  mayWithdrawCall,
  mayTakeCall,
  mayAnswerCall,
  mayKeepPrecedent,
  mayPauseTables,
  mayResumeTables,
  mayTellTables,
  mayCreditTime,
];

/** What this seat may do now with each action of the event. */
export const choices = (snapshot: Snapshot, seat: Seat): readonly Choice[] =>
  questions.map((question) => choiceOf(question, snapshot, seat));
