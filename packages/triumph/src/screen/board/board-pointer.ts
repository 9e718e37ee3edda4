import type { Point, ScreenPoint } from '@vexillum/geometry';
import { atom } from 'nanostores';
import type { PointerToolEvent } from '../../hand/index.ts';
import type { Hand } from '../hand/hand.ts';
import type { Carried } from './carry.ts';

/** The element that the board is drawn in. */
interface Board extends Pick<HTMLElement, 'getBoundingClientRect'> {
  readonly hand: Hand;
}

/** What hangs on the pointer, and the board point under it where it is over the board. */
interface Carrying {
  readonly what: Carried;
  readonly at?: Point;
}

/** The browser's pointer over the drawn board: tells the hand's tool what it does, and brings what was taken from a tray. */
export class BoardPointer {
  readonly $carrying = atom<Carrying | undefined>(undefined);
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  readonly down = (event: PointerEvent): void => {
    const host = event.currentTarget as HTMLElement;
    host.setPointerCapture(event.pointerId);
    host.focus({ preventScroll: true });
    this.#tell('down', event);
  };

  readonly move = (event: PointerEvent): void => this.#tell('move', event);

  readonly up = (event: PointerEvent): void => this.#tell('up', event);

  readonly cancel = ({ pointerId }: PointerEvent): void => this.#board.hand.tool.handle({ kind: 'cancel', pointerId });

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.#board.hand.tool.handle({ kind: 'wheel', delta, ...this.#toolKeys(event) });
  };

  /** Carries something from a tray: follows the pointer until it is let go. */
  carry(what: Carried): void {
    const move = (event: PointerEvent) => this.#carryTo(what, event);
    const end = (event: PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      this.#letGo(what, event);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  #carryTo(what: Carried, event: PointerEvent) {
    const at = this.#isOver(event) ? this.#pointAt(event) : undefined;
    this.$carrying.set(at ? { what, at } : { what });
    this.#board.hand.hold((at && what.posesAt?.(at)) ?? new Map());
  }

  #letGo(what: Carried, event: PointerEvent) {
    const isDrop = event.type === 'pointerup' && this.$carrying.get()?.at !== undefined && this.#isOver(event);
    this.$carrying.set(undefined);
    if (isDrop) what.drop(this.#pointAt(event));
    this.#board.hand.letGo();
  }

  #isOver({ clientX, clientY }: PointerEvent): boolean {
    const box = this.#board.getBoundingClientRect();
    return clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
  }

  #tell(kind: PointerToolEvent['kind'], event: PointerEvent) {
    const { pointerId, button } = event;
    const pointerType = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    this.#board.hand.tool.handle({ kind, pointerId, pointerType, button, ...this.#toolKeys(event) });
  }

  #toolKeys(event: MouseEvent) {
    return {
      at: this.#pointAt(event),
      screen: this.screenOf(event),
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      alt: event.altKey,
    };
  }

  /** In CSS pixels from the board's corner. */
  screenOf({ clientX, clientY }: MouseEvent): ScreenPoint {
    const box = this.#board.getBoundingClientRect();
    return { left: clientX - box.left, top: clientY - box.top };
  }

  #pointAt(event: MouseEvent): Point {
    return this.#board.hand.port?.pointAt(this.screenOf(event)) ?? { x: 0, y: 0 };
  }
}
