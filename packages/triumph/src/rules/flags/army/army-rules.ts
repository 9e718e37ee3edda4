import { allyCommandIsItsOwn } from './ally-command-is-its-own.ts';
import { allyComesByItsOwnList } from './ally-comes-by-its-own-list.ts';
import { allyGeneralIsOfANamedType } from './ally-general-is-of-a-named-type.ts';
import { allyIsOneCommand } from './ally-is-one-command.ts';
import { alliesAreFew } from './allies-are-few.ts';
import { armyCostsItsPoints } from './army-costs-its-points.ts';
import type { ArmyRule } from './army-facts.ts';
import { armyHasTheCardsOfItsList } from './army-has-the-cards-of-its-list.ts';
import { armyIsSplitIntoItsCommands } from './army-is-split-into-its-commands.ts';
import { battleIsInTheListsYears } from './battle-is-in-the-lists-years.ts';
import { cardBarsTroops } from './card-bars-troops.ts';
import { cardCoversEveryLine } from './card-covers-every-line.ts';
import { cardGoesToPairs } from './card-goes-to-pairs.ts';
import { cardHasItsPartner } from './card-has-its-partner.ts';
import { cardIsForAllOrNone } from './card-is-for-all-or-none.ts';
import { cardIsOfUse } from './card-is-of-use.ts';
import { cardIsOffered } from './card-is-offered.ts';
import { cardPriceIsSure } from './card-price-is-sure.ts';
import { cardSuitsTheTroops } from './card-suits-the-troops.ts';
import { cardWithinItsNumber } from './card-within-its-number.ts';
import { chargeThroughNamesItsTroops } from './charge-through-names-its-troops.ts';
import { commandHasOneGeneral } from './command-has-one-general.ts';
import { commandIsLargeEnough } from './command-is-large-enough.ts';
import { commandPointsAreExchangedInPairs } from './command-points-are-exchanged-in-pairs.ts';
import { dismountingNamesItsFoot } from './dismounting-names-its-foot.ts';
import { flankMarchIsAWholeCommand } from './flank-march-is-a-whole-command.ts';
import { hiddenTroopsAreWithinTheList } from './hidden-troops-are-within-the-list.ts';
import { lesserGeneralMayLead } from './lesser-general-may-lead.ts';
import { lineConditionIsRead } from './line-condition-is-read.ts';
import { lineIsOfOneType } from './line-is-of-one-type.ts';
import { lineIsOpenInItsYear } from './line-is-open-in-its-year.ts';
import { lineWithinItsLimits } from './line-within-its-limits.ts';
import { masqueradeIsOfANamedType } from './masquerade-is-of-a-named-type.ts';
import { masqueradesArePaidFor } from './masquerades-are-paid-for.ts';
import { oneWayOfDismounting } from './one-way-of-dismounting.ts';
import { overallCommanderIsOfANamedType } from './overall-commander-is-of-a-named-type.ts';
import { overallCommanderLeadsTheLargest } from './overall-commander-leads-the-largest.ts';

/** Everything that the rules say of an army while it is made, in the order in which a player meets it. */
export const armyRules: readonly ArmyRule[] = [
  armyCostsItsPoints,
  lineWithinItsLimits,
  lineIsOpenInItsYear,
  battleIsInTheListsYears,
  lineIsOfOneType,
  lineConditionIsRead,
  alliesAreFew,
  allyComesByItsOwnList,
  armyIsSplitIntoItsCommands,
  commandIsLargeEnough,
  allyIsOneCommand,
  allyCommandIsItsOwn,
  commandHasOneGeneral,
  overallCommanderLeadsTheLargest,
  overallCommanderIsOfANamedType,
  allyGeneralIsOfANamedType,
  lesserGeneralMayLead,
  commandPointsAreExchangedInPairs,
  flankMarchIsAWholeCommand,
  armyHasTheCardsOfItsList,
  cardIsOffered,
  cardWithinItsNumber,
  cardIsForAllOrNone,
  cardCoversEveryLine,
  cardSuitsTheTroops,
  cardGoesToPairs,
  cardHasItsPartner,
  cardBarsTroops,
  cardIsOfUse,
  oneWayOfDismounting,
  dismountingNamesItsFoot,
  chargeThroughNamesItsTroops,
  masqueradesArePaidFor,
  masqueradeIsOfANamedType,
  hiddenTroopsAreWithinTheList,
  cardPriceIsSure,
];
