import { standardOrder } from '../deployment/deployment-orders.ts';
import { battleCards } from './battle-cards.ts';
import { standardCards } from './cards/standard-cards.ts';
import { cardLosses } from './card-losses.ts';
import { cardTerms } from './card-terms.ts';
import { difficultMoves } from './difficult-moves.ts';
import type { Profile } from './profile.ts';
import { unverified, verified } from './sourced.ts';
import { standardArmyRules } from './standard-army-rules.ts';
import { standardCommandRules } from './standard-command-rules.ts';
import { standardTerrainRules } from './standard-terrain-rules.ts';
import { terrainExemptions } from './terrain-exemptions.ts';
import { terrainTypes } from './terrain-types.ts';
import { troopTypes } from './troop-types.ts';
import { standardTurnRules } from './turn-rules.ts';

const ANSWERS = 'answers of the authors in their forum';
const MOD = 'a public table mod made for version 1.1';

/** The standard game: one command of 48 points a side. */
export const triumph11: Profile = {
  id: 'triumph-1.1',
  name: 'TRIUMPH! 1.1',
  description: 'The standard game with 48 points a side, as far as public sources tell.',
  ...standardArmyRules,
  ...standardCommandRules,
  ...standardTerrainRules,
  ...standardTurnRules,
  boardMu: verified([48, 32], 'shops and a public table mod agree'),
  grid: unverified({ columns: 3, rows: 1, fieldMu: [16, 32] }, `thirds of the board, after ${MOD}`),
  zones: verified(
    [
      { code: 'left', name: 'Left', fromMu: 0, toMu: 16 },
      { code: 'center', name: 'Center', fromMu: 16, toMu: 32 },
      { code: 'right', name: 'Right', fromMu: 32, toMu: 48 },
    ],
    'Battle Cards 1.0 (cards 14, 18, 19) and a public table mod agree on thirds',
  ),
  deploymentBandMu: verified(8, 'Battle Cards 1.0, card 13'),
  battlelineZones: unverified(['center'], MOD),
  mainCampZones: verified(['center'], 'Battle Cards 1.0, cards 16 to 19, as the rule that they change'),
  allyCampZones: unverified(['center'], 'the standard game has one camp'),
  commands: verified(1, 'GRAND TRIUMPH! 2017, Scale: the standard army is the unit that it triples'),
  isStrayAllowed: unverified(true, 'the standard game seals nothing'),
  deploymentOrder: standardOrder,
  baseEntryZones: unverified({ LB: ['left'], RB: ['right'] }, 'after GRAND TRIUMPH!; not found for the standard game'),
  commandDie: verified({ sides: 6, least: 1, most: 6 }, 'GRAND TRIUMPH! 2017, Command Points: a plain die'),
  armyHalfPoints: verified(96, 'GRAND TRIUMPH! 2017, Scale'),
  commandMinimumHalfPoints: unverified(0, 'the standard game names no minimum'),
  notAsGeneral: unverified([], 'the standard game goes by the army list alone'),
  baseWidthMu: verified(2, 'a movement unit is half a base width; Battle Cards 1.0, card 20'),
  campMu: unverified([4, 2], `size in ${MOD}; other shapes are allowed`),
  camps: verified(1, 'rule 16.1 by public sources'),
  markerMu: unverified([2, 1], 'the standard game has no markers; size of the grand game’s'),
  markerReachMu: verified(null, 'the standard game has no markers'),
  markerReading: unverified('far-corner', 'the standard game has no markers'),
  wheelMeasure: verified(
    'chord',
    'answer of an author in their forum (t=256): turning is measured straight, by the front corner that goes farthest',
  ),
  difficultMoves,
  terrainExemptions,
  groupMayNot: verified(['oblique', 'back', 'sideways'], `two ${ANSWERS}`),
  conformSlideMu: unverified(1, `about half a base, by ${ANSWERS}`),
  zoneOfControlMu: verified(2, `rule 51.2 by ${MOD}, and ${ANSWERS}, agree`),
  zoneOfControlAllRound: unverified(['WWG'], MOD),
  commandRangeMu: unverified([8, 16], `rule 31 by ${MOD}; which ring counts at deployment was not found`),
  fireWideningMu: unverified(2, `one base width, by ${MOD}`),
  fireAllRound: unverified(['WWG'], MOD),
  troopTypes,
  terrainTypes,
  battleCards,
  cardTerms,
  cards: standardCards,
  cardLosses,
  campLossHalfPoints: verified(16, 'Battle Cards 1.0, cards 17 and 19, and public sources agree'),
  areCardsInArmyPoints: unverified(true, 'an army is bought with its cards; which points count here was not found'),
  demoralizedAt: verified(null, 'GRAND TRIUMPH! 2017 adds demoralized commands; the standard game has none'),
  demoralizedFactor: verified(0, 'GRAND TRIUMPH! 2017 adds demoralized commands; the standard game has none'),
  defeatedAt: unverified({ halfPoints: 32 }, 'a third of 48 points, inferred from a report that a camp is half of it'),
};
