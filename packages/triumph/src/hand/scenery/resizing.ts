import { forwardOf, placementOf, type Point, rightOf } from '@vexillum/geometry';
import { MILLI_MU, type Pose } from '@vexillum/model';
import type { Free, Hand, ToolState } from '../hand.ts';
import { movableScenery } from '../holders.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { freeCornerOf } from './scenery-handles.ts';

type Size = readonly [width: number, depth: number];
type Limits = { readonly smallest: Size; readonly largest: Size };

/** Sizes are whole quarters of an MU: terrain is cut by hand, and its sizes are said aloud. */
const STEP = MILLI_MU / 4;

/** A corner of a terrain piece is pulled; its middle stays. */
export class Resizing implements ToolState {
  readonly name = 'resizing';
  readonly holds: readonly string[];
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #id: string;
  readonly #pose: Pose;
  readonly #limits: Limits;
  /** From the pointer to the corner that it pulls. */
  readonly #grip: Point;
  readonly #free: Free;
  #size: Size | undefined;

  private constructor(hand: Hand, start: PointerToolEvent, id: string, pose: Pose, limits: Limits, free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#id = id;
    this.#pose = pose;
    this.#limits = limits;
    this.#free = free;
    this.holds = [id];
    const corner = freeCornerOf(hand.world, id) ?? start.at;
    this.#grip = { x: corner.x - start.at.x, y: corner.y - start.at.y };
  }

  /** `undefined` where the piece has left the table meanwhile, or its size is fixed. */
  static from(hand: Hand, start: PointerToolEvent, free: Free): Resizing | undefined {
    const [id] = movableScenery(hand.world);
    const pose = id === undefined ? undefined : hand.world.poseOf(id);
    const limits = id === undefined ? undefined : hand.world.sizeLimitsOf(id);
    return id !== undefined && pose && limits ? new Resizing(hand, start, id, pose, limits, free) : undefined;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#stop() : this;
    if (!('pointerId' in event) || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') this.#pull(event);
    if (event.kind === 'up') return this.#letGo();
    return event.kind === 'cancel' ? this.#stop() : this;
  }

  giveUp(): void {
    this.#hand.emit({ kind: 'resize', id: this.#id, size: undefined, isDone: true });
  }

  #pull({ at }: PointerToolEvent): void {
    this.#size = this.#sizeTo({ x: at.x + this.#grip.x, y: at.y + this.#grip.y });
    this.#hand.emit({ kind: 'resize', id: this.#id, size: this.#size, isDone: false });
  }

  /** The size that puts a corner at a point. */
  #sizeTo(point: Point): Size {
    const { x, y, degrees } = placementOf(this.#pose);
    const along = (axis: Point, at: 0 | 1): number => {
      const length = 2 * Math.abs((point.x - x) * axis.x + (point.y - y) * axis.y) * MILLI_MU;
      const whole = Math.round(length / STEP) * STEP;
      return Math.min(this.#limits.largest[at], Math.max(this.#limits.smallest[at], whole));
    };
    return [along(rightOf(degrees), 0), along(forwardOf(degrees), 1)];
  }

  #letGo(): ToolState {
    if (!this.#size) return this.#stop();
    this.#hand.emit({ kind: 'resize', id: this.#id, size: this.#size, isDone: true });
    return this.#free();
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }
}
