import { cardCodes } from '../../cards/card-codes.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { hasCard } from '../has-card.ts';
import type { Camp, CampForm } from '../../records/camp.ts';

/** What its army's battle cards make of a camp; `not-said` where it has two such cards and its owner has not said which one is used. */
export const campFormOf = ({ snapshot, profile }: BattleFacts, camp: Camp): CampForm | 'not-said' => {
  if (camp.as) return camp.as;
  if (camp.ally && profile.cards.camps.appliesTo.value === 'main-camp') return 'plain';
  const isFortified = hasCard(snapshot, camp.side, cardCodes.fortifiedCamp);
  const isTrain = hasCard(snapshot, camp.side, cardCodes.packTrain);
  if (isFortified && isTrain) return 'not-said';
  if (isTrain) return 'pack-train';
  return isFortified ? 'fortified' : 'plain';
};
