import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import type { TerrainPalette } from '../look/battle-palette.ts';
import { sharpShape } from '@vexillum/canvas/layers';
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

/** A closed curve through the middles of the polygon's edges: the polygon without its corners. */
export const smoothShape = (context: GraphicsContext, points: readonly Point[]): GraphicsContext => {
  const middle = (index: number): Point => {
    const a = points[index % points.length] as Point;
    const b = points[(index + 1) % points.length] as Point;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(points.length - 1);
  context.moveTo(start.x, start.y);
  points.forEach((point, index) => {
    const end = middle(index);
    context.quadraticCurveTo(point.x, point.y, end.x, end.y);
  });
  return context.closePath();
};
