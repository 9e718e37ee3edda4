import type { Clock } from '@vexillum/table/room';
import type { Duplex } from 'node:stream';

/** Milliseconds: longer than a lease and the time in which the others see its end, and shorter than a browser waits for a line to open. */
const WAITS = 8000;

export interface DeparturesOptions {
  readonly standing: {
    readonly fellows: readonly { readonly address: string }[];
    /** Hears of addresses where whatever was there answers no more for what it had. Answers how to hear no more. */
    onGone(hear: (address: string) => void): () => void;
    lookOften(): () => void;
  };
  readonly clock: Pick<Clock, 'after'>;
}

/** Waits for nodes that do not answer to be known as gone: what they had can be taken from that moment on. */
export class Departures {
  readonly #options: DeparturesOptions;
  readonly #waiting = new Set<(isGone: boolean) => void>();

  constructor(options: DeparturesOptions) {
    this.#options = options;
  }

  /** `true` once whatever was at this address has nothing any more; `false` where that takes too long, or nobody waits at the other end of the line. */
  of(address: string, line: Duplex): Promise<boolean> {
    const { standing, clock } = this.#options;
    if (line.destroyed) return Promise.resolve(false);
    if (!standing.fellows.some((fellow) => fellow.address === address)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const hangUp = (): void => end(false);
      const end = (isGone: boolean): void => {
        this.#waiting.delete(end);
        line.off('close', hangUp);
        callOff();
        hearNoMore();
        lookLess();
        resolve(isGone);
      };
      const callOff = clock.after(WAITS, hangUp);
      const hearNoMore = standing.onGone((gone) => {
        if (gone === address) end(true);
      });
      const lookLess = standing.lookOften();
      line.once('close', hangUp);
      this.#waiting.add(end);
    });
  }

  /** Nobody is waited for any more. */
  stop(): void {
    for (const end of [...this.#waiting]) end(false);
  }
}
