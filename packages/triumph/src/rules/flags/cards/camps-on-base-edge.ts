import { type Box, boxAround } from '@vexillum/geometry';
import { words } from '@vexillum/model';
import type { Finding } from '@vexillum/rules-assist';
import { campPlaceOf } from '../../deployment/camp-due.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { campFix } from '../deployment/camp-fix.ts';
import { muTextUp } from '../mu-text.ts';
import { ownEyes } from '../own-eyes.ts';
import { wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { campFormOf } from './camp-form-of.ts';
import { campRule, type PitchedCamp } from './camp-rule.ts';

/** Where a camp lies as its side sees the board. */
const ownBox = ({ profile }: BattleFacts, { camp, corners }: PitchedCamp): Box | undefined =>
  boxAround(corners.map((corner) => ownEyes(profile, camp.side, corner)));

/** The strip along the whole of its base edge that a camp just fits in, and the way there. */
const wayToEdge = ({ profile }: BattleFacts, { camp, corners }: PitchedCamp, own: Box) =>
  wayInto(profile, camp.side, corners, { x: 0, y: 0, width: profile.boardMu.value[0], depth: own.depth });

const offEdge = (own: Box): Pick<Finding, 'measured'> => ({
  measured: { value: own.y, allowed: 0, is: 'exactly', unit: 'MU' },
});

/** A pack train has the whole of its base edge to choose from, but not more than the edge. */
export const packTrainOnBaseEdge = campRule({
  id: 'pack-train-on-base-edge',
  rows: ['BC-18-PACK-DEPLOY-1', 'BC-18-PACK-DEPLOY-6'],
  title: words('A pack train stands on its own base edge'),
  source: 'Battle Cards 1.0, card 18',
  look(facts, pitched) {
    const { id, camp, pose } = pitched;
    const { profile } = facts;
    if (campPlaceOf(campFormOf(facts, camp)) !== 'base-edge' || !profile.isCampOnBaseEdge.value) return [];
    const own = ownBox(facts, pitched);
    const way = own && wayToEdge(facts, pitched, own);
    if (!own || !way || way.kind === 'inside') return [];
    const finding = {
      ...weigh(profile.isCampOnBaseEdge),
      remedy: words('Pitch it anywhere along its own base edge, touching it.'),
      ...campFix(id, camp, pose, way),
    };
    if (way.kind === 'shift' && way.shift.dy !== 0 && own.y > 0)
      return [
        {
          ...finding,
          says: words('The pack train is {0} MU off its own base edge.', muTextUp(own.y)),
          ...offEdge(own),
        },
      ];
    return [{ ...finding, says: words('The pack train is not wholly on the board.') }];
  },
});

/** Every camp but a standard wagon touches its own base edge, those of allies too; what lies beyond its zones is flagged by their rules. */
export const campsOnBaseEdge = campRule({
  id: 'camps-on-base-edge',
  rows: ['BC-19-STANDARD-DEPLOY-6'],
  title: words('Camps touch their own base edge'),
  source: 'Battle Cards 1.0, card 19, as the rule that it changes',
  look(facts, pitched) {
    const { id, camp, pose } = pitched;
    const { isCampOnBaseEdge: isOn } = facts.profile;
    const place = campPlaceOf(campFormOf(facts, camp));
    if (!isOn.value || place === 'center-third' || place === 'base-edge') return [];
    const own = ownBox(facts, pitched);
    if (!own || own.y <= 0) return [];
    return [
      {
        ...weigh(isOn),
        says: words('This camp is {0} MU off its own base edge.', muTextUp(own.y)),
        remedy: words('Push it back until it touches the edge.'),
        ...offEdge(own),
        ...campFix(id, camp, pose, wayToEdge(facts, pitched, own)),
      },
    ];
  },
});
