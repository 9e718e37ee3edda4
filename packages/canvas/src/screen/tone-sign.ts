import type { LabelTone } from '../view/board-view.ts';

/** What is drawn in a label's chip, and the chip's shape: both say the tone without its colour. */
export const toneSigns = {
  plain: undefined,
  good: { chip: 'disc', mark: 'tick' },
  near: { chip: 'diamond', mark: 'point' },
  over: { chip: 'triangle', mark: 'call' },
} as const satisfies Readonly<Record<LabelTone, ToneSign | undefined>>;

export interface ToneSign {
  readonly chip: 'disc' | 'diamond' | 'triangle';
  readonly mark: 'tick' | 'point' | 'call';
}

/** Draws the sign round the origin, about 18 CSS pixels large. */
export const drawToneSign = (
  context: CanvasRenderingContext2D,
  { chip, mark }: ToneSign,
  color: string,
  onColor: string,
): void => {
  context.fillStyle = color;
  context.beginPath();
  chips[chip](context);
  context.fill();
  context.fillStyle = onColor;
  context.strokeStyle = onColor;
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  marks[mark](context);
};

type Trace = (context: CanvasRenderingContext2D) => void;

const polygon = (context: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void => {
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
};

const chips: Readonly<Record<ToneSign['chip'], Trace>> = {
  disc: (context) => context.arc(0, 0, 8.5, 0, 2 * Math.PI),
  diamond: (context) =>
    polygon(context, [
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]),
  triangle: (context) =>
    polygon(context, [
      [0, -9.5],
      [10.5, 8.5],
      [-10.5, 8.5],
    ]),
};

const dot = (context: CanvasRenderingContext2D, y: number, radius: number): void => {
  context.moveTo(radius, y);
  context.arc(0, y, radius, 0, 2 * Math.PI);
  context.fill();
};

const marks: Readonly<Record<ToneSign['mark'], Trace>> = {
  tick: (context) => {
    context.moveTo(-4, 0.4);
    context.lineTo(-1.2, 3.4);
    context.lineTo(4.2, -3);
    context.stroke();
  },
  point: (context) => dot(context, 0, 2.6),
  call: (context) => {
    context.moveTo(0, -4);
    context.lineTo(0, 1.6);
    context.stroke();
    context.beginPath();
    dot(context, 5.4, 1.3);
  },
};
