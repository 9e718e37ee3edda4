import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A mouse drags when it has gone this far; a finger when it has rested this long, for a quick one scrolls. */
const DRAG_PX = 5;
const HOLD_MS = 260;
/** So near the window's upper or lower end a drag scrolls, by so much a frame. */
const SCROLL_ZONE_PX = 56;
const SCROLL_PX = 9;

interface Pressed {
  readonly key: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** Where things that are dragged may be let go. */
export interface DropTargets {
  /** The target under a point of the window. */
  at(x: number, y: number): string | undefined;
  began(key: string): void;
  over(target: string | undefined): void;
  dropped(target: string | undefined): void;
}

/** Drags with mouse, pen and finger alike, from a press on a thing to a target. The page scrolls under it near its ends. */
export class StandDrag implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #targets: DropTargets;
  #pressed: Pressed | undefined;
  #hold = 0;
  #frame = 0;
  #target: string | undefined;
  /** Where the pointer is while it drags. */
  at: { readonly x: number; readonly y: number } | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, targets: DropTargets) {
    this.#host = host;
    this.#targets = targets;
    host.addController(this);
  }

  hostConnected() {
    window.addEventListener('pointermove', this.#move);
    window.addEventListener('pointerup', this.#up);
    window.addEventListener('pointercancel', this.#cancel);
    window.addEventListener('keydown', this.#key);
    // Only a listener that may refuse keeps a finger's drag from scrolling the page.
    window.addEventListener('touchmove', this.#hush, { passive: false });
  }

  hostDisconnected() {
    this.#end(undefined, false);
    window.removeEventListener('pointermove', this.#move);
    window.removeEventListener('pointerup', this.#up);
    window.removeEventListener('pointercancel', this.#cancel);
    window.removeEventListener('keydown', this.#key);
    window.removeEventListener('touchmove', this.#hush);
  }

  get isDragging(): boolean {
    return this.at !== undefined;
  }

  /** A press on a thing: perhaps a drag begins. */
  press(key: string, event: PointerEvent) {
    if (event.button !== 0 || this.isDragging) return;
    this.#pressed = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch')
      this.#hold = window.setTimeout(() => this.#begin(event.clientX, event.clientY), HOLD_MS);
  }

  #begin(x: number, y: number) {
    if (!this.#pressed) return;
    this.at = { x, y };
    this.#targets.began(this.#pressed.key);
    this.#look();
    this.#frame = requestAnimationFrame(this.#scroll);
    this.#host.requestUpdate();
  }

  readonly #move = (event: PointerEvent) => {
    const pressed = this.#pressed;
    if (pressed?.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    const isFar = Math.hypot(x - pressed.x, y - pressed.y) > DRAG_PX;
    if (!this.isDragging && isFar) {
      if (event.pointerType === 'touch') return this.#end(undefined, false);
      return this.#begin(x, y);
    }
    if (!this.isDragging) return;
    this.at = { x, y };
    this.#look();
    this.#host.requestUpdate();
  };

  #look() {
    const target = this.at && this.#targets.at(this.at.x, this.at.y);
    if (target === this.#target) return;
    this.#target = target;
    this.#targets.over(target);
  }

  readonly #scroll = () => {
    if (!this.at) return;
    const fromEnd = window.innerHeight - this.at.y;
    if (this.at.y < SCROLL_ZONE_PX) window.scrollBy(0, -SCROLL_PX);
    else if (fromEnd < SCROLL_ZONE_PX) window.scrollBy(0, SCROLL_PX);
    this.#look();
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  readonly #up = (event: PointerEvent) => {
    if (this.#pressed?.pointer === event.pointerId) this.#end(this.#target, this.isDragging);
  };

  readonly #cancel = (event: PointerEvent) => {
    if (this.#pressed?.pointer === event.pointerId) this.#end(undefined, this.isDragging);
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && this.isDragging) this.#end(undefined, true);
  };

  readonly #hush = (event: TouchEvent) => {
    if (this.isDragging && event.cancelable) event.preventDefault();
  };

  #end(target: string | undefined, wasDragging: boolean) {
    window.clearTimeout(this.#hold);
    cancelAnimationFrame(this.#frame);
    this.#pressed = undefined;
    this.#target = undefined;
    this.at = undefined;
    if (!wasDragging) return;
    this.#targets.dropped(target);
    this.#host.requestUpdate();
  }
}
