import { type Body, mayReach, relationBetween, type World } from '@vexillum/geometry';

/** The enemies that stand square against a stand, by its edges; and those who overlap it with a corner. */
export interface EnemiesAround {
  readonly front: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly rear: readonly string[];
  readonly overlaps: readonly string[];
}

const edgeOf = {
  'front-to-front': 'front',
  'left-flank': 'left',
  'right-flank': 'right',
  rear: 'rear',
  'overlap-at-left': 'overlaps',
  'overlap-at-right': 'overlaps',
} as const;

export type Ignored = ReadonlySet<string>;

/** Who garrisons a camp stands in it and meets nobody by itself: they are ignored, as whoever asks says. */
export const enemiesAround = (world: World, body: Body, ignored: Ignored): EnemiesAround => {
  const found = { front: [], left: [], right: [], rear: [], overlaps: [] } satisfies EnemiesAround;
  const lists: Record<keyof EnemiesAround, string[]> = found;
  for (const enemy of world.bodies) {
    if (enemy.side === body.side || ignored.has(enemy.id) || !mayReach(body, enemy, 1)) continue;
    const relation = relationBetween(enemy, body);
    if (relation !== undefined && Object.hasOwn(edgeOf, relation))
      lists[edgeOf[relation as keyof typeof edgeOf]].push(enemy.id);
  }
  return found;
};
