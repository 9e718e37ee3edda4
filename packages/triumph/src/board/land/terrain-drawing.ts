import { outlineOf, type Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import { sharpShape, UNIT } from '@vexillum/canvas/layers';
import type { TerrainPalette } from '../look/battle-palette.ts';
import type { TerrainView } from '../battle-view.ts';
import { outlineOfStyle } from './terrain-style.ts';

/** A piece's shape and colours; points in drawing units round its centre, y down. */
export interface TerrainDrawing {
  readonly outline: readonly Point[];
  readonly isSmooth: boolean;
  readonly colors: TerrainPalette;
}

const kindOf = ({ outline, style }: TerrainView) => outline ?? outlineOfStyle(style);

/** The outline in MU round the piece's centre, y down. */
export const outlineSeen = (terrain: TerrainView): Point[] =>
  outlineOf(kindOf(terrain), terrain.width, terrain.depth, terrain.variant).map(({ x, y }) => ({ x, y: -y }));

export const isSmooth = (terrain: TerrainView): boolean => ['blob', 'ribbon'].includes(kindOf(terrain));

export const drawingOf = (terrain: TerrainView, colors: TerrainPalette): TerrainDrawing => ({
  outline: outlineSeen(terrain).map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT })),
  isSmooth: isSmooth(terrain),
  colors,
});

/** Goes round the outline; to be filled or stroked. */
export const traceOutline = (
  context: GraphicsContext,
  drawing: Pick<TerrainDrawing, 'outline' | 'isSmooth'>,
): GraphicsContext => (drawing.isSmooth ? smoothShape : sharpShape)(context, drawing.outline);

/** A closed curve through the middles of the polygon's edges: the polygon without its corners. */
const smoothShape = (context: GraphicsContext, points: readonly Point[]): GraphicsContext => {
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
