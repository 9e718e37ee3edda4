import type { Ambush } from './ambush.ts';
import type { CampCards } from './camp-cards.ts';
import type { DeceptiveDeployment } from './deceptive-deployment.ts';
import type { ElephantScreen } from './elephant-screen.ts';
import type { MobileInfantry } from './mobile-infantry.ts';
import type { OwnFighting } from './own-fighting.ts';
import type { OwnMoves } from './own-moves.ts';
import type { PreparedDefenses } from './prepared-defenses.ts';
import type { SeparatedValets } from './separated-valets.ts';
import type { Sourced } from '../sourced.ts';
import type { SupportingBowmen } from './supporting-bowmen.ts';

/** The numbers of the battle cards that say more than a price. */
export interface CardRules extends OwnFighting {
  readonly ambush: Ambush;
  readonly camps: CampCards;
  readonly deceptiveDeployment: DeceptiveDeployment;
  readonly elephantScreen: ElephantScreen;
  readonly mobileInfantry: MobileInfantry;
  readonly ownMoves: OwnMoves;
  readonly preparedDefenses: PreparedDefenses;
  /** Cards with which a stand, while they are in use, has a base as deep as it is wide. */
  readonly squareBases: Sourced<readonly string[]>;
  readonly separatedValets: SeparatedValets;
  readonly supportingBowmen: SupportingBowmen;
}
