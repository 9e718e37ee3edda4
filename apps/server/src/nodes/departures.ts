import type { Clock } from '@vexillum/table/room';
import type { Duplex } from 'node:stream';

/** Milliseconds: longer than a lease and the time in which the others see its end, and shorter than a browser waits for a line to open. */
const WAITS = 8000;

export interface DeparturesOptions {
  readonly standing: {
    readonly fellows: readonly { readonly address: string }[];
    /** Hears of addresses where whatever was there answers no more for what it had. Answers how to hear no more. */
    onGone(hear: (address: string) => void): () => void;
    /** Hears of addresses where whatever is there was just seen to live. Answers how to hear no more. */
    onBeat(hear: (address: string) => void): () => void;
    lookOften(): () => void;
  };
  readonly clock: Pick<Clock, 'after'>;
}

/** Waits for nodes that do not answer to be known as gone, or to live again: what they had can be taken from that moment on, or they can be asked again. */
export class Departures {
  readonly #options: DeparturesOptions;
  readonly #waiting = new Set<(isKnown: boolean) => void>();

  constructor(options: DeparturesOptions) {
    this.#options = options;
  }

  /** `true` once it is known what became of whatever was at this address; `false` where that takes too long, or nobody waits at the other end of the line. */
  of(address: string, line: Duplex): Promise<boolean> {
    const { standing, clock } = this.#options;
    if (line.destroyed) return Promise.resolve(false);
    if (!standing.fellows.some((fellow) => fellow.address === address)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const hangUp = (): void => end(false);
      const end = (isKnown: boolean): void => {
        this.#waiting.delete(end);
        line.off('close', hangUp);
        callOff();
        for (const hearNoMore of hearing) hearNoMore();
        lookLess();
        resolve(isKnown);
      };
      const callOff = clock.after(WAITS, hangUp);
      const hear = (known: string): void => {
        if (known === address) end(true);
      };
      const hearing = [standing.onGone(hear), standing.onBeat(hear)];
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
