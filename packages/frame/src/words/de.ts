// Die Wörter der Bausteine, etwa „Schließen“ an Dialogen.
import '@awesome.me/webawesome/dist/translations/de.js';
import type { WordTable } from '@vexillum/ui/words';
import { alive } from './de/alive.ts';
import { armyDesk } from './de/army-desk.ts';
import { cards } from './de/cards.ts';
import { boards } from './de/boards.ts';
import { clock } from './de/clock.ts';
import { faults } from './de/faults.ts';
import { flags } from './de/flags.ts';
import { help } from './de/help.ts';
import { honours } from './de/honours.ts';
import { houseRules } from './de/house-rules.ts';
import { moderation } from './de/moderation.ts';
import { names } from './de/names.ts';
import { play } from './de/play.ts';
import { pots } from './de/pots.ts';
import { refusals } from './de/refusals.ts';
import { screens } from './de/screens.ts';
import { seeks } from './de/seeks.ts';
import { sealedOrders } from './de/sealed-orders.ts';
import { shared } from './de/shared.ts';

/** Deutsch. Links der englische Text, rechts die Übersetzung; {0}, {1} … stehen für Werte. */
export const translation: WordTable = {
  ...alive,
  ...armyDesk,
  ...cards,
  ...boards,
  ...clock,
  ...faults,
  ...flags,
  ...help,
  ...honours,
  ...houseRules,
  ...moderation,
  ...names,
  ...play,
  ...pots,
  ...refusals,
  ...screens,
  ...sealedOrders,
  ...seeks,
  ...shared,
};
