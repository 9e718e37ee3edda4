import { Panning } from '../camera/panning.ts';
import type { Free, ToolState } from '../hand.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import { handleAt, pieceAt } from '../pick.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import { beginIn } from './begin-in.ts';
import { grabHandle } from './grab-handle.ts';

const MAIN_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** The hand is free: it looks, and waits for the next thing to do. */
export class Selecting implements ToolState {
  readonly name = 'selecting';
  readonly #hand: HandAtTable;
  readonly #free: Free;
  #hovered: string | undefined;

  constructor(hand: HandAtTable) {
    this.#hand = hand;
    this.#free = () => this;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'down') return this.#press(event);
    if (event.kind === 'move') this.#hover(event);
    return this;
  }

  #press(event: PointerToolEvent): ToolState {
    if (event.button === MIDDLE_BUTTON) return new Panning(this.#hand, event, this.#free);
    if (event.button !== MAIN_BUTTON) return this;
    const handle = handleAt(this.#hand, event);
    if (handle) return grabHandle(this.#hand, event, handle, this.#free) ?? this;
    // The ruler stays until the next press; a knob is no such press, so that one sees the distance shrink as one wheels.
    this.#hand.setRuler(undefined);
    return beginIn[this.#hand.mode](this.#hand, event, pieceAt(this.#hand, event), this.#free);
  }

  #hover(event: PointerToolEvent): void {
    if (event.pointerType === 'touch') return;
    const id = (handleAt(this.#hand, event) ?? pieceAt(this.#hand, event))?.id;
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.#hand.emit({ kind: 'hover', id });
  }
}
