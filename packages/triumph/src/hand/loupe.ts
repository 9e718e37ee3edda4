import type { Hand, ToolStateName } from './hand.ts';
import type { PointerToolEvent } from './tool-event.ts';

/** While something is held, a finger hides the very place that matters. */
const holding: ReadonlySet<ToolStateName> = new Set([
  'carrying',
  'moving-scenery',
  'advancing',
  'wheeling',
  'sliding',
  'turning',
  'turning-scenery',
  'resizing',
]);

/** Asks for the loupe above a finger that holds a piece or a knob. */
export class Loupe {
  readonly #hand: Hand;
  /** The finger that it hangs above. */
  #pointerId: number | undefined;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  follow(state: ToolStateName, event: PointerToolEvent): void {
    if (!holding.has(state)) return this.hide();
    if (event.pointerType !== 'touch' || event.kind === 'up') return;
    this.#pointerId ??= event.pointerId;
    if (event.pointerId === this.#pointerId) this.#hand.emit({ kind: 'loupe', at: event.screen });
  }

  hide(): void {
    if (this.#pointerId === undefined) return;
    this.#pointerId = undefined;
    this.#hand.emit({ kind: 'loupe', at: undefined });
  }
}
