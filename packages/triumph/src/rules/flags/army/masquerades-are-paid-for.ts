import { words } from '@vexillum/model';
import type { ArmyDraft } from '../../armies/army-draft.ts';
import { cardsBought, offerIn } from '../../armies/draft-cards.ts';
import { listOf } from '../../armies/draft-allies.ts';
import { type Posing, posingsIn } from '../../armies/draft-hidden.ts';
import { keysOf } from './army-words.ts';
import { armyRule } from './define-army-rule.ts';

const DECEPTION = 'DC';

/** Non-combatants pose where the army is offered the card, troops where a line of their own type is. */
const mayPose = (draft: ArmyDraft, { real, ally }: Posing): boolean => {
  const list = listOf(draft, { ally });
  if (real.length === 0) return list.battleCardEntries.some(({ battleCardCode }) => battleCardCode === DECEPTION);
  const lines = list.troopOptions.filter((line) => offerIn(draft.profile, line, DECEPTION) !== undefined);
  return real.every((code) =>
    lines.some((line) => line.troopEntries.some(({ troopTypeCode }) => troopTypeCode === code)),
  );
};

export const masqueradesArePaidFor = armyRule(
  {
    id: 'masquerades-are-paid-for',
    rows: ['BC-24-DECEPT-SELECT-2', 'BC-24-DECEPT-SELECT-4', 'BC-24-DECEPT-SELECT-5', 'BC-24-DECEPT-COST-1'],
    title: words('Each masquerade is offered by the list, and its removal or exchange is paid for'),
    source: 'Battle Cards 1.0, card 24',
  },
  (draft) => {
    const posing = posingsIn(draft);
    const paid = cardsBought(draft, DECEPTION);
    const strange = posing.filter((one) => !mayPose(draft, one)).flatMap(({ stands }) => stands);
    const unpaid = {
      weight: 'illegal',
      part: 'unpaid',
      says: words(
        'Masquerades that are to be removed or exchanged: {0}; removals and exchanges that are paid for: {1}.',
        posing.length,
        paid,
      ),
      remedy: words('Buy one for each of them; two stands that are one in truth need one together.'),
      measured: { value: paid, allowed: posing.length, is: 'at-least', unit: 'cards' },
      about: keysOf(posing.flatMap(({ stands }) => stands)),
    } as const;
    const unoffered = {
      weight: 'illegal',
      part: 'unoffered',
      says: words('Stands that pose as others, which the army list does not offer them: {0}.', strange.length),
      remedy: words('Let them be what they are.'),
      measured: { value: strange.length, allowed: 0, is: 'at-most', unit: 'stands' },
      about: keysOf(strange),
    } as const;
    return [...(paid < posing.length ? [unpaid] : []), ...(strange.length > 0 ? [unoffered] : [])];
  },
);
