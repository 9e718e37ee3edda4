import { mayOfferRematch, offerRematch, signResult } from '@vexillum/model';
import { advanceStep } from './advance-step.ts';
import { agreeHouseRule } from './agree-house-rule.ts';
import { bringArmy } from './bring-army.ts';
import { endGame } from './end-game.ts';
import { enterFlank } from './enter-flank.ts';
import { placeTerrain } from './place-terrain.ts';
import { proposeHouseRule } from './propose-house-rule.ts';
import { revealSecrets } from './reveal-secrets.ts';
import { rollCommandPoints } from './roll-command-points.ts';
import { sealOrders } from './seal-orders.ts';
import { setRoles } from './set-roles.ts';
import { applyCombat } from './apply-combat.ts';
import { changeCombat } from './change-combat.ts';
import { correctCombatDice } from './correct-combat-dice.ts';
import { correctCommandDie } from './correct-command-die.ts';
import { dropCombat } from './drop-combat.ts';
import { fightCombat } from './fight-combat.ts';
import { takeUpCombat } from './take-up-combat.ts';
import { withdrawHouseRule } from './withdraw-house-rule.ts';
import { beginPhase } from './begin-phase.ts';
import { beginTurn } from './begin-turn.ts';
import { guessedActions } from './guessed-actions.ts';
import { leavingOpen } from './leaving-open.ts';
import { namePosition } from './name-position.ts';
import { namingTurns } from './naming-turns.ts';
import { proposeReturn } from './propose-return.ts';
import { returnToPosition } from './return-to-position.ts';
import { withdrawReturn } from './withdraw-return.ts';
import { battleResult } from '../losses/battle-result.ts';
import { LAST_STEP } from '../records/step.ts';
import { type Action, stepOf } from '../records/table.ts';

/** What ends a phase, the last of the game too. */
export const phaseEnders: readonly Action[] = [beginTurn, beginPhase, endGame];

export const battleActions: readonly Action[] = [
  ...guessedActions.map((action) => (phaseEnders.includes(action) ? namingTurns(leavingOpen(action)) : action)),
  bringArmy,
  placeTerrain,
  setRoles,
  sealOrders,
  revealSecrets,
  advanceStep,
  enterFlank,
  // The first captain who says so ends nothing yet.
  leavingOpen(endGame, (after) => stepOf(after)?.number === LAST_STEP),
  rollCommandPoints,
  correctCommandDie,
  proposeHouseRule,
  agreeHouseRule,
  withdrawHouseRule,
  takeUpCombat,
  changeCombat,
  fightCombat,
  correctCombatDice,
  applyCombat,
  dropCombat,
  namePosition,
  proposeReturn,
  withdrawReturn,
  returnToPosition,
  offerRematch(mayOfferRematch({ result: battleResult })),
  signResult({ result: battleResult }),
];
