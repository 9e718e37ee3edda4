import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { stepAt } from '../../deployment/order-of-play.ts';
import { battleCardOf } from '../../profiles/rows-of.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { hasMarchedIn } from '../deployment/has-marched-in.ts';
import { stepsAsking } from '../deployment/steps-asking.ts';
import { nameIn } from '../name-in.ts';
import { standsThat } from '../stands-that.ts';
import { weigh } from '../weigh.ts';

/** Cards that are chosen as a stand is put down, and not later. A stand that may dismount in the battle may change its mind. */
const chosenAtPlacing: readonly string[] = [
  cardCodes.dismounting,
  cardCodes.valets,
  cardCodes.supportable,
  cardCodes.mobileInfantry,
  cardCodes.plaustrella,
  cardCodes.screenable,
  cardCodes.chained,
];

export const cardIsChosenAtPlacing = defineRule<BattleFacts>({
  id: 'card-is-chosen-at-placing',
  rows: [
    'BC-01-DEPDIS-DEPLOY-2',
    'BC-03-VALETS-DEPLOY-2',
    'BC-07-BOWMEN-DEPLOY-3',
    'BC-08-MOBINF-DEPLOY-2',
    'BC-08-MOBINF-PLAY-11',
    'BC-09-PLAUST-DEPLOY-2',
    'BC-20-ESCREEN-DEPLOY-3',
    'BC-20-ESCREEN-MODEL-4',
    'BC-20-ESCREEN-PLAY-6',
    'BC-22-CHAINED-DEPLOY-1',
  ],
  title: words('What a stand fights as is chosen when it is placed'),
  source: 'Battle Cards 1.0, cards 1, 3, 7, 8, 9, 20 and 22',
  things: standsThat(({ uses }) => uses !== undefined),
  dependsOn(facts, id) {
    return [
      facts.stands.get(id),
      facts.profile,
      stepAt(facts.snapshot).advantaged,
      facts.snapshot.public.seal,
      nameIn(facts, id),
    ];
  },
  check(facts, id) {
    const known = facts.stands.get(id);
    if (known?.stand.place !== 'board' || !known.stand.uses || hasMarchedIn(facts, known)) return [];
    const { side, uses } = known.stand;
    const steps = stepsAsking(facts, side, ['deploy', 'deploy-center', 'deploy-rest']).map(({ number }) => number);
    const [first = Number.POSITIVE_INFINITY] = steps;
    return Object.entries(uses)
      .filter(([card, step]) => chosenAtPlacing.includes(card) && step > first && !steps.includes(step))
      .map(
        ([card, step]): Finding => ({
          ...weigh(facts.profile.deploymentOrder),
          part: card,
          says: words(
            'For {0} the card {1} was chosen in step {2}; that is done when the stand is placed, in one of its side’s own steps ({3}).',
            nameIn(facts, id),
            battleCardOf(facts.profile, card)?.name ?? card,
            step,
            steps.join(', '),
          ),
          remedy: words('Take the choice back.'),
          side,
        }),
      );
  },
});
