import { ambush } from './ambush.ts';
import { campCards } from './camp-cards.ts';
import type { CardRules } from './card-rules.ts';
import { deceptiveDeployment } from './deceptive-deployment.ts';
import { elephantScreen } from './elephant-screen.ts';
import { mobileInfantry } from './mobile-infantry.ts';
import { ownFighting } from './own-fighting.ts';
import { ownMoves } from './own-moves.ts';
import { preparedDefenses } from './prepared-defenses.ts';
import { separatedValets } from './separated-valets.ts';
import { verified } from '../sourced.ts';
import { supportingBowmen } from './supporting-bowmen.ts';

/** Battle Cards 1.0 of March 2021. */
export const standardCards: CardRules = {
  ambush,
  camps: campCards,
  deceptiveDeployment,
  elephantScreen,
  mobileInfantry,
  ...ownFighting,
  ownMoves,
  preparedDefenses,
  squareBases: verified(['LC', 'AC', 'CC', 'CF', 'MI', 'PL', 'CH'], 'Battle Cards 1.0, cards 4, 5, 6, 8, 9 and 22'),
  separatedValets,
  supportingBowmen,
};
