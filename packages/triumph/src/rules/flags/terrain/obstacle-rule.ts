import type { Corners } from '@vexillum/geometry';
import type { Pose, SideId, Words } from '@vexillum/model';
import { defineRule, type Finding, type Rule, type Unknown } from '@vexillum/rules-assist';
import type { Profile } from '../../profiles/profile.ts';
import { terrainTypeOf } from '../../profiles/rows-of.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { pieceCorners } from '../piece-corners.ts';
import type { Terrain } from '../../records/terrain.ts';

export interface Obstacle {
  readonly id: string;
  readonly terrain: Terrain;
  readonly pose: Pose;
  readonly side: SideId;
  readonly corners: Corners;
}

/** An obstacle that nobody has put their name to belongs to whose half it lies in. */
const ownerOf = (profile: Profile, { side }: Terrain, [, y]: Pose): SideId =>
  side ?? (y * 2 <= profile.boardMu.value[1] * 1000 ? 'red' : 'blue');

export const obstacleOf = ({ snapshot, profile }: BattleFacts, id: string): Obstacle | undefined => {
  const terrain = snapshot.public.terrain.get(id);
  const pose = snapshot.public.pose.get(id);
  if (!terrain || !pose || terrainTypeOf(profile, terrain.type)?.form !== 'obstacle') return undefined;
  return { id, terrain, pose, side: ownerOf(profile, terrain, pose), corners: pieceCorners(terrain.size, pose) };
};

interface ObstacleCheck {
  readonly id: string;
  readonly rows: readonly string[];
  readonly title: Words;
  /** What else the answer follows from. */
  from?(facts: BattleFacts): readonly unknown[];
  look(facts: BattleFacts, obstacle: Obstacle): readonly (Finding | Unknown)[];
}

/** A rule that looks at one obstacle at a time, until the first turn begins. */
export const obstacleRule = ({ id, rows, title, from, look }: ObstacleCheck): Rule<BattleFacts> =>
  defineRule<BattleFacts>({
    id,
    rows,
    title,
    source: 'Battle Cards 1.0, card 14',
    things: ({ snapshot }) => snapshot.public.terrain.keys(),
    dependsOn: (facts, piece) => [
      facts.snapshot.public.terrain.get(piece),
      facts.snapshot.public.pose.get(piece),
      facts.profile,
      isDeploying(facts),
      ...(from?.(facts) ?? []),
    ],
    check(facts, thing) {
      const obstacle = isDeploying(facts) ? obstacleOf(facts, thing) : undefined;
      if (!obstacle) return [];
      return look(facts, obstacle).map((found) => ({ about: [thing], side: obstacle.side, ...found }));
    },
  });
