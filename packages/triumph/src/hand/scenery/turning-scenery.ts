import { headingTo, placementOf, type Point, turnBetween } from '@vexillum/geometry';
import type { Free, Hand, ToolState } from '../hand.ts';
import { movableScenery } from '../holders.ts';
import type { Poses } from '../tool-effect.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { middleOf, posesOf, turnedPoses } from './group-poses.ts';

/** With Shift the heading of the first piece clicks into steps of so many degrees. */
const STEP = 15;

/** The selected scenery turns about its middle with the knob. */
export class TurningScenery implements ToolState {
  readonly name = 'turning-scenery';
  readonly holds: readonly string[];
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #pivot: Point;
  readonly #poses: Poses;
  readonly #heading: number;
  readonly #free: Free;

  private constructor(hand: Hand, start: PointerToolEvent, pivot: Point, poses: Poses, free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#pivot = pivot;
    this.#poses = poses;
    this.#free = free;
    this.holds = [...poses.keys()];
    const [first = [0, 0, 0] as const] = poses.values();
    this.#heading = placementOf(first).degrees;
  }

  /** `undefined` where the selection has left the table meanwhile. */
  static from(hand: Hand, start: PointerToolEvent, free: Free): TurningScenery | undefined {
    const ids = movableScenery(hand.world);
    const pivot = middleOf(hand.world, ids);
    return pivot && new TurningScenery(hand, start, pivot, posesOf(hand.world, ids), free);
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#stop() : this;
    if (!('pointerId' in event) || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') this.#hand.emit({ kind: 'preview', poses: this.#turned(event) });
    if (event.kind === 'up') return this.#drop(event);
    return event.kind === 'cancel' ? this.#stop() : this;
  }

  giveUp(): void {
    this.#hand.emit({ kind: 'cancel' });
  }

  #turnTo(event: PointerToolEvent): number {
    const turn = headingTo(this.#pivot, event.at) - headingTo(this.#pivot, this.#start.at);
    if (!event.shift) return turn;
    return Math.round((this.#heading + turn) / STEP) * STEP - this.#heading;
  }

  #turned(event: PointerToolEvent): Poses {
    return turnedPoses(this.#poses, this.#pivot, this.#turnTo(event));
  }

  #drop(event: PointerToolEvent): ToolState {
    if (Math.abs(turnBetween(0, this.#turnTo(event))) < LEAST_TURN) return this.#stop();
    this.#hand.emit({ kind: 'drop', poses: this.#turned(event) });
    return this.#free();
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }
}

/** What a table can store, in degrees. */
const LEAST_TURN = 0.005;
