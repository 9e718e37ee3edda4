import { cornersOf, placementOf, rectangleFromCenter } from '@vexillum/geometry';
import { MILLI_MU, words, type Words } from '@vexillum/model';
import { defineRule, type Rule } from '@vexillum/rules-assist';
import type { Profile } from '../../profiles/profile.ts';
import type { Sourced } from '../../profiles/sourced.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { campPlaceOf } from '../../deployment/camp-due.ts';
import { campFormOf } from '../cards/camp-form-of.ts';
import { wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { zoneEnds, zonesRoom, zonesSpan } from '../zones-room.ts';
import { campFix } from './camp-fix.ts';
import { isDeploying } from './is-deploying.ts';
import type { Camp } from '../../records/camp.ts';

interface CampRule {
  readonly id: string;
  readonly rows: readonly string[];
  readonly title: Words;
  readonly section: string;
  /** The first and the last zone by name, and where they begin and end in MU. */
  says(from: string, to: string, fromMu: string, toMu: string): Words;
  /** Whether this is such a camp, and bound to zones. */
  isBound(facts: BattleFacts, camp: Camp): boolean;
  zones(profile: Profile): Sourced<readonly string[]>;
}

const campRule = ({ id: ruleId, rows, title, section, says, isBound, zones }: CampRule): Rule<BattleFacts> =>
  defineRule<BattleFacts>({
    id: ruleId,
    rows,
    title,
    source: `GRAND TRIUMPH! of 12 June 2017, ${section}`,
    things: ({ snapshot }) => snapshot.public.camp.keys(),
    dependsOn: (facts, id) => [
      facts.snapshot.public.camp.get(id),
      facts.snapshot.public.pose.get(id),
      facts.snapshot.public.army,
      facts.profile,
      isDeploying(facts),
    ],
    check(facts, id) {
      const { profile, snapshot } = facts;
      const camp = snapshot.public.camp.get(id);
      const pose = snapshot.public.pose.get(id);
      if (!camp || !pose || !isDeploying(facts) || !isBound(facts, camp)) return [];
      const { value: codes } = zones(profile);
      if (codes.length === 0) return [];
      const [width, depth] = camp.size.map((length) => length / MILLI_MU) as [number, number];
      const corners = cornersOf(rectangleFromCenter(placementOf(pose), width, depth));
      const way = wayInto(profile, camp.side, corners, zonesRoom(profile, codes, profile.boardMu.value[1] / 2));
      if (way.kind === 'inside') return [];
      return [
        {
          ...weigh(zones(profile), profile.zones),
          says: says(...zoneEnds(profile, codes), ...zonesSpan(profile, codes)),
          remedy: words('Pitch it wholly in its zones, on its own half of the board.'),
          about: [id],
          side: camp.side,
          ...campFix(id, camp, pose, way),
        },
      ];
    },
  });

export const mainCampInCenter = campRule({
  id: 'main-camp-in-center',
  rows: ['GT-DEPLOY-002', 'BC-17-FORTCAMP-DEPLOY-1'],
  title: words('The main camp is in the center'),
  section: 'Deployment Restrictions',
  says: (from, to, ...span) =>
    from === to
      ? words('The main camp is not wholly within its zone, “{0}”: {1} to {2} MU from its own left.', from, ...span)
      : words(
          'The main camp is not wholly within its zones, “{0}” to “{1}”: {2} to {3} MU from its own left.',
          from,
          to,
          ...span,
        ),
  // A pack train and a wagon have places of their own, which are those cards' rules.
  isBound: (facts, camp) => !camp.ally && campPlaceOf(campFormOf(facts, camp)) === 'zones',
  zones: (profile) => profile.mainCampZones,
});

export const allyCampInCenterZones = campRule({
  id: 'ally-camp-in-center-zones',
  rows: ['GT-ORDER-005'],
  title: words('Ally camps are not on the wings'),
  section: 'Deployment Order',
  says: (...ends) =>
    words('An ally camp is not wholly within its zones, “{0}” to “{1}”: {2} to {3} MU from its own left.', ...ends),
  isBound: (_, { ally }) => ally === true,
  zones: (profile) => profile.allyCampZones,
});
