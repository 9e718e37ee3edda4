import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Lines that another process has accepted and that are answered here: the server of HTTP does not count them, and ends without them. */
export class TakenLines {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isOver = false;
  #whenClosed: () => void = () => undefined;

  constructor(server: Server) {
    this.#server = server;
    // Websockets have an end of their own.
    server.on('upgrade', (_request, socket: Socket) => this.#leave(socket));
  }

  take(socket: Socket): void {
    // Whoever asked comes back, and is led to another one.
    if (this.#isOver) return void socket.destroy();
    this.#open.add(socket);
    socket.once('close', () => this.#leave(socket));
    this.#server.emit('connection', socket);
  }

  /** Resolves when the last of them is closed. */
  closed(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => (this.#whenClosed = resolve));
  }

  hangUp(): void {
    this.#isOver = true;
    for (const socket of this.#open) socket.destroy();
  }

  #leave(socket: Socket): void {
    this.#open.delete(socket);
    if (this.#open.size === 0) this.#whenClosed();
  }
}
