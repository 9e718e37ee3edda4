import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two looks. */
const EVERY = 30_000;
/** Of one core, since the last look: a server at which hardly anything happens, of 500 tables with 2,000 connections too. */
const QUIET = 0.05;
/** Megabytes above what was left the last time: less is not worth a tenth of a second. */
const WORTH = 64;

export interface QuietCollectionOptions {
  /** Megabytes of this process that lie in memory. */
  readonly resident: () => number;
  /** Seconds of the processor that this process has had. */
  readonly cpu: () => number;
  /** Throws away what nobody needs: everything stands still meanwhile. */
  readonly collect: () => void;
  /** Runs it again and again after so many milliseconds; answers how to call it off. */
  readonly every: (milliseconds: number, look: () => void) => () => void;
  readonly onCollected?: (before: number, after: number) => void;
}

const resident = (): number => process.memoryUsage.rss() / (1024 * 1024);

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const every = (milliseconds: number, look: () => void): (() => void) => {
  const timer = setInterval(look, milliseconds).unref();
  return () => clearInterval(timer);
};

/** Node's own switch, thrown at run time: whoever starts the server need not know of it. */
const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  // The first finds what is dead, the second gives its pages back.
  return () => {
    collect();
    collect();
  };
};

/** Of this process. */
export const ownMemory = (): Omit<QuietCollectionOptions, 'onCollected'> => ({
  resident,
  cpu,
  collect: collector(),
  every,
});

/**
 * Gives memory back when people have stopped playing. V8 collects old garbage when it needs the room, so that a server that has become quiet keeps what an
 * evening has left, 200 MB and more, until the next one. Never while anything much happens: it takes a tenth of a second.
 */
export class QuietCollection {
  readonly #options: QuietCollectionOptions;
  readonly stop: () => void;
  #cpu: number;
  /** Megabytes, after the last collection. */
  #left: number;

  constructor(options: QuietCollectionOptions) {
    this.#options = options;
    this.#cpu = options.cpu();
    this.#left = options.resident();
    this.stop = options.every(EVERY, () => this.#look());
  }

  #look(): void {
    const { resident, cpu, collect, onCollected } = this.#options;
    const used = cpu() - this.#cpu;
    this.#cpu += used;
    if (used > (EVERY / 1000) * QUIET) return;
    const before = resident();
    // What went by itself is not waited for again.
    this.#left = Math.min(this.#left, before);
    if (before - this.#left < WORTH) return;
    collect();
    this.#left = resident();
    this.#cpu = cpu();
    onCollected?.(before, this.#left);
  }
}
