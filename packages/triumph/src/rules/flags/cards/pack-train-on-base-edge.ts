import { boxAround } from '@vexillum/geometry';
import { words } from '@vexillum/model';
import { campFix } from '../deployment/camp-fix.ts';
import { muTextUp } from '../mu-text.ts';
import { ownEyes } from '../own-eyes.ts';
import { wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { campFormOf } from './camp-form-of.ts';
import { campRule } from './camp-rule.ts';

/** A pack train has the whole of its base edge to choose from, but not more than the edge. */
export const packTrainOnBaseEdge = campRule({
  id: 'pack-train-on-base-edge',
  rows: ['BC-18-PACK-DEPLOY-1', 'BC-18-PACK-DEPLOY-6'],
  title: words('A pack train stands on its own base edge'),
  source: 'Battle Cards 1.0, card 18',
  look(facts, { id, camp, pose, corners }) {
    const { profile } = facts;
    if (campFormOf(facts, camp) !== 'pack-train' || !profile.isCampOnBaseEdge.value) return [];
    const own = boxAround(corners.map((corner) => ownEyes(profile, camp.side, corner)));
    const room = { x: 0, y: 0, width: profile.boardMu.value[0], depth: own?.depth ?? 0 };
    const way = wayInto(profile, camp.side, corners, room);
    if (!own || way.kind === 'inside') return [];
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
          measured: { value: own.y, allowed: 0, is: 'exactly', unit: 'MU' },
        },
      ];
    return [{ ...finding, says: words('The pack train is not wholly on the board.') }];
  },
});
