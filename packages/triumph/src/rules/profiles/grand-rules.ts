import type { ArmyRules } from './army-rules.ts';
import type { CommandRules } from './command-rules.ts';
import { unverified, verified } from './sourced.ts';
import { standardArmyRules } from './standard-army-rules.ts';
import { standardCommandRules } from './standard-command-rules.ts';

const GRAND = 'GRAND TRIUMPH! of 12 June 2017';

export const grandArmyRules: ArmyRules = {
  ...standardArmyRules,
  isArmyOfFewerPointsAllowed: unverified(true, `${GRAND}, Scale, gives 144 points as the size, not as a ceiling`),
  areLimitsMultiplied: verified(true, `${GRAND}, Building an Army (GT-BUILD-001)`),
  allyCommandsAtMost: unverified(2, `draft 0.9 of 2024; ${GRAND} names no limit`),
  isAllyOnFullList: verified(true, `${GRAND}, Building an Army (GT-BUILD-005)`),
  mayLeadItsOwnKind: verified(true, `${GRAND}, Generals (GT-GEN-006)`),
  isLargestCommandForOverallCommander: verified(true, `${GRAND}, Generals (GT-GEN-002)`),
  commandPointExchange: verified(1, `${GRAND}, Command Points (GT-CP-002, GT-CP-004, GT-CP-005)`),
  commandsForExchange: verified(2, `${GRAND}, Command Points (GT-CP-008)`),
  isAllyDieChanged: verified(false, `${GRAND}, Command Points (GT-CP-007)`),
};

export const grandCommandRules: CommandRules = {
  ...standardCommandRules,
  centerThirdMu: unverified([30, 60], 'the middle third of the wider board; the cards speak of the standard one'),
  flankEntries: verified(['LF', 'RF', 'LB', 'RB'], `${GRAND}, Deployment Markers (GT-MARKER-005)`),
};
