import type { WordTable } from '@vexillum/ui/words';
import { achievements } from './de/achievements.ts';
import { alive } from './de/alive.ts';
import { armyDesk } from './de/army-desk.ts';
import { armyFlags } from './de/army-flags.ts';
import { cardFlags } from './de/card-flags.ts';
import { combat } from './de/combat.ts';
import { cardRows } from './de/card-rows.ts';
import { deploymentFlags } from './de/deployment-flags.ts';
import { ending } from './de/ending.ts';
import { faults } from './de/faults.ts';
import { firstSteps } from './de/first-steps.ts';
import { flags } from './de/flags.ts';
import { gameTexts } from './de/game-texts.ts';
import { houseRules } from './de/house-rules.ts';
import { lossFlags } from './de/loss-flags.ts';
import { losses } from './de/losses.ts';
import { playedCards } from './de/played-cards.ts';
import { refusals } from './de/refusals.ts';
import { screens } from './de/screens.ts';
import { sealedOrders } from './de/sealed-orders.ts';
import { setup } from './de/setup.ts';
import { sources } from './de/sources.ts';
import { turn } from './de/turn.ts';
import { positions } from './de/positions.ts';
import { wings } from './de/wings.ts';

/** Deutsch. Links der englische Text, rechts die Übersetzung; {0}, {1} … stehen für Werte. Ein „Befehl“ ist immer die Truppe eines Generals. */
export const translation: WordTable = {
  ...achievements,
  ...alive,
  ...armyDesk,
  ...armyFlags,
  ...cardFlags,
  ...combat,
  ...cardRows,
  ...deploymentFlags,
  ...ending,
  ...faults,
  ...flags,
  ...gameTexts,
  ...firstSteps,
  ...houseRules,
  ...lossFlags,
  ...losses,
  ...playedCards,
  ...refusals,
  ...screens,
  ...sealedOrders,
  ...setup,
  ...sources,
  ...turn,
  ...positions,
  ...wings,
};
