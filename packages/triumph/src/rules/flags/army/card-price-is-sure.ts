import { words } from '@vexillum/model';
import type { ArmyDraft } from '../../armies/army-draft.ts';
import { timesHeld } from '../../armies/draft-cards.ts';
import { cardHalfPoints, pointsText } from '../../armies/draft-points.ts';
import { battleCardOf } from '../../profiles/rows-of.ts';
import { cardName, linesTaken, isSameLine } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

const linesWith = (draft: ArmyDraft, code: string): number =>
  linesTaken(draft).filter((id) => draft.stands.some((stand) => isSameLine(id, stand) && timesHeld(stand, code) > 0))
    .length;

/** The same army costs the same by every reading as long as one stand, or one line beyond the free ones, has the card. */
const isSameByAnyReading = (draft: ArmyDraft, code: string): boolean => {
  const cost = battleCardOf(draft.profile, code)?.cost;
  const stands = draft.stands.filter((stand) => timesHeld(stand, code) > 0).length;
  return stands <= 1 || (cost?.per === 'entry' && cost.free !== undefined && linesWith(draft, code) === 1);
};

export const cardPriceIsSure = cardRule(
  {
    id: 'card-price-is-sure',
    rows: ['BC-06-CAMELINF-COST-1', 'BC-08-MOBINF-COST-1', 'BC-08-MOBINF-COST-2'],
    title: words('The price of a card can be read in more than one way'),
    source: 'Battle Cards 1.0, cards 6 and 8',
  },
  (draft, code) => {
    const doubt = draft.profile.battleCards.cells?.find((cell) => cell.code === code && cell.column === 'cost');
    if (!doubt || doubt.isVerified || isSameByAnyReading(draft, code)) return [];
    return [
      {
        weight: 'doubtful',
        says: words(
          '{0} is counted once for each line of the list, {1} points here; the card’s text can be read in other ways.',
          cardName(draft.profile, code),
          pointsText(cardHalfPoints(draft, code)),
        ),
        remedy: words('Agree on the price with your opponent.'),
        isUnverified: true,
      },
    ];
  },
);
