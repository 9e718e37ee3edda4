import { MILLI_MU, words } from '@vexillum/model';
import { defineRule, type Finding, type Fix } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { difficultUnder } from '../difficult-under.ts';
import { groundOf } from '../ground.ts';
import { muText } from '../mu-text.ts';
import { shiftedPose } from '../shifted-pose.ts';
import { terrainName } from '../terrain-name.ts';
import { type WayInto, wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { type Obstacle, obstacleOf, obstacleRule } from './obstacle-rule.ts';

export const obstaclesWithinCards = defineRule<BattleFacts>({
  id: 'obstacles-within-cards',
  rows: ['BC-14-DEFENSES-DEPLOY-1'],
  title: words('An army has so many obstacles as it has cards for them'),
  source: 'Battle Cards 1.0, card 14',
  things: () => sides,
  dependsOn: (facts) => [groundOf(facts), facts.snapshot.public.army, facts.profile, isDeploying(facts)],
  check(facts, side) {
    if (!isDeploying(facts)) return [];
    const theirs = groundOf(facts).filter(({ id }) => obstacleOf(facts, id)?.side === side);
    const cards = facts.snapshot.public.army.get(side)?.cards.find(({ code }) => code === cardCodes.preparedDefenses);
    const { obstaclesPerCard: each } = facts.profile.cards.preparedDefenses;
    const allowed = (cards?.count ?? 0) * each.value;
    if (theirs.length <= allowed) return [];
    return [
      {
        ...weigh(each),
        says: words('Obstacles of this army on the board: {0}; its cards allow {1}.', theirs.length, allowed),
        remedy: words('Take the others up.'),
        measured: { value: theirs.length, allowed, is: 'at-most', unit: 'pieces' },
        about: theirs.map(({ id }) => id),
        side,
      },
    ];
  },
});

export const obstacleHasItsSize = obstacleRule({
  id: 'obstacle-has-its-size',
  rows: ['BC-14-DEFENSES-DEPLOY-2'],
  title: words('An obstacle has its size'),
  look({ profile }, { id, terrain, pose }) {
    const { sizeMu } = profile.cards.preparedDefenses;
    const [long, short] = [Math.max(...terrain.size) / MILLI_MU, Math.min(...terrain.size) / MILLI_MU];
    const [width, depth] = [Math.max(...sizeMu.value), Math.min(...sizeMu.value)];
    if (long === width && short === depth) return [];
    const size = sizeMu.value.map((length) => length * MILLI_MU);
    return [
      {
        ...weigh(sizeMu),
        says: words(
          'An obstacle is {0} by {1} MU; it should be {2} by {3} MU.',
          muText(long),
          muText(short),
          muText(width),
          muText(depth),
        ),
        remedy: words('Give it that size.'),
        fix: { says: words('Give it that size'), action: 'move-terrain', args: { id, to: [...pose], size } },
      },
    ];
  },
});

export const obstacleInOpenTerrain = obstacleRule({
  id: 'obstacle-in-open-terrain',
  rows: ['BC-14-DEFENSES-DEPLOY-4'],
  title: words('An obstacle lies in open terrain'),
  from: (facts) => [groundOf(facts)],
  look: (facts, { id, corners }) =>
    difficultUnder(facts, corners)
      .filter((piece) => piece.id !== id && !obstacleOf(facts, piece.id))
      .map(
        (piece): Finding => ({
          weight: 'illegal',
          part: piece.id,
          says: words('An obstacle lies on difficult terrain: {0}.', terrainName(facts.profile, piece.terrain.type)),
          remedy: words('Move it into open terrain.'),
          about: [id, piece.id],
          overlays: [{ kind: 'area', points: piece.polygon }],
        }),
      ),
});

const moved = ({ id, pose }: Obstacle, way: WayInto): { readonly fix?: Fix } =>
  way.kind === 'shift'
    ? { fix: { says: way.says, action: 'move-terrain', args: { id, to: [...shiftedPose(pose, way.shift)] } } }
    : {};

export const obstacleInItsPlace = obstacleRule({
  id: 'obstacle-in-its-place',
  rows: ['BC-14-DEFENSES-DEPLOY-5', 'BC-14-DEFENSES-DEPLOY-6'],
  title: words('An obstacle lies in the center third, near its owner’s base edge'),
  look({ profile }, obstacle) {
    const [from, to] = profile.centerThirdMu.value;
    const { fromEdgeMu: fromEdge } = profile.cards.preparedDefenses;
    const room = { x: from, y: 0, width: to - from, depth: fromEdge.value };
    const way = wayInto(profile, obstacle.side, obstacle.corners, room);
    if (way.kind === 'inside') return [];
    return [
      {
        ...weigh(profile.centerThirdMu, fromEdge),
        says: words(
          'An obstacle is not wholly within {0} MU of its owner’s base edge and between {1} and {2} MU from the left end.',
          muText(fromEdge.value),
          muText(from),
          muText(to),
        ),
        remedy: words('Move it wholly into this strip.'),
        ...moved(obstacle, way),
      },
    ];
  },
});
