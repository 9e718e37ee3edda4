import type { Free, Hand, ToolState } from '../hand.ts';
import type { Poses } from '../tool-effect.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { posesOf, shiftedPoses } from './group-poses.ts';

/** Let go nearer than this to where it was taken, in MU, a piece stays where it was. */
const NO_MOVE = 0.25;

/** Terrain, camps and markers are in the hand and follow it. */
export class MovingScenery implements ToolState {
  readonly name = 'moving-scenery';
  readonly holds: readonly string[];
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #poses: Poses;
  readonly #free: Free;

  constructor(hand: Hand, start: PointerToolEvent, ids: readonly string[], free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#poses = posesOf(hand.world, ids);
    this.#free = free;
    this.holds = ids;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#stop() : this;
    if (!('pointerId' in event) || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') this.#hand.emit({ kind: 'preview', poses: this.#moved(event) });
    if (event.kind === 'up') return this.#drop(event);
    return event.kind === 'cancel' ? this.#stop() : this;
  }

  giveUp(): void {
    this.#hand.emit({ kind: 'cancel' });
  }

  #moved({ at }: PointerToolEvent): Poses {
    return shiftedPoses(this.#poses, at.x - this.#start.at.x, at.y - this.#start.at.y);
  }

  #drop(event: PointerToolEvent): ToolState {
    const way = Math.hypot(event.at.x - this.#start.at.x, event.at.y - this.#start.at.y);
    if (way <= NO_MOVE || this.#poses.size === 0) return this.#stop();
    this.#hand.emit({ kind: 'drop', poses: this.#moved(event) });
    return this.#free();
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }
}
