import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

/**
 * `black-hole`: as behind a cable that was pulled, nothing comes through, nobody is told, and new connections are made and hear nothing. `lossy`: an
 * answer now and then never arrives, and its connection ends.
 */
type Mood = { readonly kind: 'open' | 'black-hole' } | { readonly kind: 'lossy'; readonly share: number };

/** One node's way to the database, which does to the bytes what networks do. */
export class DatabaseWay {
  readonly #listener: Server;
  readonly #sockets = new Set<Socket>();
  #mood: Mood = { kind: 'open' };
  /** Answers that were lost so far. */
  lost = 0;

  static async lay(far: NetConnectOpts): Promise<DatabaseWay> {
    const way = new DatabaseWay(far);
    await new Promise<void>((resolve) => way.#listener.listen(0, '127.0.0.1', resolve));
    return way;
  }

  private constructor(far: NetConnectOpts) {
    this.#listener = createServer((near) => this.#join(near, far));
  }

  get port(): number {
    return (this.#listener.address() as AddressInfo).port;
  }

  blackHole(): void {
    this.#mood = { kind: 'black-hole' };
  }

  /** Of every answer this share is lost. */
  lose(share: number): void {
    this.#mood = { kind: 'lossy', share };
  }

  /** What was connected through a black hole hears nothing more: its bytes are gone, so it is cut off. */
  mend(): void {
    if (this.#mood.kind === 'black-hole') for (const socket of this.#sockets) socket.destroy();
    this.#mood = { kind: 'open' };
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#listener.close(() => resolve()));
  }

  #join(near: Socket, to: NetConnectOpts): void {
    const far = connect(to);
    for (const end of [near, far]) {
      this.#sockets.add(end);
      end.on('error', () => undefined);
      end.once('close', () => {
        this.#sockets.delete(end);
        // The other end learns of it only where bytes come through.
        if (this.#mood.kind === 'black-hole') return;
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => this.#mood.kind !== 'black-hole' && far.write(bytes));
    far.on('data', (bytes) => {
      if (this.#mood.kind === 'black-hole') return;
      if (this.#mood.kind === 'lossy' && Math.random() < this.#mood.share) {
        this.lost += 1;
        near.destroy();
        far.destroy();
      } else near.write(bytes);
    });
  }
}
