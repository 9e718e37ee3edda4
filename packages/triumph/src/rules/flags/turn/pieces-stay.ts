import { THIS_TABLE, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { stepAt } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { standsThat } from '../stands-that.ts';
import { BATTLE_STEP } from '../../records/step.ts';

/** What an army has pitched or dug stays there once turns are taken. */
export const campsAndObstaclesStay = defineRule<BattleFacts>({
  id: 'camps-and-obstacles-stay',
  rows: ['BC-14-DEFENSES-DEPLOY-9', 'BC-18-PACK-DEPLOY-4', 'BC-19-STANDARD-PLAY-8'],
  title: words('Camps and obstacles stay where they were put'),
  source: 'Battle Cards 1.0, cards 14, 18 and 19',
  things: ({ snapshot }) => [...snapshot.public.camp.keys(), ...snapshot.public.terrain.keys()],
  dependsOn: ({ snapshot }, id) => [snapshot.public.camp.get(id), snapshot.public.terrain.get(id)],
  check({ snapshot }, id) {
    const [camp, terrain] = [snapshot.public.camp.get(id), snapshot.public.terrain.get(id)];
    const { moved, side } = camp ?? terrain ?? {};
    if (moved === undefined || side === undefined) return [];
    return [
      {
        weight: 'illegal',
        says: camp
          ? words('This camp was moved in turn {0}.', moved)
          : words('This obstacle was moved in turn {0}.', moved),
        remedy: words('Put it back where it stood.'),
        side,
      } satisfies Finding,
    ];
  },
});

const isBattle = ({ snapshot }: BattleFacts): boolean =>
  snapshot.public.turn.has(THIS_TABLE) && stepAt(snapshot).number >= BATTLE_STEP;

/** Whoever was not deployed sits the battle out (GT-DEPLOY-006). */
export const reserveStaysOff = defineRule<BattleFacts>({
  id: 'reserve-stays-off',
  rows: ['GT-DEPLOY-006'],
  title: words('Nobody comes out of reserve once the battle is on'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions',
  things: standsThat(({ place, late }) => place === 'board' && late !== undefined),
  dependsOn: (facts, id) => [facts.stands.get(id), isBattle(facts), nameIn(facts, id)],
  check(facts, id) {
    const stand = facts.stands.get(id)?.stand;
    if (!isBattle(facts) || stand?.late === undefined) return [];
    return [
      {
        weight: 'illegal',
        says: words('{0} came out of reserve in turn {1}.', nameIn(facts, id), stand.late),
        remedy: words('Take it back into reserve: troops that were not deployed sit the battle out.'),
        side: stand.side,
      },
    ];
  },
});
