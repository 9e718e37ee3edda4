import { type SideId, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { zoneEnds, zonesSpan } from '../zones-room.ts';
import { outsideBattleline, standsWhose } from './battleline.ts';
import { deployedStands } from './deployed-stand.ts';

/** The side and the line of the list in one id; a side has no space in its name. */
const thingOf = (side: SideId, entry: string): string => `${side} ${entry}`;

const standsIn = (facts: BattleFacts, thing: string): KnownStand[] => {
  const [side = ''] = thing.split(' ', 1);
  return standsWhose(facts, side, 'half').filter(({ secret }) => thingOf(side, secret?.entry ?? '') === thing);
};

/** Half of some lines of a list are battle line. The rules do not say how an odd number is halved, so between the two it is doubtful. */
export const halfBattlelineInCenterZones = defineRule<BattleFacts>({
  id: 'half-battleline-in-center-zones',
  rows: ['GT-DEPLOY-003'],
  title: words('Half of these troops deploy in the center zones'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions; how a half is rounded was not found',
  things: (facts) =>
    new Set(
      sides.flatMap((side) => standsWhose(facts, side, 'half').map(({ secret }) => thingOf(side, secret?.entry ?? ''))),
    ),
  dependsOn: (facts, thing) => [
    facts.profile,
    ...standsIn(facts, thing).flatMap((known) => [known, deployedStands(facts).get(known.id)]),
  ],
  check(facts, thing) {
    const stands = standsIn(facts, thing);
    const outside = outsideBattleline(facts, stands);
    const half = stands.length / 2;
    if (outside.length <= Math.floor(half)) return [];
    const side = stands[0]?.stand.side ?? '';
    const { value: codes } = facts.profile.battlelineZones;
    const zones = [...zoneEnds(facts.profile, codes), ...zonesSpan(facts.profile, codes)];
    const isClear = outside.length > Math.ceil(half);
    return [
      {
        ...(isClear ? { weight: 'illegal' as const } : { weight: 'doubtful' as const, isUnverified: true as const }),
        says: words(
          'Half of {0} stands are battle line, yet {1} of them are not within its zones, “{2}” to “{3}”: {4} to {5} MU from their own left.',
          stands.length,
          outside.length,
          ...zones,
        ),
        remedy: words('Deploy at least half of them in these zones.'),
        measured: { value: outside.length, allowed: Math.floor(half), is: 'at-most', unit: 'stands' },
        about: outside.map(({ id }) => id),
        side,
        secretOf: side,
      },
    ];
  },
});
