import type { Camera } from '@vexillum/scene';

interface Spot {
  readonly left: number;
  readonly top: number;
}

const PER_WHEEL_PIXEL = 0.0015;
const middleOf = (a: Spot, b: Spot): Spot => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.left - b.left, a.top - b.top);

/** Moves the view and nothing else: one finger or the mouse pans, two fingers and the wheel zoom. */
export class BoardFingers {
  readonly #down = new Map<number, Spot>();
  readonly #camera: () => Camera | undefined;

  constructor(camera: () => Camera | undefined) {
    this.#camera = camera;
  }

  down(event: PointerEvent): void {
    const host = event.currentTarget as HTMLElement;
    host.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, spotOf(event));
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = spotOf(event);
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other);
    else this.#camera()?.pan(now.left - before.left, now.top - before.top);
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.#camera()?.zoomAt(Math.exp(-pixels * PER_WHEEL_PIXEL), spotOf(event));
  }

  #pinch(before: Spot, now: Spot, other: Spot): void {
    const [from, to] = [middleOf(before, other), middleOf(now, other)];
    const [near, far] = [apart(before, other), apart(now, other)];
    this.#camera()?.pan(to.left - from.left, to.top - from.top);
    if (near > 0) this.#camera()?.zoomAt(far / near, to);
  }
}

const spotOf = (event: MouseEvent): Spot => {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { left: event.clientX - box.left, top: event.clientY - box.top };
};
