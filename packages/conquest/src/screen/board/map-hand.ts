import type { ScreenPoint } from '@vexillum/geometry';

/** A pointer on the map. */
export interface HandEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  /** CSS pixels from the board's corner. */
  readonly at: ScreenPoint;
}

/** Where on the board that is, in CSS pixels from its corner. */
export const placeIn = (board: Element, { clientX, clientY }: MouseEvent): ScreenPoint => {
  const { left, top } = board.getBoundingClientRect();
  return { left: clientX - left, top: clientY - top };
};

export const handEventIn = (board: Element, event: PointerEvent): HandEvent => ({
  pointerId: event.pointerId,
  pointerType: event.pointerType,
  at: placeIn(board, event),
});

/** What a hand on the map does to it. */
export interface MapHandPort {
  tap(at: ScreenPoint, pointerType: string): void;
  /** A finger has rested. */
  rest(at: ScreenPoint): void;
  /** A finger or the mouse has tapped and is now held there; true where that does something, until `letGo`. */
  hold(at: ScreenPoint, pointerType: string): boolean;
  letGo(): void;
  /** A mouse or pen without pressing; `undefined` where it has gone. */
  hover(at: ScreenPoint | undefined): void;
  pan(right: number, down: number): void;
  zoomAt(factor: number, at: ScreenPoint): void;
}

/** How far a pointer may tremble before a press pushes the map, in CSS pixels. */
const DRAG_SLOP: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 10 };
/** Whoever rests so long, in milliseconds, holds; a finger that holds nothing asks instead of touching. */
const REST = 500;
/** Whoever comes down again so soon after a tap, in milliseconds, may hold. Pressed once and held, the map opens the menu (KR-ADMIN-OPEN). */
const AGAIN = 500;
/** Two fingers closer together than this would zoom without measure. */
const LEAST_SPREAD = 12;
/** One notch of a usual wheel (100 pixels) is then a sixth larger or smaller. */
const WHEEL_PACE = 0.0016;
/** Two fingers on a trackpad come as a wheel with ctrl, in far smaller steps. */
const PINCH_PACE = 0.01;
const LARGEST_WHEEL = 240;

const middleOf = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({
  left: (a.left + b.left) / 2,
  top: (a.top + b.top) / 2,
});
const farFrom = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(b.left - a.left, b.top - a.top);

/** One hand on the map: a tap touches, a drag pushes, two fingers or the wheel zoom, whoever taps and then holds repeats, a finger that rests asks. */
export class MapHand {
  readonly #port: MapHandPort;
  /** Every finger on the glass, the first ones first. */
  readonly #down = new Map<number, ScreenPoint>();
  #start: HandEvent | undefined;
  /** The press may still become a tap. */
  #mayTap = false;
  /** The last press was a tap, which ended then (`performance.now`). */
  #tapped: number | undefined;
  #isHolding = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(port: MapHandPort) {
    this.#port = port;
  }

  down(event: HandEvent): void {
    this.#down.set(event.pointerId, event.at);
    clearTimeout(this.#rest);
    this.#letGo();
    this.#mayTap = this.#down.size === 1;
    const mayHold = this.#tapped !== undefined && performance.now() - this.#tapped <= AGAIN;
    this.#tapped = undefined;
    if (!this.#mayTap) return;
    this.#start = event;
    this.#rest = setTimeout(() => this.#hasRested(event, mayHold), REST);
  }

  move(event: HandEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch' && this.#down.size === 0) this.#port.hover(event.at);
      return;
    }
    if ((this.#mayTap || this.#isHolding) && !this.#isDrag(event)) return;
    this.#letGo();
    if (this.#mayTap) this.#port.hover(undefined);
    this.#mayTap = false;
    clearTimeout(this.#rest);
    const others = [...this.#down].filter(([id]) => id !== event.pointerId);
    this.#down.set(event.pointerId, event.at);
    if (others.length === 0) this.#port.pan(event.at.left - before.left, event.at.top - before.top);
    else if (others[0] && [...this.#down.keys()].indexOf(event.pointerId) < 2)
      this.#pinch(before, event.at, others[0][1]);
  }

  up({ pointerId, at, pointerType }: HandEvent): void {
    clearTimeout(this.#rest);
    this.#letGo();
    if (!this.#down.delete(pointerId)) return;
    if (this.#mayTap) {
      this.#tapped = performance.now();
      this.#port.tap(at, pointerType);
    }
    this.#mayTap = false;
  }

  cancel(pointerId: number): void {
    clearTimeout(this.#rest);
    this.#letGo();
    this.#down.delete(pointerId);
    this.#mayTap = false;
  }

  leave(): void {
    if (this.#down.size === 0) this.#port.hover(undefined);
  }

  /** `delta` in CSS pixels, positive toward the user. */
  wheel(delta: number, at: ScreenPoint, isPinch: boolean): void {
    const kept = Math.max(-LARGEST_WHEEL, Math.min(LARGEST_WHEEL, delta));
    this.#port.zoomAt(Math.exp(-kept * (isPinch ? PINCH_PACE : WHEEL_PACE)), at);
  }

  close(): void {
    clearTimeout(this.#rest);
    this.#letGo();
  }

  #hasRested({ at, pointerType }: HandEvent, mayHold: boolean): void {
    this.#isHolding = mayHold && this.#port.hold(at, pointerType);
    // A mouse that rests may still click.
    if (!this.#isHolding && pointerType === 'mouse') return;
    this.#mayTap = false;
    if (!this.#isHolding) this.#port.rest(at);
  }

  #letGo(): void {
    if (!this.#isHolding) return;
    this.#isHolding = false;
    this.#port.letGo();
  }

  #isDrag({ at, pointerType }: HandEvent): boolean {
    const start = this.#start?.at ?? at;
    return farFrom(start, at) > (DRAG_SLOP[pointerType] ?? DRAG_SLOP['mouse'] ?? 0);
  }

  #pinch(before: ScreenPoint, now: ScreenPoint, other: ScreenPoint): void {
    const [from, to] = [middleOf(before, other), middleOf(now, other)];
    this.#port.pan(to.left - from.left, to.top - from.top);
    const factor = Math.max(LEAST_SPREAD, farFrom(now, other)) / Math.max(LEAST_SPREAD, farFrom(before, other));
    if (factor !== 1) this.#port.zoomAt(factor, to);
  }
}
