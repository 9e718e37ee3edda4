import { words } from '@vexillum/model';
import type { ArmyDraft } from '../../armies/army-draft.ts';
import { cardsBought, offerIn } from '../../armies/draft-cards.ts';
import { keysOf } from './army-words.ts';
import { armyRule } from './define-army-rule.ts';

const DECEPTION = 'DC';

/** Two stands that are one in truth are exchanged together. */
const STANDS_OF_AN_EXCHANGE = 2;

/** Non-combatants pose where the army is offered the card, troops where a line of their own type is. */
const mayPose = (draft: ArmyDraft, real: readonly string[]): boolean => {
  if (real.length === 0) return draft.list.battleCardEntries.some(({ battleCardCode }) => battleCardCode === DECEPTION);
  const lines = draft.list.troopOptions.filter((line) => offerIn(draft.profile, line, DECEPTION) !== undefined);
  return real.every((code) =>
    lines.some((line) => line.troopEntries.some(({ troopTypeCode }) => troopTypeCode === code)),
  );
};

export const masqueradesArePaidFor = armyRule(
  {
    id: 'masquerades-are-paid-for',
    rows: [
      'BC-24-DECEPT-SELECT-2',
      'BC-24-DECEPT-SELECT-3',
      'BC-24-DECEPT-SELECT-4',
      'BC-24-DECEPT-SELECT-5',
      'BC-24-DECEPT-COST-1',
    ],
    title: words('Each masquerade is offered by the list, and its removal or exchange is paid for'),
    source: 'Battle Cards 1.0, card 24',
  },
  (draft) => {
    const posing = draft.stands.filter(({ real }) => real !== undefined);
    const paid = cardsBought(draft, DECEPTION);
    const least = Math.ceil(posing.length / STANDS_OF_AN_EXCHANGE);
    const strange = posing.filter((stand) => !mayPose(draft, stand.real ?? []));
    const unpaid = {
      weight: paid < least ? 'illegal' : 'doubtful',
      part: 'unpaid',
      says: words(
        'Stands that pose as others: {0}; removals and exchanges that are paid for: {1}.',
        posing.length,
        paid,
      ),
      remedy: words('Buy one for each stand, or one for two stands that are one in truth.'),
      measured: { value: paid, allowed: paid < least ? least : posing.length, is: 'at-least', unit: 'cards' },
      about: keysOf(posing),
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
