import type { TableStand } from '../body.ts';
import { outlineOf, placed } from '../outline.ts';
import { poseOf, type Placement } from '../placement.ts';
import { seededRandom } from '../seeded-random.ts';
import { worldOf, type World, type WorldParts } from '../world.ts';

export const BOARD = { x: 0, y: 0, width: 90, depth: 36 };

/** A stand 2 MU wide, standing where the words say. */
export const standAt = (id: string, side: string, at: Placement, depth = 1): TableStand => ({
  id,
  side,
  pose: poseOf(at),
  width: 2,
  depth,
});

export const worldWith = (stands: readonly TableStand[], parts: Partial<WorldParts> = {}): World =>
  worldOf({ stands, terrain: [], camps: [], board: BOARD, ...parts });

/** A line of so many stands, left to right, the middle of its front where the placement is. */
export const lineAt = (name: string, side: string, at: Placement, count: number, depth = 1): TableStand[] => {
  const radians = (at.degrees * Math.PI) / 180;
  return Array.from({ length: count }, (_, index) => {
    const along = 2 * index - (count - 1);
    const place = { x: at.x + along * Math.cos(radians), y: at.y - along * Math.sin(radians), degrees: at.degrees };
    return standAt(`${name}${String(index).padStart(2, '0')}`, side, place, depth);
  });
};

/** A column of so many stands, the front of its first where the placement is. */
export const columnAt = (name: string, side: string, at: Placement, count: number, depth = 1): TableStand[] => {
  const radians = (at.degrees * Math.PI) / 180;
  return Array.from({ length: count }, (_, index) => {
    const back = index * depth;
    const place = { x: at.x - back * Math.sin(radians), y: at.y - back * Math.cos(radians), degrees: at.degrees };
    return standAt(`${name}${String(index).padStart(2, '0')}`, side, place, depth);
  });
};

/** A whole table that a seed picks: a line of 12 in its middle, others strewn about, and terrain. */
export const someTable = (seed: number, others = 138, pieces = 20): World => {
  const random = seededRandom(seed);
  const strewn = Array.from({ length: others }, (_, index) =>
    standAt(`x${index}`, index % 2 === 0 ? 'red' : 'blue', {
      x: 1 + random() * 88,
      y: 1 + random() * 34,
      degrees: random() * 360,
    }),
  );
  const terrain = Array.from({ length: pieces }, (_, index) => ({
    id: `t${index}`,
    polygon: placed(outlineOf('blob', 4 + random() * 5, 3 + random() * 4, index), {
      x: random() * 90,
      y: random() * 36,
      degrees: random() * 360,
    }),
  }));
  return worldWith([...lineAt('m', 'red', { x: 45, y: 14, degrees: 10 }, 12), ...strewn], { terrain });
};
