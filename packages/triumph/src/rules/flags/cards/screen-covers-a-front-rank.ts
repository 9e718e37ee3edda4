import { groupWith, relationBetween } from '@vexillum/geometry';
import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { nameIn } from '../name-in.ts';
import { standsOf } from '../stands-of.ts';

const screened = (facts: BattleFacts, side: SideId): KnownStand[] =>
  standsOf(facts, side).filter(
    ({ stand }) => stand.place === 'board' && stand.uses?.[cardCodes.screenable] !== undefined,
  );

const hasFriendBefore = (facts: BattleFacts, id: string): boolean => {
  const { bodies, byId } = facts.world();
  const body = byId.get(id);
  return (
    body !== undefined && bodies.some((other) => other.side === body.side && relationBetween(body, other) === 'behind')
  );
};

const strays = (facts: BattleFacts, stands: readonly KnownStand[]): readonly string[] => {
  const [first] = stands;
  if (!first) return [];
  const group = groupWith(
    first.id,
    facts.world().bodies.filter(({ side }) => side === first.stand.side),
  );
  return stands.map(({ id }) => id).filter((id) => !group.includes(id));
};

/** Of the deployment: in the battle a group may come apart and keeps its screen. */
export const screenCoversAFrontRank = defineRule<BattleFacts>({
  id: 'screen-covers-a-front-rank',
  rows: ['BC-20-ESCREEN-DEPLOY-2'],
  title: words('An elephant screen is before the front rank of one group'),
  source: 'Battle Cards 1.0, card 20',
  things: () => sides,
  dependsOn(facts, side) {
    const stands = isDeploying(facts) ? screened(facts, side) : [];
    return stands.length === 0
      ? [undefined]
      : [facts.profile, facts.world(), ...stands, ...stands.map(({ id }) => nameIn(facts, id))];
  },
  check(facts, side) {
    const stands = isDeploying(facts) ? screened(facts, side) : [];
    const behind = stands.filter(({ id }) => hasFriendBefore(facts, id)).map(({ id }) => id);
    const apart = strays(facts, stands);
    const of = (id: string, part: string): Pick<Finding, 'weight' | 'part' | 'about' | 'side'> => ({
      weight: 'illegal',
      part: `${part}:${id}`,
      about: [id],
      side,
    });
    return [
      ...behind.map(
        (id): Finding => ({
          ...of(id, 'behind'),
          says: words('{0} has a screen and a friend before it; only a front rank is screened.', nameIn(facts, id)),
          remedy: words('Take its screen away, or bring it to the front.'),
        }),
      ),
      ...apart.map(
        (id): Finding => ({
          ...of(id, 'apart'),
          says: words('{0} has a screen, but is not in the group of the others that have one.', nameIn(facts, id)),
          remedy: words('Take its screen away, or join it to their group.'),
        }),
      ),
    ];
  },
});
