import type { MapPoint } from '../../rules/index.ts';

/** What pointers on the board mean, in pixels of it. */
export interface BoardGestures {
  readonly tap: (at: MapPoint, isTouch: boolean) => void;
  /** The pointer was pressed there and goes on: whether something goes along. Otherwise the board moves. */
  readonly grab: (at: MapPoint, isTouch: boolean) => boolean;
  readonly drag: (at: MapPoint, isTouch: boolean) => void;
  readonly release: (isTouch: boolean) => void;
  readonly letGo: () => void;
  readonly pan: (by: MapPoint) => void;
  readonly zoom: (at: MapPoint, by: number) => void;
  readonly hover: (at: MapPoint | undefined) => void;
}

/** A pointer that stays within so many pixels of where it came down has not gone. */
const STILL = { mouse: 4, touch: 9 } as const;

type Phase = 'none' | 'pressed' | 'dragging' | 'panning' | 'pinching';

/** One pointer taps, drags what it grabs, or moves the board; two move and zoom it. A pointer that the browser takes away lets go. */
export class BoardPointers {
  readonly #gestures: BoardGestures;
  readonly #down = new Map<number, MapPoint>();
  #phase: Phase = 'none';
  #start: MapPoint = [0, 0];

  constructor(gestures: BoardGestures) {
    this.#gestures = gestures;
  }

  down(id: number, at: MapPoint, { isTouch, isMain }: { readonly isTouch: boolean; readonly isMain: boolean }): void {
    this.#down.set(id, at);
    if (this.#down.size === 1) {
      this.#start = at;
      this.#phase = isMain ? 'pressed' : 'panning';
      return;
    }
    if (this.#phase === 'dragging') this.#gestures.letGo();
    this.#phase = 'pinching';
    if (isTouch) this.#gestures.hover(undefined);
  }

  move(id: number, at: MapPoint, isTouch: boolean): void {
    const before = this.#down.get(id);
    if (!before) {
      if (!isTouch) this.#gestures.hover(at);
      return;
    }
    if (this.#phase === 'pinching') return this.#pinch(id, before, at);
    this.#down.set(id, at);
    if (this.#phase === 'pressed' && far(this.#start, at) > STILL[isTouch ? 'touch' : 'mouse'])
      this.#phase = this.#gestures.grab(this.#start, isTouch) ? 'dragging' : 'panning';
    if (this.#phase === 'dragging') this.#gestures.drag(at, isTouch);
    else if (this.#phase === 'panning') this.#gestures.pan([at[0] - before[0], at[1] - before[1]]);
  }

  #pinch(id: number, before: MapPoint, at: MapPoint): void {
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    this.#down.set(id, at);
    if (!other) return;
    const middle = (point: MapPoint): MapPoint => [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
    const [was, is] = [middle(before), middle(at)];
    this.#gestures.pan([is[0] - was[0], is[1] - was[1]]);
    const [apartBefore, apart] = [far(before, other), far(at, other)];
    if (apartBefore > 0) this.#gestures.zoom(is, apart / apartBefore);
  }

  up(id: number, isTouch: boolean): void {
    const at = this.#down.get(id);
    if (!at) return;
    this.#down.delete(id);
    const phase = this.#phase;
    // The second finger of two that leaves last draws nothing.
    if (this.#down.size > 0) return;
    this.#phase = 'none';
    if (phase === 'pressed') this.#gestures.tap(at, isTouch);
    else if (phase === 'dragging') this.#gestures.release(isTouch);
  }

  cancel(id: number): void {
    if (!this.#down.delete(id) || this.#down.size > 0) return;
    this.#phase = 'none';
    this.#gestures.letGo();
  }
}

const far = ([ax, ay]: MapPoint, [bx, by]: MapPoint): number => Math.hypot(ax - bx, ay - by);
