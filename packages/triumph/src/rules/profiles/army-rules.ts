import type { Sourced } from './sourced.ts';

/** How an army is built and split into commands. */
export interface ArmyRules {
  /** Whether an army may have fewer points; where it may not, it has exactly so many as can be bought. */
  readonly isArmyOfFewerPointsAllowed: Sourced<boolean>;
  /** Whether the minimums and maximums of a list are multiplied by the number of the army's own commands. */
  readonly areLimitsMultiplied: Sourced<boolean>;
  /** How many allied commands an army has at most. */
  readonly allyCommandsAtMost: Sourced<number>;
  /** Whether an ally is built from the full list of its own nation. */
  readonly isAllyOnFullList: Sourced<boolean>;
  /** Whether a type that leads no command may lead one that has nothing else. */
  readonly mayLeadItsOwnKind: Sourced<boolean>;
  readonly isLargestCommandForOverallCommander: Sourced<boolean>;
  /** A lasting change of a command's die, up or down: how much, and how many commands a polity needs for it; 0 where there is none. */
  readonly commandPointExchange: Sourced<number>;
  readonly commandsForExchange: Sourced<number>;
  /** Whether allied commands may have their die changed. */
  readonly isAllyDieChanged: Sourced<boolean>;
  /** Points of stands that must stand in the center at the disadvantaged player's first deployment; null where nothing was found. */
  readonly centerMinimumHalfPoints: Sourced<number | null>;
}
