import type { Corners, Point } from '@vexillum/geometry';
import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import type { Profile } from '../../profiles/profile.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { mayLieInWait } from '../cards/ambusher.ts';
import { muText, muTextUp } from '../mu-text.ts';
import { ownEyes } from '../own-eyes.ts';
import { standFix } from '../stand-fix.ts';
import { wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { deployedStands } from './deployed-stand.ts';

/** The corner that is farthest from the side's base edge, as the side sees it. */
const farthestOf = (profile: Profile, side: SideId, corners: Corners): Point =>
  corners.map((corner) => ownEyes(profile, side, corner)).reduce((far, corner) => (corner.y > far.y ? corner : far));

const tooFar = (profile: Profile, { id, stand: { side } }: KnownStand, name: string, far: Point): Finding => {
  const allowed = profile.deploymentBandMu.value;
  return {
    ...weigh(profile.deploymentBandMu),
    says: words('{0} is {1} MU from its base edge; {2} MU are allowed.', name, muTextUp(far.y), muText(allowed)),
    measured: { value: far.y, allowed, is: 'at-most', unit: 'MU' },
    remedy: words('Move it wholly into the strip of {0} MU along its base edge.', muText(allowed)),
    about: [id],
    side,
    overlays: [
      {
        kind: 'line',
        from: ownEyes(profile, side, far),
        to: ownEyes(profile, side, { x: far.x, y: allowed }),
        label: `${muTextUp(far.y - allowed)} MU`,
      },
    ],
  };
};

const offBoard = ({ id, stand: { side } }: KnownStand, name: string): Finding => ({
  weight: 'illegal',
  says: words('{0} is not wholly on the board.', name),
  remedy: words('Move it onto the board.'),
  about: [id],
  side,
});

/** Only where a table keeps such a margin: no public source gives one. */
const nearShortEdge = ({ sideMarginMu }: Profile, { id, stand: { side } }: KnownStand, name: string): Finding => ({
  ...weigh(sideMarginMu),
  says: words('{0} is nearer than {1} MU to a short edge of the board.', name, muText(sideMarginMu.value)),
  remedy: words('Move it farther in.'),
  about: [id],
  side,
});

export const deploysWithinBand = defineRule<BattleFacts>({
  id: 'deploys-within-band',
  rows: ['GT-DEPLOY-001', 'GT-FLANK-013', 'BC-13-AMBUSH-DEPLOY-1', 'BC-13-AMBUSH-DEPLOY-2'],
  title: words('Troops deploy near their own base edge'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions',
  things: (facts) => deployedStands(facts).keys(),
  dependsOn: (facts, id) => [deployedStands(facts).get(id), facts.snapshot.public.army],
  check(facts, id) {
    const deployed = deployedStands(facts).get(id);
    if (!deployed) return [];
    const { known, corners, name } = deployed;
    const { profile } = facts;
    const { side } = known.stand;
    const [width, depth] = profile.boardMu.value;
    const band = profile.deploymentBandMu.value;
    // On what conditions it may lie farther out is the ambush card's own rule.
    const isFree = mayLieInWait(facts, known);
    const margin = profile.sideMarginMu.value;
    const room = { x: margin, y: 0, width: width - 2 * margin, depth: isFree ? depth : band };
    const way = wayInto(profile, side, corners, room);
    if (way.kind === 'inside') return [];
    const far = farthestOf(profile, side, corners);
    const fix = standFix(known, way);
    if (!isFree && far.y > band) return [{ ...tooFar(profile, known, name, far), ...fix }];
    const isOnBoard = wayInto(profile, side, corners, { x: 0, y: 0, width, depth }).kind === 'inside';
    return [{ ...(isOnBoard ? nearShortEdge(profile, known, name) : offBoard(known, name)), ...fix }];
  },
});
