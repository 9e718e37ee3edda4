import { THIS_TABLE, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { fightsAsAt } from '../../fights-as/fights-as-at.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { standsThat } from '../stands-that.ts';

const turnIn = ({ snapshot }: BattleFacts): number | undefined => snapshot.public.turn.get(THIS_TABLE)?.number;

/** Only who shoots at all needs to be told. */
export const routedStandDoesNotShoot = defineRule<BattleFacts>({
  id: 'routed-stand-does-not-shoot',
  rows: ['GT-DEMOR-009', 'GT-DEMOR-013'],
  title: words('A stand that routed does not shoot'),
  source: 'GRAND TRIUMPH! 2017, Demoralized Commands',
  things: standsThat(({ place, routed }) => place === 'board' && routed !== undefined),
  dependsOn: (facts, id) => [facts.profile, facts.stands.get(id), turnIn(facts), nameIn(facts, id)],
  check(facts, id) {
    const stand = facts.stands.get(id)?.stand;
    if (!stand || stand.routed !== turnIn(facts) || !fightsAsAt(facts.snapshot, facts.profile, id)?.shoots) return [];
    return [
      {
        weight: 'reminder',
        says: words(
          '{0} has routed: this turn it does not shoot, and when it is shot at it does not answer.',
          nameIn(facts, id),
        ),
        remedy: words('It may still be shot at.'),
        side: stand.side,
      },
    ];
  },
});
