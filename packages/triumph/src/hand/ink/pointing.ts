import type { Point } from '@vexillum/geometry';
import type { Free, ToolState } from '../hand.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { ToolEvent } from '../tool-event.ts';

/** About as many as a pointer tells in a second and a half. A tool has no clock, so the oldest goes when there are more. */
const POINTS_KEPT = 60;

/** A laser pointer shows where it has just been: while a button is down, or while the key that lends it is held. */
export class Pointing implements ToolState {
  readonly name = 'pointing';
  readonly #hand: HandAtTable;
  readonly #pointerId: number | undefined;
  readonly #free: Free;
  #points: readonly Point[] = [];

  /** Without a press it follows any pointer, from where the cursor was last. */
  constructor(hand: HandAtTable, press: { readonly pointerId: number; readonly at: Point } | undefined, free: Free) {
    this.#hand = hand;
    this.#pointerId = press?.pointerId;
    this.#free = free;
    const at = press?.at ?? hand.cursor;
    if (at) this.#show([at]);
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#stop() : this;
    if (!('pointerId' in event)) return this;
    if (this.#pointerId !== undefined && event.pointerId !== this.#pointerId) return this;
    if (event.kind === 'move') this.#follow(event.at);
    // A held key may be let go where nobody hears it: then a click ends what it began.
    return event.kind === 'up' || event.kind === 'cancel' ? this.#stop() : this;
  }

  giveUp(): void {
    this.#show([]);
  }

  #follow(at: Point): void {
    if (this.#hand.lent) this.#hand.lent.isUsed = true;
    this.#show([...this.#points, at].slice(-POINTS_KEPT));
  }

  #show(points: readonly Point[]): void {
    this.#points = points;
    this.#hand.emit({ kind: 'laser', points });
  }

  #stop(): ToolState {
    this.giveUp();
    if (this.#pointerId === undefined) this.#hand.giveBack();
    return this.#free();
  }
}
