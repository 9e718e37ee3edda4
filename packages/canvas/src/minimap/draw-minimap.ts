import type { Point } from '@vexillum/geometry';
import { toScreen } from '../camera/camera-maths.ts';
import { cssColor } from '../look/css-color.ts';
import { paletteOf, type Palette, type Theme } from '../look/palette.ts';
import type { BoardView } from '../view/board-view.ts';
import type { WornColors } from '../view/side-color.ts';
import { minimapCamera, seenCorners, type MinimapOptions } from './minimap-frame.ts';

const PING = 6;

/** What a small map is drawn on. */
export interface MinimapSheet {
  readonly context: CanvasRenderingContext2D;
  readonly theme: Theme;
  readonly colors: WornColors;
  readonly palette: Palette;
  /** CSS pixels per MU. */
  readonly scale: number;
  /** Goes round a shape of the board; to be filled or stroked. */
  trace(points: readonly Point[]): void;
}

/** What only a game's board has, drawn small. */
export type DrawSmall<View extends BoardView> = (sheet: MinimapSheet, view: View) => void;

/**
 * Draws a small picture of the whole board: what the game makes of its own pieces, the part that is seen as a frame, pings. It is given the
 * same view as the scene, and so shows nothing that the reader may not know. The context is scaled to CSS pixels.
 */
export const drawMinimap = <View extends BoardView>(
  context: CanvasRenderingContext2D,
  view: View,
  options: MinimapOptions,
  drawSmall: DrawSmall<View>,
): void => {
  const sheet = makeSheet(context, options, view.colors ?? {});
  context.clearRect(0, 0, options.width, options.height);
  drawGround(sheet, view);
  drawSmall(sheet, view);
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

const makeSheet = (context: CanvasRenderingContext2D, options: MinimapOptions, colors: WornColors): MinimapSheet => {
  const camera = minimapCamera(options);
  const trace = (points: readonly Point[]) => {
    context.beginPath();
    for (const point of points) {
      const { left, top } = toScreen(camera, options, point);
      context.lineTo(left, top);
    }
    context.closePath();
  };
  const { theme } = options;
  return { context, theme, colors, palette: paletteOf(theme, colors), scale: camera.scale, trace };
};

const drawGround = ({ context, palette, trace }: MinimapSheet, view: BoardView): void => {
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
};

const drawSeen = ({ context, palette, trace }: MinimapSheet, options: MinimapOptions): void => {
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
