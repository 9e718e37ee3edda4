import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { ambushIsSmall } from './ambush-is-small.ts';
import { ambushLiesHidden } from './ambush-lies-hidden.ts';
import { bowmenComeFromReserve, supportHasItsBowmen, supportOfPartOfALine } from './bowmen.ts';
import { cardInUseWasBought } from './card-in-use-was-bought.ts';
import { cardIsChosenAtPlacing } from './card-is-chosen-at-placing.ts';
import { chainedAreAllOrNone } from './chained-are-all-or-none.ts';
import { cardIsPlayedInItsPhase, cardIsPlayedOnce, cardIsPlayedOnItsTroops } from './played-cards.ts';
import {
  dismountedStandDoesNotShoot,
  dismountingIsAMove,
  dismountsAsItsListSays,
  formIsKeptInBattle,
  generalStaysWithTheFoot,
  transportsAreLeftInAMove,
  transportsKeepAway,
} from './forms-in-battle.ts';
import { masqueradeIsShownInTime } from './masquerade-is-shown-in-time.ts';
import { screenCoversAFrontRank } from './screen-covers-a-front-rank.ts';
import { screeningArmyHasNoElephants } from './screening-army-has-no-elephants.ts';
import { valetsGoInPairs } from './valets-go-in-pairs.ts';
import { noCampIsPitched, oneCampCardIsUsed } from './camp-cards.ts';
import { allyCampHasItsAlly, armyHasOneMainCamp } from './camps-are-those-due.ts';
import { campsInOpenTerrain } from './camps-in-open-terrain.ts';
import { campsOnBaseEdge, packTrainOnBaseEdge } from './camps-on-base-edge.ts';
import { packTrainComesLast } from './pack-train-comes-last.ts';
import { standardWagonHasItsSize, standardWagonInItsPlace, standardWagonSquaredUp } from './standard-wagon.ts';

/** The rules of battle cards before the first turn. */
export const cardRules: readonly Rule<BattleFacts>[] = [
  noCampIsPitched,
  oneCampCardIsUsed,
  armyHasOneMainCamp,
  allyCampHasItsAlly,
  campsInOpenTerrain,
  campsOnBaseEdge,
  packTrainOnBaseEdge,
  packTrainComesLast,
  standardWagonInItsPlace,
  standardWagonSquaredUp,
  standardWagonHasItsSize,
  ambushLiesHidden,
  ambushIsSmall,
  cardInUseWasBought,
  cardIsChosenAtPlacing,
  valetsGoInPairs,
  supportHasItsBowmen,
  bowmenComeFromReserve,
  supportOfPartOfALine,
  screeningArmyHasNoElephants,
  chainedAreAllOrNone,
  cardIsPlayedOnce,
  cardIsPlayedInItsPhase,
  cardIsPlayedOnItsTroops,
  formIsKeptInBattle,
  dismountsAsItsListSays,
  dismountingIsAMove,
  dismountedStandDoesNotShoot,
  transportsKeepAway,
  transportsAreLeftInAMove,
  generalStaysWithTheFoot,
  screenCoversAFrontRank,
  masqueradeIsShownInTime,
];
