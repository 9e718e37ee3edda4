import type { ListedTable } from '@vexillum/protocol';
import type { Clock } from '@vexillum/table/room';

const EVERY = 1000;

export interface ListedElsewhereOptions {
  readonly clock: Pick<Clock, 'after'>;
  /** Whether this node has the list that everybody reads. */
  readonly isNeeded: () => boolean;
  readonly addresses: () => readonly string[];
  readonly ask: (address: string) => Promise<unknown>;
  /** All rows of others. */
  readonly take: (rows: readonly ListedTable[]) => void;
}

/** What other nodes have to say in the list of tables, asked for once a second by the node that has it. One that does not answer has nothing in it. */
export class ListedElsewhere {
  readonly #options: ListedElsewhereOptions;
  #callOff: (() => void) | undefined;
  #isStopped = false;

  constructor(options: ListedElsewhereOptions) {
    this.#options = options;
    this.#later();
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
  }

  #later(): void {
    if (this.#isStopped) return;
    this.#callOff = this.#options.clock.after(EVERY, () => void this.#look().finally(() => this.#later()));
  }

  async #look(): Promise<void> {
    const { isNeeded, addresses, ask, take } = this.#options;
    if (!isNeeded()) return;
    const asked = addresses().map((address) => ask(address).catch(() => []));
    take((await Promise.all(asked)).flatMap((rows) => (Array.isArray(rows) ? (rows as ListedTable[]) : [])));
  }
}
