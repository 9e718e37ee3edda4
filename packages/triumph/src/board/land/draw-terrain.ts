import type { GraphicsContext } from 'pixi.js';
import { UNIT } from '@vexillum/canvas/layers';
import { traceOutline, type TerrainDrawing } from './terrain-drawing.ts';
import { terrainTextures } from './terrain-textures.ts';

/** A piece of terrain: soft ground in its outline, and the texture of its style on it. */
export const drawTerrain = (context: GraphicsContext, drawing: TerrainDrawing): void => {
  const { colors } = drawing;
  traceOutline(context, drawing).fill({ color: colors.ground, alpha: 0.94 });
  traceOutline(context, drawing).stroke({ color: colors.border, width: 0.12 * UNIT, alpha: 0.9, join: 'round' });
  terrainTextures[drawing.style](context, drawing);
};
