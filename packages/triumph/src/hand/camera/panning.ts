import type { Free, Hand, ToolState } from '../hand.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';

/** The table is pushed about under the pointer. */
export class Panning implements ToolState {
  readonly name = 'panning';
  readonly #hand: Hand;
  readonly #free: Free;
  #last: PointerToolEvent;

  constructor(hand: Hand, start: PointerToolEvent, free: Free) {
    this.#hand = hand;
    this.#last = start;
    this.#free = free;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#free() : this;
    if (!('pointerId' in event) || event.pointerId !== this.#last.pointerId) return this;
    if (event.kind === 'move') this.#push(event);
    return event.kind === 'up' || event.kind === 'cancel' ? this.#free() : this;
  }

  giveUp(): void {
    // The table stays where it has been pushed.
  }

  #push(event: PointerToolEvent): void {
    const from = this.#last.screen;
    this.#last = event;
    this.#hand.emit({ kind: 'pan', right: event.screen.left - from.left, down: event.screen.top - from.top });
  }
}
