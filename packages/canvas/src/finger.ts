import type { ScreenPoint } from '@vexillum/geometry';

/** Knows where the mouse or a finger is, and does nothing else with it: what labels keep clear of. */
export class Finger {
  readonly #host: HTMLElement;
  readonly #abort = new AbortController();
  #at: ScreenPoint | undefined;
  #isTouch = false;

  constructor(host: HTMLElement) {
    this.#host = host;
    const options = { passive: true, signal: this.#abort.signal };
    for (const kind of ['pointerdown', 'pointermove'] as const)
      host.addEventListener(kind, (event) => this.#follow(event), options);
    host.addEventListener('pointerleave', () => this.#lose(), options);
    host.addEventListener('pointercancel', () => this.#lose(), options);
    host.addEventListener('pointerup', (event) => event.pointerType !== 'mouse' && this.#lose(), options);
  }

  get at(): ScreenPoint | undefined {
    return this.#at;
  }

  get isTouch(): boolean {
    return this.#isTouch;
  }

  forget(): void {
    this.#abort.abort();
  }

  #follow(event: PointerEvent): void {
    const { left, top } = this.#host.getBoundingClientRect();
    this.#at = { left: event.clientX - left, top: event.clientY - top };
    this.#isTouch = event.pointerType === 'touch';
  }

  #lose(): void {
    this.#at = undefined;
  }
}
