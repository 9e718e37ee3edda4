import { distanceOfPolygons, nearestPoints } from '@vexillum/geometry';
import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { otherSide } from '../../deployment/sealed.ts';
import { liesIn } from '../lies-in.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { type DeployedStand, deployedStands } from '../deployment/deployed-stand.ts';
import { groundOf } from '../ground.ts';
import { muText, muTextDown } from '../mu-text.ts';
import { nameIn } from '../name-in.ts';
import { ownEyes } from '../own-eyes.ts';
import { standCorners } from '../stand-corners.ts';
import { standsOf } from '../stands-of.ts';
import { weigh } from '../weigh.ts';
import { ambusher, ambusherFrom, mayLieInWait } from './ambusher.ts';

/** Below what a table stores. */
const HAIR = 0.0005;

const inTheOpen = ({ corners, name }: DeployedStand, facts: BattleFacts): Finding[] =>
  groundOf(facts).some(({ isDifficult, polygon }) => isDifficult && liesIn(corners, polygon))
    ? []
    : [
        {
          weight: 'illegal',
          part: 'cover',
          says: words('{0} lies in ambush, and no part of it is in difficult terrain.', name),
          remedy: words('Move it at least partly into difficult terrain, or back into the deployment strip.'),
        },
      ];

const nearEdge = ({ known, corners, name }: DeployedStand, { profile }: BattleFacts): Finding[] => {
  const { fromEnemyEdgeMu: least } = profile.cards.ambush;
  const room = profile.boardMu.value[1] - Math.max(...corners.map((at) => ownEyes(profile, known.stand.side, at).y));
  return room >= least.value - HAIR
    ? []
    : [
        {
          ...weigh(least),
          part: 'edge',
          says: words(
            '{0} lies in ambush {1} MU from the enemy’s base edge; it keeps {2} MU away.',
            name,
            muTextDown(room),
            muText(least.value),
          ),
          remedy: words('Move it farther from the enemy’s base edge.'),
          measured: { value: room, allowed: least.value, is: 'at-least', unit: 'MU' },
        },
      ];
};

const enemiesOf = (facts: BattleFacts, { stand }: KnownStand): readonly KnownStand[] =>
  standsOf(facts, otherSide(stand.side));

const nearEnemy = ({ known, corners, name }: DeployedStand, facts: BattleFacts): Finding[] => {
  const { beyondEnemyMu: least } = facts.profile.cards.ambush;
  return enemiesOf(facts, known).flatMap((enemy): Finding[] => {
    const its = standCorners(facts.profile, enemy);
    const distance = its ? distanceOfPolygons(corners, its) : Number.POSITIVE_INFINITY;
    // Farther than, not as far as.
    if (!its || distance > least.value + HAIR) return [];
    const [from, to] = nearestPoints(corners, its);
    return [
      {
        ...weigh(least),
        part: enemy.id,
        says: words(
          '{0} lies in ambush {1} MU from {2}; it has to be farther than {3} MU from every enemy.',
          name,
          muText(distance),
          nameIn(facts, enemy.id),
          muText(least.value),
        ),
        remedy: words('Move it farther away.'),
        measured: { value: distance, allowed: least.value, is: 'at-least', unit: 'MU' },
        about: [known.id, enemy.id],
        overlays: [{ kind: 'line', from, to, label: `${muText(distance)} MU` }],
      },
    ];
  });
};

/** What card 13 asks of a stand that lies in wait; the rest of the deployment rules bind it as any other. */
export const ambushLiesHidden = defineRule<BattleFacts>({
  id: 'ambush-lies-hidden',
  rows: ['BC-13-AMBUSH-DEPLOY-3', 'BC-13-AMBUSH-DEPLOY-4', 'BC-13-AMBUSH-DEPLOY-5'],
  title: words('An ambush lies in difficult terrain, away from the enemy'),
  source: 'Battle Cards 1.0, card 13',
  things: (facts) =>
    [...deployedStands(facts).values()].filter(({ known }) => mayLieInWait(facts, known)).map(({ known }) => known.id),
  dependsOn(facts, id) {
    const found = ambusher(facts, id);
    const base = ambusherFrom(facts, id);
    if (!found) return base;
    const enemies = enemiesOf(facts, found.known);
    return [...base, groundOf(facts), ...enemies, ...enemies.map((enemy) => nameIn(facts, enemy.id))];
  },
  check(facts, id) {
    const found = ambusher(facts, id);
    if (!found) return [];
    return [...inTheOpen(found, facts), ...nearEdge(found, facts), ...nearEnemy(found, facts)].map((finding) => ({
      about: [id],
      side: found.known.stand.side,
      ...finding,
    }));
  },
});
