import { boxBetween } from '@vexillum/geometry';
import type { Free, ToolState } from '../hand.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';

/** A box is drawn round the own pieces to be added to the selection. */
export class Marqueeing implements ToolState {
  readonly name = 'marqueeing';
  readonly #hand: HandAtTable;
  readonly #start: PointerToolEvent;
  readonly #free: Free;

  constructor(hand: HandAtTable, start: PointerToolEvent, free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#free = free;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#end() : this;
    if (!('pointerId' in event) || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') this.#hand.emit({ kind: 'marquee', box: boxBetween(this.#start.at, event.at) });
    if (event.kind === 'up') this.#pick(event);
    return event.kind === 'up' || event.kind === 'cancel' ? this.#end() : this;
  }

  giveUp(): void {
    this.#hand.emit({ kind: 'marquee', box: undefined });
  }

  #pick(event: PointerToolEvent): void {
    const { world } = this.#hand;
    const picked = world.piecesIn(boxBetween(this.#start.at, event.at));
    this.#hand.select([...new Set([...world.selection(), ...picked])]);
  }

  #end(): ToolState {
    this.giveUp();
    return this.#free();
  }
}
