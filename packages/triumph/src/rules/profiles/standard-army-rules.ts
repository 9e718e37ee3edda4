import type { ArmyRules } from './army-rules.ts';
import { unverified, verified } from './sourced.ts';

const ONE = 'the standard game has one command';

export const standardArmyRules: ArmyRules = {
  isArmyOfFewerPointsAllowed: verified(true, 'public army builders agree on 48 points as a ceiling'),
  areLimitsMultiplied: verified(false, `GRAND TRIUMPH! 2017, Building an Army: ${ONE}, so its lists are as they stand`),
  allyCommandsAtMost: unverified(0, `${ONE}; its allies are lines of the army list`),
  isAllyOnFullList: unverified(false, 'GRAND TRIUMPH! 2017, Building an Army, as the rule that it changes'),
  mayLeadItsOwnKind: unverified(true, `${ONE}, led as the army list says`),
  isLargestCommandForOverallCommander: unverified(true, ONE),
  commandPointExchange: unverified(0, `${ONE}, so nothing to exchange with`),
  commandsForExchange: unverified(2, `${ONE}, so nothing to exchange with`),
  isAllyDieChanged: unverified(false, `${ONE}, so nothing to exchange with`),
  centerMinimumHalfPoints: unverified(null, 'rules 27.1 and 27.2 of version 1.1 name a minimum that was not found'),
};
