import type { ScreenPoint } from '@vexillum/geometry';
import type { Hand, ToolState } from '../hand.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { zoomByWheel } from '../zoom-by-wheel.ts';
import { Pinching } from './pinching.ts';

/** The table is pushed about under the pointer. */
export class Panning implements ToolState {
  readonly name = 'panning';
  readonly #hand: Hand;
  readonly #free: () => ToolState;
  #last: PointerToolEvent;

  constructor(hand: Hand, start: PointerToolEvent, free: () => ToolState) {
    this.#hand = hand;
    this.#last = start;
    this.#free = free;
  }

  handle(event: ToolEvent): ToolState {
    switch (event.kind) {
      case 'move':
        if (event.pointerId === this.#last.pointerId) this.#push(event);
        return this;
      case 'up':
      case 'cancel':
        return event.pointerId === this.#last.pointerId ? this.#free() : this;
      case 'down':
        return event.pointerType === 'touch' ? new Pinching(this.#hand, this.#last, event, this.#free) : this;
      case 'wheel':
        zoomByWheel(this.#hand, event);
        return this;
      case 'key':
      case 'wake':
        return this;
    }
  }

  #push(event: PointerToolEvent): void {
    const from: ScreenPoint = this.#last.screen;
    this.#last = event;
    this.#hand.emit({ kind: 'pan', right: event.screen.left - from.left, down: event.screen.top - from.top });
  }
}
