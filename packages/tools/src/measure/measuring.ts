import type { Free, ToolState } from '../hand.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import { pieceAt } from '../pick.ts';
import type { RulerEnd } from './ruler.ts';
import { isDragFrom } from '../slop.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { measure } from './ruler.ts';

/** A ruler is drawn out from where it was set down. Its ends stick to stands; it stays when it is let go. */
export class Measuring implements ToolState {
  readonly name = 'measuring';
  readonly #hand: HandAtTable;
  readonly #start: PointerToolEvent;
  readonly #from: RulerEnd;
  readonly #free: Free;
  #isDrawn = false;

  constructor(hand: HandAtTable, start: PointerToolEvent, free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#from = endAt(hand, start);
    this.#free = free;
    if (hand.lent) hand.lent.isUsed = true;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#stop() : this;
    if (!('pointerId' in event) || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') this.#draw(event);
    if (event.kind === 'cancel') return this.#stop();
    return event.kind === 'up' ? this.#free() : this;
  }

  giveUp(): void {
    this.#hand.setRuler(undefined);
  }

  #draw(event: PointerToolEvent): void {
    this.#isDrawn ||= isDragFrom(this.#start, event);
    if (this.#isDrawn) this.#hand.setRuler(measure(this.#hand.bodies, this.#from, endAt(this.#hand, event)));
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }
}

const endAt = (hand: HandAtTable, event: PointerToolEvent): RulerEnd => {
  const hit = pieceAt(hand, event);
  return hit && hand.world.isStand(hit.id) ? { at: event.at, stand: hit.id } : { at: event.at };
};
