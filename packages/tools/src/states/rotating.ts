import { headingTo, type Point } from '@vexillum/geometry';
import { middleOf, movableSelection, posesOf, turnedPoses } from '../group-poses.ts';
import type { Hand, ToolState } from '../hand.ts';
import type { Poses } from '../tool-effect.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';

/** With Shift the knob clicks into steps of so many degrees. */
const STEP = 15;

/** The selection turns about its middle with the knob. */
export class Rotating implements ToolState {
  readonly name = 'rotating';
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #pivot: Point;
  readonly #poses: Poses;
  readonly #free: () => ToolState;

  private constructor(hand: Hand, start: PointerToolEvent, pivot: Point, poses: Poses, free: () => ToolState) {
    this.#hand = hand;
    this.#start = start;
    this.#pivot = pivot;
    this.#poses = poses;
    this.#free = free;
  }

  /** `undefined` where the selection has left the table meanwhile. */
  static from(hand: Hand, start: PointerToolEvent, free: () => ToolState): Rotating | undefined {
    const ids = movableSelection(hand.world);
    const pivot = middleOf(hand.world, ids);
    return pivot && new Rotating(hand, start, pivot, posesOf(hand.world, ids), free);
  }

  handle(event: ToolEvent): ToolState {
    switch (event.kind) {
      case 'move':
        if (this.#isMine(event)) this.#hand.emit({ kind: 'preview', poses: this.#turned(event) });
        return this;
      case 'up':
        if (!this.#isMine(event)) return this;
        this.#hand.emit({ kind: 'drop', poses: this.#turned(event), gesture: 'turn' });
        return this.#free();
      case 'cancel':
        return this.#isMine(event) ? this.#giveUp() : this;
      case 'key':
        return event.key === 'Escape' ? this.#giveUp() : this;
      case 'down':
      case 'wheel':
      case 'wake':
        return this;
    }
  }

  #isMine(event: { readonly pointerId: number }): boolean {
    return event.pointerId === this.#start.pointerId;
  }

  #turned(event: PointerToolEvent): Poses {
    const degrees = headingTo(this.#pivot, event.at) - headingTo(this.#pivot, this.#start.at);
    return turnedPoses(this.#poses, this.#pivot, event.shift ? Math.round(degrees / STEP) * STEP : degrees);
  }

  #giveUp(): ToolState {
    this.#hand.emit({ kind: 'cancel' });
    return this.#free();
  }
}
