import type { GraphicsContext } from 'pixi.js';
import { UNIT } from '@vexillum/canvas/layers';
import { traceOutline, type TerrainDrawing } from './terrain-drawing.ts';

/** A piece of terrain until its art is there: soft ground in its outline. */
export const drawTerrain = (context: GraphicsContext, drawing: TerrainDrawing): void => {
  const { colors } = drawing;
  traceOutline(context, drawing).fill({ color: colors.ground, alpha: 0.94 });
  traceOutline(context, drawing).stroke({ color: colors.border, width: 0.12 * UNIT, alpha: 0.9, join: 'round' });
};
