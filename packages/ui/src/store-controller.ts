import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ReadableAtom } from 'nanostores';

/** Keeps an element up to date with a store while it is on the page. The store may come later, or be exchanged. */
export class StoreController<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #store: ReadableAtom<T> | undefined;
  #stop: (() => void) | undefined;
  #isConnected = false;

  constructor(host: ReactiveControllerHost, store?: ReadableAtom<T>) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  get value(): T | undefined {
    return this.#store?.get();
  }

  watch(store: ReadableAtom<T> | undefined): void {
    if (store === this.#store) return;
    this.#unlisten();
    this.#store = store;
    this.#listen();
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#listen();
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#unlisten();
  }

  #unlisten(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #listen(): void {
    if (!this.#isConnected || this.#stop) return;
    this.#stop = this.#store?.listen(() => this.#host.requestUpdate());
  }
}
