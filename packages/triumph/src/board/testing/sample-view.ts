import { poseFrom } from '@vexillum/model';
import { glyphKeys } from '../pieces/glyph-key.ts';
import { terrainStyles } from '../land/terrain-style.ts';
import { emptyBattleView, type BattleView, type StandView, type TerrainView } from '../battle-view.ts';

const depths = [0.75, 1, 1.5, 2];

const stand = (index: number): StandView => {
  const isRed = index % 2 === 0;
  const column = Math.floor(index / 2) % 40;
  const row = Math.floor(index / 80);
  return {
    id: `stand:${index}`,
    pose: poseFrom(5 + column * 2, isRed ? 9 + row * 2.2 : 27 - row * 2.2, isRed ? 0 : 180),
    side: isRed ? 'red' : 'blue',
    width: 2,
    depth: depths[index % depths.length] as number,
    glyph: glyphKeys[index % glyphKeys.length] as StandView['glyph'],
    label: 'Sp',
    ...(isRed ? { badge: String(1 + (column % 3)) } : {}),
    ...(index % 30 === 0 ? { isGeneral: true } : {}),
  };
};

const terrain = (index: number): TerrainView => ({
  id: `terrain:${index}`,
  pose: poseFrom(10 + (index % 5) * 17, 8 + Math.floor(index / 5) * 10, index * 31),
  width: 8,
  depth: 5,
  variant: index,
  style: terrainStyles[index % terrainStyles.length] as TerrainView['style'],
});

/** A battlefield of so many stands, for trials of speed and looks. */
export const sampleView = (stands: number, pieces = 10): BattleView => ({
  ...emptyBattleView({ width: 90, depth: 36, squares: [5, 2] }),
  stands: Array.from({ length: stands }, (_, index) => stand(index)),
  terrain: Array.from({ length: pieces }, (_, index) => terrain(index)),
});
