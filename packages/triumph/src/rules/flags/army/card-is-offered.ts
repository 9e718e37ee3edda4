import { words } from '@vexillum/model';
import type { ArmyDraft, DraftStand } from '../../armies/army-draft.ts';
import { armyOffer, cardsBought, offerIn, standsFor, timesHeld } from '../../armies/draft-cards.ts';
import { lineOf } from '../../armies/draft-allies.ts';
import type { ArmyRule } from './army-facts.ts';
import { cardName, keysOf } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

/** A card that is of use to the army as a whole, or that its list offers to any troops. */
const isFreelyOffered = (draft: ArmyDraft, code: string): boolean =>
  draft.list.battleCardEntries.some(({ battleCardCode }) => battleCardCode === code);

const isOfferedTo = (draft: ArmyDraft, stand: DraftStand, code: string): boolean =>
  offerIn(draft.profile, lineOf(draft, stand), code) === undefined
    ? isFreelyOffered(draft, code)
    : standsFor(draft, stand, code).includes(stand);

const onArmy = (draft: ArmyDraft, code: string): ReturnType<ArmyRule['check']> => {
  if (cardsBought(draft, code) === 0 || armyOffer(draft, code)) return [];
  const ally = draft.allies.find(({ list }) => list.battleCardEntries.some((entry) => entry.battleCardCode === code));
  const name = cardName(draft.profile, code);
  if (ally)
    return [
      {
        weight: 'doubtful',
        part: 'ally',
        says: words(
          '{0}: only the list of {1} offers this card; whether the whole army may have it is not said.',
          name,
          ally.name,
        ),
        remedy: words('Agree on it with your opponent, or give the card back.'),
      },
    ];
  return [
    {
      weight: 'illegal',
      part: 'army',
      says: words('{0}: the army list does not offer this card.', name),
      remedy: words('Give the card back.'),
      measured: { value: cardsBought(draft, code), allowed: 0, is: 'at-most', unit: 'cards' },
      fix: { says: words('Give the card back'), action: 'with-card', args: { code, count: 0 } },
    },
  ];
};

export const cardIsOffered = cardRule(
  {
    id: 'card-is-offered',
    rows: [
      'BC-00-FORMAT-2',
      'BC-01-DEPDIS-SELECT-1',
      'BC-02-MIDDIS-SELECT-1',
      'BC-02-MIDDIS-COST-2',
      'BC-03-VALETS-SELECT-1',
      'BC-04-LCAMEL-SELECT-1',
      'BC-05-CCAMEL-SELECT-1',
      'BC-06-CAMELINF-SELECT-1',
      'BC-07-BOWMEN-SELECT-1',
      'BC-07-BOWMEN-SELECT-8',
      'BC-08-MOBINF-SELECT-1',
      'BC-09-PLAUST-SELECT-1',
      'BC-10-HOLD-SELECT-1',
      'BC-11-HOPLITE-SELECT-1',
      'BC-12-CHARGE-SELECT-1',
      'BC-13-AMBUSH-SELECT-1',
      'BC-14-DEFENSES-SELECT-1',
      'BC-15-SCYTHED-SELECT-1',
      'BC-16-NOCAMP-SELECT-1',
      'BC-17-FORTCAMP-SELECT-1',
      'BC-18-PACK-SELECT-1',
      'BC-19-STANDARD-SELECT-1',
      'BC-20-ESCREEN-SELECT-1',
      'BC-20-ESCREEN-SELECT-2',
      'BC-20-ESCREEN-SELECT-5',
      'BC-21-SHOWER-SELECT-1',
      'BC-22-CHAINED-SELECT-1',
      'BC-23-SWORD-SELECT-1',
      'BC-24-DECEPT-SELECT-1',
      'BC-24-DECEPT-SELECT-2',
    ],
    title: words('The army list says who may have which card'),
    source: 'Battle Cards 1.0, Selecting; the army list',
  },
  (draft, code) => {
    const holders = draft.stands.filter((stand) => timesHeld(stand, code) > 0);
    const strangers = holders.filter((stand) => !isOfferedTo(draft, stand, code));
    if (strangers.length === 0) return onArmy(draft, code);
    return [
      ...onArmy(draft, code),
      {
        weight: 'illegal',
        part: 'stands',
        says: words(
          '{0}: stands have it to which the army list does not offer it: {1}.',
          cardName(draft.profile, code),
          strangers.length,
        ),
        remedy: words('Take the card from them.'),
        measured: { value: strangers.length, allowed: 0, is: 'at-most', unit: 'stands' },
        about: keysOf(strangers),
        fix: {
          says: words('Take the card from them'),
          action: 'with-stand-card',
          args: { keys: keysOf(strangers), code, has: false },
        },
      },
    ];
  },
);
