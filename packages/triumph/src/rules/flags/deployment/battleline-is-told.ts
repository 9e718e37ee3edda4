import { words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { zoneEnds, zonesSpan } from '../zones-room.ts';
import { outsideBattleline, standsWhose } from './battleline.ts';
import { deployedStands } from './deployed-stand.ts';

/** Armies whose file does not say which stands are battle line: then nobody but their player can tell. */
export const battlelineIsTold = defineRule<BattleFacts>({
  id: 'battleline-is-told',
  rows: ['GT-DEPLOY-003'],
  title: words('Which troops are battle line'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    ...standsWhose(facts, side, undefined).map(({ id }) => deployedStands(facts).get(id)),
  ],
  check(facts, side) {
    const outside = outsideBattleline(facts, standsWhose(facts, side, undefined));
    const { value: codes } = facts.profile.battlelineZones;
    const zones = [...zoneEnds(facts.profile, codes), ...zonesSpan(facts.profile, codes)];
    return outside.length === 0
      ? []
      : [
          {
            unknown: words(
              'This army does not say which stands are battle line. Not wholly within its zones, “{0}” to “{1}” ({2} to {3} MU from its own left): {4} of them.',
              ...zones,
              outside.length,
            ),
            about: outside.map(({ id }) => id),
            side,
            secretOf: side,
          },
        ];
  },
});
