import type { ScreenPoint } from '@vexillum/geometry';
import { stepBack } from '../draft/index.ts';
import type { Free, Hand, ToolState } from '../hand.ts';
import { isDragFrom } from '../slop.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';

/** Two fingers closer together than this would zoom without measure. */
const LEAST_SPREAD = 12;
/** Longer on the glass than this, in milliseconds, is no tap. */
const TAP = 500;

const middleOf = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({
  left: (a.left + b.left) / 2,
  top: (a.top + b.top) / 2,
});

const spreadOf = (a: ScreenPoint, b: ScreenPoint): number =>
  Math.max(LEAST_SPREAD, Math.hypot(b.left - a.left, b.top - a.top));

/** Two fingers move the camera, and never a piece. If they only tap, they take back. */
export class Pinching implements ToolState {
  readonly name = 'pinching';
  readonly #hand: Hand;
  readonly #free: Free;
  readonly #down: readonly [PointerToolEvent, PointerToolEvent];
  readonly #ticket: number;
  #now: readonly [ScreenPoint, ScreenPoint];
  #mayTap: boolean;

  /** `mayTap`: whether the first finger, too, has only just come down. */
  constructor(hand: Hand, first: PointerToolEvent, second: PointerToolEvent, mayTap: boolean, free: Free) {
    this.#hand = hand;
    this.#free = free;
    this.#down = [first, second];
    this.#now = [first.screen, second.screen];
    this.#mayTap = mayTap;
    this.#ticket = hand.newTicket();
    if (mayTap) hand.emit({ kind: 'wake', ticket: this.#ticket, after: TAP });
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'wake' && event.ticket === this.#ticket) this.#mayTap = false;
    if (!('pointerId' in event)) return this;
    const which = this.#down.findIndex((down) => down.pointerId === event.pointerId);
    if (which === -1) return this;
    if (event.kind === 'move') this.#move(event, which);
    if (event.kind === 'up' && this.#mayTap) this.#tap();
    // The finger that stays on the glass does nothing more: it must not start to drag what happens to lie under it.
    return event.kind === 'up' || event.kind === 'cancel' ? this.#free() : this;
  }

  giveUp(): void {
    // The camera stays where it is.
  }

  #move(event: PointerToolEvent, which: number): void {
    const down = this.#down[which];
    if (down && isDragFrom(down, event)) this.#mayTap = false;
    const [a, b] = this.#now;
    this.#now = which === 0 ? [event.screen, b] : [a, event.screen];
    this.#follow([a, b], this.#now);
  }

  #follow([a, b]: readonly [ScreenPoint, ScreenPoint], [c, d]: readonly [ScreenPoint, ScreenPoint]): void {
    const from = middleOf(a, b);
    const to = middleOf(c, d);
    this.#hand.emit({ kind: 'pan', right: to.left - from.left, down: to.top - from.top });
    const factor = spreadOf(c, d) / spreadOf(a, b);
    if (factor !== 1) this.#hand.emit({ kind: 'zoom', factor, at: to });
  }

  #tap(): void {
    if (this.#hand.draft) stepBack(this.#hand);
    else this.#hand.emit({ kind: 'undo' });
  }
}
