import type { Hand, ToolState } from '../hand.ts';
import { handleKey } from '../keys.ts';
import { ROTATE_HANDLE } from '../rotate-handle.ts';
import { slopOf } from '../slop.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { zoomByWheel } from '../zoom-by-wheel.ts';
import { Marqueeing } from './marqueeing.ts';
import { Panning } from './panning.ts';
import { Pressing } from './pressing.ts';
import { Rotating } from './rotating.ts';

const MIDDLE_BUTTON = 1;

/** The hand is free: it looks, and waits for the next thing to do. */
export class Selecting implements ToolState {
  readonly name = 'selecting';
  readonly #hand: Hand;
  #hovered: string | undefined;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'down') return this.#press(event);
    if (event.kind === 'move') this.#hover(event);
    if (event.kind === 'wheel') zoomByWheel(this.#hand, event);
    if (event.kind === 'key') handleKey(this.#hand, event);
    return this;
  }

  #press(event: PointerToolEvent): ToolState {
    const hand = this.#hand;
    if (event.button === MIDDLE_BUTTON) return new Panning(hand, event, () => new Selecting(hand));
    if (event.button !== 0) return this;
    if (event.alt) {
      hand.emit({ kind: 'ping', at: event.at });
      return this;
    }
    const hit = hand.world.hitTest(event.at, slopOf(hand.world, event));
    if (hit?.kind === 'handle' && hit.id === ROTATE_HANDLE)
      return Rotating.from(hand, event, () => new Selecting(hand)) ?? this;
    if (!hit && event.shift) return new Marqueeing(hand, event, () => new Selecting(hand));
    return new Pressing(hand, event, hit, () => new Selecting(hand));
  }

  #hover(event: PointerToolEvent): void {
    if (event.pointerType === 'touch') return;
    const id = this.#hand.world.hitTest(event.at, slopOf(this.#hand.world, event))?.id;
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.#hand.emit({ kind: 'hover', id });
  }
}
