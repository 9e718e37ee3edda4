import type { Point } from '@vexillum/geometry';
import { cssColor, drawMinimap, type DrawSmall, type MinimapOptions, type MinimapSheet } from '@vexillum/canvas/layers';
import { battlePaletteOf, type BattlePalette } from './look/battle-palette.ts';
import type { BattleView, StandView } from './battle-view.ts';
import { campShape, standShape, terrainShape } from './hit-battle.ts';

/** A stand is at least so many CSS pixels wide and deep. */
const SMALLEST = { width: 3, depth: 2.2 };

interface Sheet extends MinimapSheet {
  readonly palette: BattlePalette;
}

/** A battle as a small picture of the whole board. */
export const drawBattleMinimap = (context: CanvasRenderingContext2D, view: BattleView, options: MinimapOptions): void =>
  drawMinimap(context, view, options, drawSmall);

/** Terrain, camps, and stands as little bars: red's solid, blue's hollow. */
const drawSmall: DrawSmall<BattleView> = (small, view) => {
  const palette = battlePaletteOf(small.theme, small.colors);
  const { context, trace } = small;
  for (const terrain of view.terrain) {
    trace(terrainShape(terrain));
    context.fillStyle = cssColor(palette.terrain[terrain.style].ground);
    context.fill();
    context.strokeStyle = cssColor(palette.terrain[terrain.style].border);
    context.lineWidth = 0.75;
    context.stroke();
  }
  for (const camp of view.camps) {
    trace(campShape(camp));
    context.fillStyle = cssColor(palette.canvas);
    context.strokeStyle = cssColor(palette.stands[camp.side].base);
    context.lineWidth = 1.5;
    context.fill();
    context.stroke();
  }
  for (const stand of view.stands) drawStand({ ...small, palette }, stand);
};

/** Grown about its front edge's middle where it would be too small to see. */
const barOf = (stand: StandView, scale: number): readonly Point[] =>
  standShape({
    pose: stand.pose,
    width: Math.max(stand.width, SMALLEST.width / scale),
    depth: Math.max(stand.depth, SMALLEST.depth / scale),
  });

const drawStand = ({ context, palette, scale, trace }: Sheet, stand: StandView): void => {
  const colors = palette.stands[stand.side];
  trace(barOf(stand, scale));
  context.globalAlpha = stand.isGhost ? 0.45 : 1;
  context.fillStyle = cssColor(stand.side === 'blue' ? palette.front : colors.base);
  context.fill();
  context.strokeStyle = cssColor(
    stand.isSelected ? palette.selection : stand.side === 'blue' ? colors.base : colors.band,
  );
  context.lineWidth = stand.isSelected ? 2 : stand.side === 'blue' ? 1 : 0.5;
  context.stroke();
  context.globalAlpha = 1;
};
