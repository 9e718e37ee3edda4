import type { Point } from '@vexillum/geometry';
import { toScreen } from '../camera/camera-maths.ts';
import { cssColor } from '../look/css-color.ts';
import { paletteOf, type Palette } from '../look/palette.ts';
import type { BoardView, StandView } from '../view/board-view.ts';
import { campShape, standShape, terrainShape } from '../view/hit-test.ts';
import { minimapCamera, seenCorners, type MinimapOptions } from './minimap-frame.ts';

/** A stand is at least so many CSS pixels wide and deep. */
const SMALLEST = { width: 3, depth: 2.2 };
const PING = 6;

interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** CSS pixels per MU. */
  readonly scale: number;
  trace(points: readonly Point[]): void;
}

/**
 * Draws a small picture of the whole board: terrain, camps, stands as little bars (red's solid, blue's hollow), the part that is seen as a
 * frame, pings. It is given the same view as the scene, and so shows nothing that the reader may not know. The context is scaled to CSS pixels.
 */
export const drawMinimap = (context: CanvasRenderingContext2D, view: BoardView, options: MinimapOptions): void => {
  const sheet = makeSheet(context, options);
  context.clearRect(0, 0, options.width, options.height);
  drawGround(sheet, view);
  for (const stand of view.stands) drawStand(sheet, stand);
  drawSeen(sheet, options);
  for (const ping of view.pings) {
    const { left, top } = toScreen(minimapCamera(options), options, ping.at);
    context.beginPath();
    context.arc(left, top, PING, 0, 2 * Math.PI);
    context.strokeStyle = cssColor(sheet.palette.sides[ping.side].ink);
    context.lineWidth = 2;
    context.stroke();
  }
};

const makeSheet = (context: CanvasRenderingContext2D, options: MinimapOptions): Sheet => {
  const camera = minimapCamera(options);
  const trace = (points: readonly Point[]) => {
    context.beginPath();
    for (const point of points) {
      const { left, top } = toScreen(camera, options, point);
      context.lineTo(left, top);
    }
    context.closePath();
  };
  return { context, palette: paletteOf(options.theme), scale: camera.scale, trace };
};

const drawGround = ({ context, palette, trace }: Sheet, view: BoardView): void => {
  const { width, depth } = view.board;
  trace([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ]);
  context.fillStyle = cssColor(palette.felt);
  context.strokeStyle = cssColor(palette.frame);
  context.lineWidth = 2;
  context.fill();
  context.stroke();
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
    context.strokeStyle = cssColor(palette.sides[camp.side].base);
    context.lineWidth = 1.5;
    context.fill();
    context.stroke();
  }
};

/** Grown about its front edge's middle where it would be too small to see. */
const barOf = (stand: StandView, scale: number): readonly Point[] =>
  standShape({
    pose: stand.pose,
    width: Math.max(stand.width, SMALLEST.width / scale),
    depth: Math.max(stand.depth, SMALLEST.depth / scale),
  });

const drawStand = ({ context, palette, scale, trace }: Sheet, stand: StandView): void => {
  const colors = palette.sides[stand.side];
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

const drawSeen = ({ context, palette, trace }: Sheet, options: MinimapOptions): void => {
  for (const [color, width] of [
    [palette.measureCasing, 3],
    [palette.measure, 1.25],
  ] as const) {
    trace(seenCorners(options));
    context.strokeStyle = cssColor(color);
    context.lineWidth = width;
    context.stroke();
  }
};
