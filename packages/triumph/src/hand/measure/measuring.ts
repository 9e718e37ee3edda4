import type { HandAtTable } from '../hand-at-table.ts';
import type { Free, ToolState } from '../hand.ts';
import { pieceAt } from '../pick.ts';
import { isDragFrom, type Pointed } from '../slop.ts';
import type { ToolEvent } from '../tool-event.ts';
import { measure, type RulerEnd } from './ruler.ts';

/** Where a ruler is set down; without a pointer it follows any of them, pressed or not. */
export type RulerStart = Pointed & { readonly pointerId?: number };

/** A ruler is drawn out from where it was set down. Its ends stick to stands; it stays when it is let go. */
export class Measuring implements ToolState {
  readonly name = 'measuring';
  readonly #hand: HandAtTable;
  readonly #start: RulerStart;
  readonly #from: RulerEnd;
  readonly #free: Free;
  #isDrawn = false;

  constructor(hand: HandAtTable, start: RulerStart, free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#from = endAt(hand, start);
    this.#free = free;
    if (hand.lent) hand.lent.isUsed = true;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#stop() : this;
    if (!('pointerId' in event) || event.pointerId !== (this.#start.pointerId ?? event.pointerId)) return this;
    if (event.kind === 'move') this.#draw(event);
    if (event.kind === 'cancel') return this.#stop();
    return event.kind === 'up' ? this.#free() : this;
  }

  giveUp(): void {
    this.#hand.setRuler(undefined);
  }

  #draw(event: Pointed): void {
    this.#isDrawn ||= isDragFrom(this.#start, event);
    if (this.#isDrawn) this.#hand.setRuler(measure(this.#hand.bodies, this.#from, endAt(this.#hand, event)));
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }
}

const endAt = (hand: HandAtTable, event: Pointed): RulerEnd => {
  const hit = pieceAt(hand, event);
  return hit && hand.world.isStand(hit.id) ? { at: event.at, stand: hit.id } : { at: event.at };
};
