import { type SideId, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { sides } from '../../deployment/order-of-play.ts';
import { liesIn } from '../lies-in.ts';
import type { BattleFacts } from '../battle-facts.ts';
import type { DeployedStand } from '../deployment/deployed-stand.ts';
import { groundOf } from '../ground.ts';
import { hasCard } from '../has-card.ts';
import { standsOf } from '../stands-of.ts';
import { terrainName } from '../terrain-name.ts';
import { weigh } from '../weigh.ts';
import { ambusher, ambusherFrom } from './ambusher.ts';

const ambushersOf = (facts: BattleFacts, side: SideId): DeployedStand[] =>
  standsOf(facts, side).flatMap(({ id }) => ambusher(facts, id) ?? []);

/** Only those who lie in wait are counted, as we read the card: others may be in the same wood. */
export const ambushIsSmall = defineRule<BattleFacts>({
  id: 'ambush-is-small',
  rows: ['BC-13-AMBUSH-DEPLOY-6'],
  title: words('Few lie in ambush in one piece of terrain'),
  source: 'Battle Cards 1.0, card 13',
  things: () => sides,
  dependsOn: (facts, side) =>
    hasCard(facts.snapshot, side, cardCodes.ambush)
      ? [groundOf(facts), ...standsOf(facts, side).flatMap(({ id }) => ambusherFrom(facts, id))]
      : [facts.snapshot.public.army],
  check(facts, side) {
    if (!hasCard(facts.snapshot, side, cardCodes.ambush)) return [];
    const hidden = ambushersOf(facts, side);
    const { standsInPiece: most } = facts.profile.cards.ambush;
    return groundOf(facts)
      .filter(({ isDifficult }) => isDifficult)
      .flatMap(({ id, terrain, polygon }) => {
        const inside = hidden.filter(({ corners }) => liesIn(corners, polygon));
        if (inside.length <= most.value) return [];
        return [
          {
            ...weigh(most),
            part: id,
            says: words(
              '{0} stands lie in ambush in one piece of terrain ({1}); {2} may.',
              inside.length,
              terrainName(facts.profile, terrain.type),
              most.value,
            ),
            remedy: words('Move the others to another piece, or back into the deployment strip.'),
            measured: { value: inside.length, allowed: most.value, is: 'at-most', unit: 'stands' },
            about: [...inside.map(({ known }) => known.id), id],
            side,
          } as const,
        ];
      });
  },
});
