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

/** What became of a node that did not answer: others may take what it had, or it can be asked again. */
export type Became = 'gone' | 'lives';

/** Waits until it is known what became of nodes that do not answer. */
export class Departures {
  readonly #options: DeparturesOptions;
  readonly #waiting = new Set<(became?: Became) => void>();

  constructor(options: DeparturesOptions) {
    this.#options = options;
  }

  /** What became of whatever was at this address; `undefined` where that takes too long, or nobody waits at the other end of the line. */
  of(address: string, line: Duplex): Promise<Became | undefined> {
    const { standing, clock } = this.#options;
    if (line.destroyed) return Promise.resolve(undefined);
    if (!standing.fellows.some((fellow) => fellow.address === address)) return Promise.resolve('gone');
    return new Promise((resolve) => {
      const hangUp = (): void => end();
      const end = (became?: Became): void => {
        this.#waiting.delete(end);
        line.off('close', hangUp);
        callOff();
        for (const hearNoMore of hearing) hearNoMore();
        lookLess();
        resolve(became);
      };
      const callOff = clock.after(WAITS, hangUp);
      const hear = (became: Became) => (of: string) => {
        if (of === address) end(became);
      };
      const hearing = [standing.onGone(hear('gone')), standing.onBeat(hear('lives'))];
      const lookLess = standing.lookOften();
      line.once('close', hangUp);
      this.#waiting.add(end);
    });
  }

  /** Nobody is waited for any more. */
  stop(): void {
    for (const end of [...this.#waiting]) end();
  }
}
