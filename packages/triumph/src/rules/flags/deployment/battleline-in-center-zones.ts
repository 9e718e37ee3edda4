import { words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { standFix } from '../stand-fix.ts';
import { weigh } from '../weigh.ts';
import { zoneEnds, zonesSpan } from '../zones-room.ts';
import { wayToBattleline } from './battleline.ts';
import { deployedStands } from './deployed-stand.ts';

/** Of stands whose whole line of the list is battle line. Which they are is known to their own side alone. */
export const battlelineInCenterZones = defineRule<BattleFacts>({
  id: 'battleline-in-center-zones',
  rows: ['GT-DEPLOY-003', 'GT-FLANK-010'],
  title: words('Battle line troops deploy in the center zones'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions',
  things: (facts) => deployedStands(facts).keys(),
  dependsOn: (facts, id) => [deployedStands(facts).get(id)],
  check(facts, id) {
    const deployed = deployedStands(facts).get(id);
    if (deployed?.known.secret?.battleline !== 'all') return [];
    const { profile } = facts;
    const way = wayToBattleline(profile, deployed);
    if (way.kind === 'inside') return [];
    const { value: codes } = profile.battlelineZones;
    const zones = [...zoneEnds(profile, codes), ...zonesSpan(profile, codes)];
    const { side } = deployed.known.stand;
    return [
      {
        ...weigh(profile.battlelineZones, profile.zones),
        says: words(
          '{0} is battle line and not wholly within its zones, “{1}” to “{2}”: {3} to {4} MU from its own left.',
          deployed.name,
          ...zones,
        ),
        remedy: words('Deploy it in these zones.'),
        about: [id],
        side,
        secretOf: side,
        ...standFix(deployed.known, way),
      },
    ];
  },
});
