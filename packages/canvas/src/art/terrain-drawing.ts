import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import type { TerrainPalette } from '../look/palette.ts';
import { sharpShape, smoothShape } from './pen.ts';
import type { TerrainStyle } from './terrain-style.ts';

/** All that a piece of terrain's picture depends on; points in drawing units round its centre, y down. */
export interface TerrainDrawing {
  readonly style: TerrainStyle;
  readonly outline: readonly Point[];
  readonly isSmooth: boolean;
  /** In MU. */
  readonly width: number;
  readonly depth: number;
  readonly variant: number;
  readonly colors: TerrainPalette;
}

/** Goes round the outline, or round a smaller one inside it; to be filled or stroked. */
export const traceOutline = (context: GraphicsContext, drawing: TerrainDrawing, scale = 1): GraphicsContext => {
  const points = drawing.outline.map((point) => ({ x: point.x * scale, y: point.y * scale }));
  return drawing.isSmooth ? smoothShape(context, points) : sharpShape(context, points);
};
