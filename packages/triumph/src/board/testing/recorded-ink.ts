import type { Ink } from '../art/ink.ts';

/** From its own units to those of the picture: a, b, c, d, e, f as a canvas has them. */
type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

interface State {
  readonly matrix: Matrix;
  readonly isClipped: boolean;
}

/** Remembers what is drawn on it, and how far it reaches; what a clip cuts off does not count. */
export class RecordedInk {
  readonly calls: string[] = [];
  readonly texts: string[] = [];
  readonly box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  readonly ink: Ink;
  #state: State = { matrix: [1, 0, 0, 1, 0, 0], isClipped: false };
  readonly #kept: State[] = [];

  constructor() {
    const own: Record<string, (...args: number[]) => unknown> = {
      save: () => this.#kept.push(this.#state),
      restore: () => {
        this.#state = this.#kept.pop() ?? this.#state;
      },
      clip: () => {
        this.#state = { ...this.#state, isClipped: true };
      },
      translate: (x = 0, y = 0) => this.#by([1, 0, 0, 1, x, y]),
      scale: (x = 1, y = 1) => this.#by([x, 0, 0, y, 0, 0]),
      rotate: (turn = 0) => this.#by([Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]),
      moveTo: (x = 0, y = 0) => this.#reach(x, y),
      lineTo: (x = 0, y = 0) => this.#reach(x, y),
      quadraticCurveTo: (x = 0, y = 0, toX = 0, toY = 0) => this.#all([x, y, toX, toY]),
      bezierCurveTo: (...points) => this.#all(points),
      rect: (x = 0, y = 0, width = 0, height = 0) =>
        this.#all([x, y, x + width, y, x + width, y + height, x, y + height]),
      arc: (x = 0, y = 0, radius = 0) => this.#all([x - radius, y - radius, x + radius, y + radius]),
      ellipse: (x = 0, y = 0, wide = 0, deep = 0) => {
        const far = Math.max(wide, deep);
        this.#all([x - far, y - far, x + far, y + far]);
      },
    };
    const gradient = { addColorStop: (...stop: unknown[]) => this.calls.push(`stop ${stop.join()}`) };
    this.ink = new Proxy({} as Ink, {
      get: (_, key) => {
        if (key === 'createLinearGradient') return () => gradient;
        return (...args: unknown[]) => {
          this.calls.push(
            `${String(key)} ${args.map((arg) => (typeof arg === 'number' ? arg.toFixed(4) : arg)).join()}`,
          );
          if (key === 'fillText') this.texts.push(String(args[0]));
          own[String(key)]?.(...(args as number[]));
        };
      },
      set: (_, key, value) => {
        this.calls.push(`${String(key)} = ${String(value)}`);
        return true;
      },
    });
  }

  #by(matrix: Matrix): void {
    this.#state = { ...this.#state, matrix: times(this.#state.matrix, matrix) };
  }

  #all(points: readonly number[]): void {
    for (let index = 0; index + 1 < points.length; index += 2)
      this.#reach(points[index] as number, points[index + 1] as number);
  }

  #reach(x: number, y: number): void {
    if (this.#state.isClipped) return;
    const [a, b, c, d, e, f] = this.#state.matrix;
    const [left, top] = [a * x + c * y + e, b * x + d * y + f];
    this.box.left = Math.min(this.box.left, left);
    this.box.right = Math.max(this.box.right, left);
    this.box.top = Math.min(this.box.top, top);
    this.box.bottom = Math.max(this.box.bottom, top);
  }
}
