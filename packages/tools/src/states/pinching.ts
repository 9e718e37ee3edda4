import type { ScreenPoint } from '@vexillum/geometry';
import type { Hand, ToolState } from '../hand.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';

/** Two fingers closer together than this would zoom without measure. */
const LEAST_SPREAD = 12;

const middleOf = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({
  left: (a.left + b.left) / 2,
  top: (a.top + b.top) / 2,
});

const spreadOf = (a: ScreenPoint, b: ScreenPoint): number =>
  Math.max(LEAST_SPREAD, Math.hypot(b.left - a.left, b.top - a.top));

/** Two fingers move the camera, and never a piece. */
export class Pinching implements ToolState {
  readonly name = 'pinching';
  readonly #hand: Hand;
  readonly #free: () => ToolState;
  readonly #fingers: Map<number, ScreenPoint>;

  constructor(hand: Hand, first: PointerToolEvent, second: PointerToolEvent, free: () => ToolState) {
    this.#hand = hand;
    this.#free = free;
    this.#fingers = new Map([
      [first.pointerId, first.screen],
      [second.pointerId, second.screen],
    ]);
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'move' && this.#fingers.has(event.pointerId)) this.#move(event);
    const isLift = event.kind === 'up' || event.kind === 'cancel';
    // The finger that stays on the glass does nothing more: it must not start to drag what happens to lie under it.
    return isLift && this.#fingers.has(event.pointerId) ? this.#free() : this;
  }

  #move(event: PointerToolEvent): void {
    const [a, b] = this.#points();
    this.#fingers.set(event.pointerId, event.screen);
    const [c, d] = this.#points();
    const from = middleOf(a, b);
    const to = middleOf(c, d);
    this.#hand.emit({ kind: 'pan', right: to.left - from.left, down: to.top - from.top });
    const factor = spreadOf(c, d) / spreadOf(a, b);
    if (factor !== 1) this.#hand.emit({ kind: 'zoom', factor, at: to });
  }

  #points(): readonly [ScreenPoint, ScreenPoint] {
    return [...this.#fingers.values()] as unknown as readonly [ScreenPoint, ScreenPoint];
  }
}
