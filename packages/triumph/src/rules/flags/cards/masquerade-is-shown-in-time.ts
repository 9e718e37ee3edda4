import { THIS_TABLE, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { isShut } from '../../deployment/sealed.ts';
import { standSlot } from '../../deployment/slots.ts';
import { masqueradeOf } from '../../masquerade/truth-of.ts';
import { isEnemyNear } from '../../masquerade/why-still-masked.ts';
import { phaseAt, phasesOf } from '../../turn/phase-at.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { muText } from '../mu-text.ts';
import { nameIn } from '../name-in.ts';
import { weigh } from '../weigh.ts';

const isPastMovement = ({ snapshot, profile }: BattleFacts): boolean => {
  const order = phasesOf(profile).map(({ phase }) => phase);
  const now = phaseAt(snapshot);
  return now !== undefined && order.indexOf(now) > order.indexOf('movement');
};

/** Of the stands that the reader knows to pose; to everybody else there are none. */
const posing = ({ snapshot }: BattleFacts): readonly string[] =>
  Object.entries(snapshot.sides).flatMap(([side, layer]) =>
    layer && layer.seal.size > 0
      ? [...snapshot.public.stand.keys()].filter(
          (id) => masqueradeOf(snapshot, id) !== undefined && isShut(snapshot, side, standSlot(id)),
        )
      : [],
  );

/** Whether an enemy is near only its own side and the umpire are told, and nothing of it is anybody else's to see. */
export const masqueradeIsShownInTime = defineRule<BattleFacts>({
  id: 'masquerade-is-shown-in-time',
  rows: ['BC-24-DECEPT-PLAY-5'],
  title: words('A masquerade with an enemy near is shown as movement ends'),
  source: 'Battle Cards 1.0, card 24',
  things: (facts) => (isPastMovement(facts) ? posing(facts) : []),
  dependsOn: (facts, id) => [
    facts.stands.get(id),
    facts.profile,
    facts.snapshot.public.turn.get(THIS_TABLE),
    facts.snapshot.public.seal,
    facts.world(),
    nameIn(facts, id),
  ],
  check(facts, id) {
    const { snapshot, profile } = facts;
    const stand = facts.stands.get(id)?.stand;
    const { revealAtMu, revealAfter } = profile.cards.deceptiveDeployment;
    const isOwnTurn = snapshot.public.turn.get(THIS_TABLE)?.side === stand?.side;
    if (stand?.place !== 'board' || (!isOwnTurn && revealAfter.value === 'own')) return [];
    if (!isEnemyNear(snapshot, profile, id)) return [];
    return [
      {
        ...weigh(revealAtMu, ...(isOwnTurn ? [] : [revealAfter])),
        says: words(
          '{0} only poses, and movement has ended with an enemy within {1} MU of it.',
          nameIn(facts, id),
          muText(revealAtMu.value),
        ),
        remedy: words('Show it now.'),
        about: [id],
        side: stand.side,
        secretOf: stand.side,
        fix: {
          says: words('Show it to everybody'),
          action: 'reveal-secrets',
          args: { keys: [standSlot(id)], side: stand.side },
        },
      },
    ];
  },
});
