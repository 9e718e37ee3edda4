import type { Free, Hand, ToolState } from '../hand.ts';
import { isDragFrom } from '../slop.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';

const LONG_PRESS = 550;

/** What a press may turn out to be. */
interface PressMeanings {
  click(event: PointerToolEvent): void;
  /** `undefined` where a drag means nothing. */
  drag(): ToolState | undefined;
  /** Whether a finger that stays pings. */
  readonly pings: boolean;
}

/** Something is pressed, and it is not yet clear whether this is a click, a drag or a long press. */
export class Pressing implements ToolState {
  readonly name = 'pressing';
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #meanings: PressMeanings;
  readonly #free: Free;
  readonly #ticket: number;
  #isSpent = false;

  constructor(hand: Hand, start: PointerToolEvent, meanings: PressMeanings, free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#meanings = meanings;
    this.#free = free;
    this.#ticket = hand.newTicket();
    if (meanings.pings && start.pointerType === 'touch')
      hand.emit({ kind: 'wake', ticket: this.#ticket, after: LONG_PRESS });
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'wake') return event.ticket === this.#ticket ? this.#ping() : this;
    if (event.kind === 'key') return event.key === 'Escape' ? this.#free() : this;
    if (event.kind === 'wheel' || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') return this.#move(event);
    if (event.kind === 'up') this.#click(event);
    return event.kind === 'down' ? this : this.#free();
  }

  giveUp(): void {
    // Nothing has been done yet.
  }

  #move(event: PointerToolEvent): ToolState {
    if (this.#isSpent || !isDragFrom(this.#start, event)) return this;
    this.#isSpent = true;
    return this.#meanings.drag()?.handle(event) ?? this;
  }

  #click(event: PointerToolEvent): void {
    if (this.#isSpent) return;
    if (this.#start.alt) this.#hand.emit({ kind: 'ping', at: this.#start.at });
    else this.#meanings.click(event);
  }

  #ping(): ToolState {
    // The finger stays on the glass, and does nothing more.
    if (!this.#isSpent) this.#hand.emit({ kind: 'ping', at: this.#start.at });
    this.#isSpent = true;
    return this;
  }
}
