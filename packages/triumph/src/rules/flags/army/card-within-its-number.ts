import { words } from '@vexillum/model';
import type { ArmyDraft, LineId } from '../../armies/army-draft.ts';
import { standsIn } from '../../armies/army-draft.ts';
import { allyOf, lineOf, timesOf } from '../../armies/draft-allies.ts';
import { armyOffer, cardsBought, isForLine, offerIn, timesHeld } from '../../armies/draft-cards.ts';
import { cardCount } from '../../armies/draft-points.ts';
import { battleCardOf } from '../../profiles/rows-of.ts';
import { cellOf } from '../../profiles/sourced-table.ts';
import type { ArmyRule } from './army-facts.ts';
import { cardName, lineName, linesTaken } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

type Findings = ReturnType<ArmyRule['check']>;

/** What the army list allows, times the commands that its limits count for. */
const byTheList = (draft: ArmyDraft, code: string): Findings => {
  const offer = armyOffer(draft, code);
  const bought = cardsBought(draft, code);
  if (!offer || bought === 0 || offer.max === null) return [];
  const most = offer.max * timesOf(draft);
  if (bought <= most) return [];
  return [
    {
      weight: 'illegal',
      part: 'list',
      says: words('{0}: {1} cards; the army list allows {2}.', cardName(draft.profile, code), bought, most),
      remedy: words('Give {0} of them back.', bought - most),
      measured: { value: bought, allowed: most, is: 'at-most', unit: 'cards' },
      fix: { says: words('Keep {0}', most), action: 'with-card', args: { code, count: most } },
    },
  ];
};

/** On how many stands of a line, or how many cards for a line. */
const countOn = (draft: ArmyDraft, id: LineId, code: string): number => {
  const times = standsIn(draft, id).map((stand) => timesHeld(stand, code));
  return isForLine(draft.profile, code) ? Math.max(0, ...times) : times.filter((time) => time > 0).length;
};

/** What a line of the list allows of it. */
const byTheLine = (draft: ArmyDraft, code: string): Findings =>
  linesTaken(draft).flatMap((id): Findings => {
    const max = offerIn(draft.profile, lineOf(draft, id), code)?.max ?? null;
    const count = countOn(draft, id, code);
    const most = max === null ? count : max * timesOf(draft, allyOf(draft, id.ally));
    if (count <= most) return [];
    return [
      {
        weight: 'illegal',
        part: `line:${id.option}:${id.ally ?? ''}`,
        says: words(
          '{0}: {1} {2} times; the army list allows {3}.',
          lineName(draft, id),
          cardName(draft.profile, code),
          count,
          most,
        ),
        remedy: words('Take it from {0} of them.', count - most),
        measured: {
          value: count,
          allowed: most,
          is: 'at-most',
          unit: isForLine(draft.profile, code) ? 'cards' : 'stands',
        },
      },
    ];
  });

/** What the card itself allows an army; the cards were written for armies of one command. */
const byTheCard = (draft: ArmyDraft, code: string): Findings => {
  const cell = cellOf(draft.profile.cardTerms, code, 'atMost');
  const count = cardCount(draft, code);
  const most = cell?.value ?? null;
  if (most === null || count <= most) return [];
  const isSure = cell?.isVerified === true && draft.profile.commands.value === 1;
  return [
    {
      weight: isSure ? 'illegal' : 'doubtful',
      part: 'card',
      says: words('{0}: {1} cards; an army has at most {2}.', cardName(draft.profile, code), count, most),
      remedy: words('Give {0} of them back.', count - most),
      measured: { value: count, allowed: most, is: 'at-most', unit: 'cards' },
      ...(isSure ? {} : { isUnverified: true as const }),
    },
  ];
};

/** A card that is bought once for the army does nothing more when it is bought again. */
const boughtTwice = (draft: ArmyDraft, code: string): Findings => {
  const bought = cardsBought(draft, code);
  if (battleCardOf(draft.profile, code)?.cost.per !== 'army' || bought <= 1) return [];
  return [
    {
      weight: 'illegal',
      part: 'once',
      says: words('{0} is bought {1} times; once is for the whole army.', cardName(draft.profile, code), bought),
      remedy: words('Keep one.'),
      measured: { value: bought, allowed: 1, is: 'at-most', unit: 'cards' },
      fix: { says: words('Keep {0}', 1), action: 'with-card', args: { code, count: 1 } },
    },
  ];
};

export const cardWithinItsNumber = cardRule(
  {
    id: 'card-within-its-number',
    rows: [
      'GT-BUILD-001',
      'BC-01-DEPDIS-SELECT-2',
      'BC-02-MIDDIS-SELECT-2',
      'BC-08-MOBINF-SELECT-2',
      'BC-08-MOBINF-SELECT-3',
      'BC-10-HOLD-COST-2',
      'BC-12-CHARGE-COST-2',
    ],
    title: words('An army has no more of a card than its list and the card allow'),
    source: 'Battle Cards 1.0, Selecting and Cost; the army list',
  },
  (draft, code) => {
    const twice = boughtTwice(draft, code);
    return [
      ...(twice.length > 0 ? twice : byTheList(draft, code)),
      ...byTheLine(draft, code),
      ...byTheCard(draft, code),
    ];
  },
);
