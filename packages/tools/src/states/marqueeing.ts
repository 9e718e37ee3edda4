import { boxBetween } from '@vexillum/geometry';
import type { Hand, ToolState } from '../hand.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';

/** A box is drawn round the pieces to be added to the selection. */
export class Marqueeing implements ToolState {
  readonly name = 'marqueeing';
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #free: () => ToolState;

  constructor(hand: Hand, start: PointerToolEvent, free: () => ToolState) {
    this.#hand = hand;
    this.#start = start;
    this.#free = free;
  }

  handle(event: ToolEvent): ToolState {
    const isMine = 'pointerId' in event && event.pointerId === this.#start.pointerId;
    if (event.kind === 'move' && isMine) {
      this.#hand.emit({ kind: 'marquee', box: boxBetween(this.#start.at, event.at) });
    }
    if (event.kind === 'up' && isMine) return this.#pick(event);
    if ((event.kind === 'cancel' && isMine) || (event.kind === 'key' && event.key === 'Escape')) return this.#end();
    return this;
  }

  #pick(event: PointerToolEvent): ToolState {
    const { world } = this.#hand;
    const picked = world.piecesIn(boxBetween(this.#start.at, event.at));
    this.#hand.emit({ kind: 'select', ids: [...new Set([...world.selection(), ...picked])] });
    return this.#end();
  }

  #end(): ToolState {
    this.#hand.emit({ kind: 'marquee', box: undefined });
    return this.#free();
  }
}
