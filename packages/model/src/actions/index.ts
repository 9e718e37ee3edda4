import { acceptUmpire } from './accept-umpire.ts';
import { acknowledgeDice } from './acknowledge-dice.ts';
import { agreeFlag } from './agree-flag.ts';
import { announce } from './announce.ts';
import { askUmpire } from './ask-umpire.ts';
import { draw } from './draw.ts';
import { enterDice } from './enter-dice.ts';
import { clockActions } from './clock-actions.ts';
import { erase } from './erase.ts';
import { rollDice } from './roll-dice.ts';
import { ruleFlag } from './rule-flag.ts';
import { say } from './say.ts';
import { liftSilence, silenceSeat } from './silence-seat.ts';

/** What can be done at every table, whatever the game. Undo and redo need the table's history and live with it. */
export const platformActions = [
  say,
  announce,
  rollDice,
  enterDice,
  acknowledgeDice,
  draw,
  erase,
  acceptUmpire,
  agreeFlag,
  askUmpire,
  ruleFlag,
  silenceSeat,
  liftSilence,
  ...clockActions,
] as const;
