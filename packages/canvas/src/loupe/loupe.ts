import type { ScreenPoint } from '@vexillum/geometry';
import type { ScreenSize } from '../camera/camera-maths.ts';
import { cssColor } from '../look/css-color.ts';
import type { Palette } from '../look/palette.ts';
import { loupePlace, LOUPE_RADIUS } from './loupe-place.ts';

const MAGNIFIED = 2;
/** Half the length of the crosshair's strokes, with a gap in the middle where the corner to be judged is. */
const CROSS = { from: 4, to: 14 };
const SIDE = 2 * LOUPE_RADIUS;

/** A round magnifier over the board. It is a canvas of its own above the scene's, so that moving it redraws nothing there. */
export class Loupe {
  readonly #canvas = document.createElement('canvas');
  readonly #context = this.#canvas.getContext('2d');
  #at: ScreenPoint | undefined;

  constructor(host: HTMLElement) {
    Object.assign(this.#canvas.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: `${SIDE}px`,
      height: `${SIDE}px`,
      borderRadius: '50%',
      boxShadow: '0 4px 14px rgb(0 0 0 / 45%)',
      pointerEvents: 'none',
      display: 'none',
    });
    this.#canvas.setAttribute('aria-hidden', 'true');
    host.append(this.#canvas);
  }

  get at(): ScreenPoint | undefined {
    return this.#at;
  }

  show(at: ScreenPoint | undefined, screen: ScreenSize): void {
    this.#at = at;
    this.#canvas.style.display = at ? 'block' : 'none';
    if (!at) return;
    const { left, top } = loupePlace(at, screen);
    this.#canvas.style.transform = `translate(${left - LOUPE_RADIUS}px, ${top - LOUPE_RADIUS}px)`;
  }

  /** Must be called in the same task as the frame: after it a WebGL canvas is empty. */
  copy(scene: HTMLCanvasElement, resolution: number, palette: Palette): void {
    const context = this.#context;
    if (!this.#at || !context) return;
    const side = Math.round(SIDE * resolution);
    if (this.#canvas.width !== side) {
      this.#canvas.width = side;
      this.#canvas.height = side;
    }
    const seen = side / MAGNIFIED;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = cssColor(palette.frameEdge);
    context.fillRect(0, 0, side, side);
    const left = this.#at.left * resolution - seen / 2;
    const top = this.#at.top * resolution - seen / 2;
    context.drawImage(scene, left, top, seen, seen, 0, 0, side, side);
    context.setTransform(resolution, 0, 0, resolution, side / 2, side / 2);
    drawCross(context, palette);
  }

  remove(): void {
    this.#canvas.remove();
  }
}

const drawCross = (context: CanvasRenderingContext2D, palette: Palette): void => {
  for (const [color, width] of [
    [palette.measureCasing, 3],
    [palette.measure, 1.2],
  ] as const) {
    context.strokeStyle = cssColor(color);
    context.lineWidth = width;
    context.beginPath();
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      context.moveTo(x * CROSS.from, y * CROSS.from);
      context.lineTo(x * CROSS.to, y * CROSS.to);
    }
    context.stroke();
  }
  context.lineWidth = 3;
  context.strokeStyle = cssColor(palette.plateEdge);
  context.beginPath();
  context.arc(0, 0, LOUPE_RADIUS - 1.5, 0, 2 * Math.PI);
  context.stroke();
};
