import { type Choice, choiceOf, type Seat } from '@vexillum/model';
import { mayAttack, mayMoveIn } from './attacking.ts';
import { mayOfferDraw } from './drawing.ts';
import {
  mayChooseMap,
  mayChooseTeams,
  mayNameAdministrators,
  mayRematch,
  maySign,
  mayReset,
  maySeatBots,
  maySetBranding,
  maySetRules,
  mayStart,
} from './hosting.ts';
import { mayMove } from './moving.ts';
import { mayEndTurn, mayEvict, mayResign, maySkip } from './passing.ts';
import { mayClaim, mayPlaceArmy, mayPlaceRecruits } from './placing.ts';
import { mayStandIn, mayTakeBack } from './standing-in.ts';
import { mayTurnIn } from './recruiting.ts';
import type { Question, Snapshot } from '../records.ts';

export { mayAttack, mayMoveIn } from './attacking.ts';
export { mayOfferDraw } from './drawing.ts';
export { seatedSides, startRefusal } from './hosting.ts';
export { armiesFree, type Span } from './land.ts';
export { isAdministrator } from './may-act.ts';
export { mayMove } from './moving.ts';
export { mayEndTurn, mayResign } from './passing.ts';
export { mayClaim, mayPlaceArmy, mayPlaceRecruits } from './placing.ts';
export { type FlagSet, mayTurnIn, possibleSets } from './recruiting.ts';
export { mayStandIn, mayTakeBack, standInNeeds, standInWishes } from './standing-in.ts';

const questions: readonly Question[] = [
  mayStart,
  mayClaim,
  mayPlaceArmy,
  mayPlaceRecruits,
  mayTurnIn,
  mayAttack,
  mayMoveIn,
  mayMove,
  mayEndTurn,
  maySkip,
  mayEvict,
  mayResign,
  mayOfferDraw,
  mayStandIn,
  mayTakeBack,
  mayReset,
  mayRematch,
  maySign,
  maySetRules,
  mayChooseMap,
  mayNameAdministrators,
  maySetBranding,
  maySeatBots,
  mayChooseTeams,
];

/** What this seat may do now with each action of the game. Who wants one of them asks that question alone. */
export const choices = (snapshot: Snapshot, seat: Seat): readonly Choice[] =>
  questions.map((question) => choiceOf(question, snapshot, seat));
