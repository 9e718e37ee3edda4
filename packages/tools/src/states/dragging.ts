import { posesOf, shiftedPoses } from '../group-poses.ts';
import type { Hand, ToolState } from '../hand.ts';
import type { Poses } from '../tool-effect.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { zoomByWheel } from '../zoom-by-wheel.ts';
import { Pinching } from './pinching.ts';

/** Pieces are in the hand and follow it. */
export class Dragging implements ToolState {
  readonly name = 'dragging';
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #poses: Poses;
  readonly #free: () => ToolState;

  constructor(hand: Hand, start: PointerToolEvent, ids: readonly string[], free: () => ToolState) {
    this.#hand = hand;
    this.#start = start;
    this.#poses = posesOf(hand.world, ids);
    this.#free = free;
  }

  handle(event: ToolEvent): ToolState {
    switch (event.kind) {
      case 'move':
        if (this.#isMine(event)) this.#hand.emit({ kind: 'preview', poses: this.#moved(event) });
        return this;
      case 'up':
        return this.#isMine(event) ? this.#drop(event) : this;
      case 'down':
        return event.pointerType === 'touch' ? this.#pinch(event) : this;
      case 'cancel':
        return this.#isMine(event) ? this.#giveUp() : this;
      case 'key':
        return event.key === 'Escape' ? this.#giveUp() : this;
      case 'wheel':
        zoomByWheel(this.#hand, event);
        return this;
      case 'wake':
        return this;
    }
  }

  #isMine(event: { readonly pointerId: number }): boolean {
    return event.pointerId === this.#start.pointerId;
  }

  #moved(event: PointerToolEvent): Poses {
    return shiftedPoses(this.#poses, event.at.x - this.#start.at.x, event.at.y - this.#start.at.y);
  }

  #drop(event: PointerToolEvent): ToolState {
    this.#hand.emit({ kind: 'drop', poses: this.#moved(event), gesture: 'drag' });
    return this.#free();
  }

  /** A second finger means the camera: the piece goes back to its place. */
  #pinch(event: PointerToolEvent): ToolState {
    this.#hand.emit({ kind: 'cancel' });
    return new Pinching(this.#hand, this.#start, event, this.#free);
  }

  #giveUp(): ToolState {
    this.#hand.emit({ kind: 'cancel' });
    return this.#free();
  }
}
