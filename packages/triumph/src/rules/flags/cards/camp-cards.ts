import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding, type Unknown } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { sides } from '../../deployment/order-of-play.ts';
import { battleCardOf } from '../../profiles/rows-of.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { hasCard } from '../has-card.ts';
import { weigh } from '../weigh.ts';
import { campFormOf } from './camp-form-of.ts';
import type { CampForm } from '../../records/camp.ts';

const campsOf = ({ snapshot }: BattleFacts, side: SideId) =>
  [...snapshot.public.camp].filter(([, camp]) => camp.side === side);

const from = ({ snapshot, profile }: BattleFacts): readonly unknown[] => [
  snapshot.public.camp,
  snapshot.public.army,
  profile,
];

/** Card 16. The cards speak of an army with one camp: whether allies keep theirs is a value of the profile. */
export const noCampIsPitched = defineRule<BattleFacts>({
  id: 'no-camp-is-pitched',
  rows: ['BC-16-NOCAMP-DEPLOY-1'],
  title: words('An army without a camp pitches none'),
  source: 'Battle Cards 1.0, card 16',
  things: () => sides,
  dependsOn: (facts) => [...from(facts), isDeploying(facts)],
  check(facts, side) {
    if (!isDeploying(facts) || !hasCard(facts.snapshot, side, cardCodes.noCamp)) return [];
    const { appliesTo } = facts.profile.cards.camps;
    return campsOf(facts, side)
      .filter(([, camp]) => appliesTo.value === 'every-camp' || !camp.ally)
      .map(
        ([id, camp]): Finding => ({
          ...(camp.ally ? weigh(appliesTo) : { weight: 'illegal' }),
          part: id,
          says: words('This army has the card No Camp, yet a camp of it is on the board.'),
          remedy: words('Take it up again.'),
          about: [id],
          side,
          fix: { says: words('Take it up'), action: 'remove-camp', args: { id } },
        }),
      );
  },
});

const cardFor: Readonly<Record<Exclude<CampForm, 'plain'>, string>> = {
  fortified: cardCodes.fortifiedCamp,
  'pack-train': cardCodes.packTrain,
  wagon: cardCodes.standardWagon,
};

const bothInUse = (side: SideId, ids: readonly string[]): Finding => ({
  weight: 'illegal',
  part: 'both',
  says: words(
    'One camp of this army is fortified and another is a pack train; in one battle only one of the two cards is used.',
  ),
  remedy: words('Say of one of them that it is a plain camp.'),
  about: ids,
  side,
});

const withoutCard = (side: SideId, id: string, card: string): Finding => ({
  weight: 'illegal',
  part: id,
  says: words('This camp is what the card {0} makes of it, and its army does not have that card.', card),
  remedy: words('Say that it is a plain camp.'),
  about: [id],
  side,
});

const notSaid = (side: SideId, ids: readonly string[]): Unknown => ({
  unknown: words('This army has Fortified Camp and Pack Train, and uses one of them: its owner says which one.'),
  about: ids,
  side,
});

export const oneCampCardIsUsed = defineRule<BattleFacts>({
  id: 'one-camp-card-is-used',
  rows: ['BC-17-FORTCAMP-SELECT-2', 'BC-18-PACK-SELECT-2', 'BC-19-STANDARD-DEPLOY-1'],
  title: words('An army uses one card for its camp'),
  source: 'Battle Cards 1.0, cards 17 to 19',
  things: () => sides,
  dependsOn: from,
  check(facts, side) {
    const camps = campsOf(facts, side).map(([id, camp]) => ({ id, form: campFormOf(facts, camp) }));
    const of = (form: (typeof camps)[number]['form']) => camps.filter((camp) => camp.form === form).map(({ id }) => id);
    const [fortified, trains, open] = [of('fortified'), of('pack-train'), of('not-said')];
    const unpaid = camps.flatMap(({ id, form }) => {
      const code = form === 'plain' || form === 'not-said' ? undefined : cardFor[form];
      return code !== undefined && !hasCard(facts.snapshot, side, code)
        ? [withoutCard(side, id, battleCardOf(facts.profile, code)?.name ?? code)]
        : [];
    });
    return [
      ...(fortified.length > 0 && trains.length > 0 ? [bothInUse(side, [...fortified, ...trains])] : []),
      ...unpaid,
      ...(open.length > 0 ? [notSaid(side, open)] : []),
    ];
  },
});
