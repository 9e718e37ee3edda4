import type { WebsocketProvider } from 'y-websocket';

/** When something came last on a connection. Apart from what sends, so that the ways to and from the server stay two. */
export class LastHeard {
  /** Milliseconds since 1970. */
  #at = 0;

  constructor(provider: WebsocketProvider) {
    this.now();
    provider.messageHandlers = provider.messageHandlers.map((hear): typeof hear => (...message) => {
      this.now();
      hear(...message);
    });
  }

  /** The connection has just begun to open, or has opened. */
  now(): void {
    this.#at = Date.now();
  }

  isSilentFor(milliseconds: number): boolean {
    return Date.now() - this.#at >= milliseconds;
  }
}
