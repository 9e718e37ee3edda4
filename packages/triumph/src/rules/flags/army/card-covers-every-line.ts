import { words } from '@vexillum/model';
import { standsFor, timesHeld } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import type { ArmyDraft } from '../../armies/army-draft.ts';
import { cardName, keysOf, linesTaken } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

const dismounts = (draft: ArmyDraft, code: string): boolean => cardTermsOf(draft.profile, code)?.dismounts === true;

/** One purchase is for all troops that the list names, and all of them are paid for as the dearer of their two types. */
export const cardCoversEveryLine = cardRule(
  {
    id: 'card-covers-every-line',
    rows: ['BC-01-DEPDIS-SELECT-2', 'BC-02-MIDDIS-SELECT-2'],
    title: words('Who buys dismounting buys it for all troops that the list names'),
    source: 'Battle Cards 1.0, cards 1 and 2',
  },
  (draft, code) => {
    if (!dismounts(draft, code)) return [];
    const all = linesTaken(draft).flatMap((id) => standsFor(draft, id, code));
    const without = all.filter(({ cards = [] }) => !cards.some((card) => dismounts(draft, card)));
    if (without.length === 0) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          '{0} is bought for all {1} stands that the list names; {2} of them do not have it.',
          cardName(draft.profile, code),
          all.length,
          without.length,
        ),
        remedy: words('Give it to the other {0} too; the card costs no more.', without.length),
        measured: { value: all.length - without.length, allowed: all.length, is: 'exactly', unit: 'stands' },
        about: keysOf(without),
        fix: {
          says: words('Give it to all of them'),
          action: 'with-stand-card',
          args: {
            keys: keysOf(all.filter((stand) => timesHeld(stand, code) > 0 || without.includes(stand))),
            code,
            has: true,
          },
        },
      },
    ];
  },
);
