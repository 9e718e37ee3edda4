import type { Hand, ToolState } from '../hand.ts';
import { isDragFrom } from '../slop.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import type { ToolHit } from '../tool-world.ts';
import { Dragging } from './dragging.ts';
import { Panning } from './panning.ts';
import { Pinching } from './pinching.ts';

const LONG_PRESS = 550;

/** Something is pressed, and it is not yet clear whether this is a click, a drag or a long press. */
export class Pressing implements ToolState {
  readonly name = 'pressing';
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #hit: ToolHit | undefined;
  readonly #free: () => ToolState;
  readonly #ticket: number;

  constructor(hand: Hand, start: PointerToolEvent, hit: ToolHit | undefined, free: () => ToolState) {
    this.#hand = hand;
    this.#start = start;
    this.#hit = hit;
    this.#free = free;
    this.#ticket = hand.newTicket();
    if (start.pointerType === 'touch') hand.emit({ kind: 'wake', ticket: this.#ticket, after: LONG_PRESS });
  }

  handle(event: ToolEvent): ToolState {
    switch (event.kind) {
      case 'down':
        return event.pointerType === 'touch' ? new Pinching(this.#hand, this.#start, event, this.#free) : this;
      case 'move':
        return event.pointerId === this.#start.pointerId && isDragFrom(this.#start, event) ? this.#drag(event) : this;
      case 'up':
        if (event.pointerId === this.#start.pointerId) this.#click(event);
        return event.pointerId === this.#start.pointerId ? this.#free() : this;
      case 'cancel':
        return this.#free();
      case 'wake':
        return event.ticket === this.#ticket ? this.#ping() : this;
      case 'key':
      case 'wheel':
        return this;
    }
  }

  #drag(event: PointerToolEvent): ToolState {
    const { world } = this.#hand;
    const id = this.#hit?.id;
    if (id === undefined || !world.mayMove(id)) return new Panning(this.#hand, this.#start, this.#free).handle(event);
    const selected = world.selection();
    if (selected.includes(id)) return this.#take([id, ...selected.filter((other) => other !== id)], event);
    const ids = this.#start.shift ? [...selected, id] : [id];
    this.#hand.emit({ kind: 'select', ids });
    return this.#take(ids, event);
  }

  #take(ids: readonly string[], event: PointerToolEvent): ToolState {
    const movable = ids.filter((id) => this.#hand.world.mayMove(id));
    return new Dragging(this.#hand, this.#start, movable, this.#free).handle(event);
  }

  #click(event: PointerToolEvent): void {
    const id = this.#hit?.id;
    const selected = this.#hand.world.selection();
    if (id === undefined) {
      if (!event.shift && selected.length > 0) this.#hand.emit({ kind: 'select', ids: [] });
      return;
    }
    if (!event.shift) this.#hand.emit({ kind: 'select', ids: [id] });
    else
      this.#hand.emit({
        kind: 'select',
        ids: selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
      });
  }

  #ping(): ToolState {
    this.#hand.emit({ kind: 'ping', at: this.#start.at });
    return this.#free();
  }
}
