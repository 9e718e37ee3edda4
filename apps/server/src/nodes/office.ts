import {
  type Clock,
  Fenced,
  NotWritten,
  type RecordChange,
  type Standing,
  type TableStore,
  type Tenure,
} from '@vexillum/table/room';

/** No table is called so. */
const OFFICE = 'office';

/** How often it is looked whether anybody does it: some of it is to be done although nobody asks. */
const LOOK_EVERY = 5000;
/** Milliseconds for which it waits, before another does it, for what it is just doing. */
const WAITS = 1000;

export interface OfficeOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly tables: Pick<TableStore, 'claim'>;
  readonly standing: Pick<Standing, 'ownerOf'>;
  /** This node leaves: it takes nothing any more. */
  readonly isLeaving: () => boolean;
  /** Reads what the former office has left, before anybody is answered. `nth`: of all that there ever were. */
  readonly onTaken: (nth: number | undefined) => Promise<void>;
}

/** Which node does what is about no single table: whoever is asked while none does. It is owned as a table is, and goes on elsewhere as one. */
export class Office {
  readonly #options: OfficeOptions;
  #tenure: Tenure | undefined;
  #taking: Promise<string | undefined> | undefined;
  #isOpen = false;
  #callOff: (() => void) | undefined;
  #isStopped = false;
  #underWay = 0;
  #whenDone: (() => void) | undefined;

  constructor(options: OfficeOptions) {
    this.#options = options;
  }

  /** From now on there is always one. */
  begin(): void {
    this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
  }

  /** It is this node, and has read what there is. */
  get isHere(): boolean {
    return this.#isOpen;
  }

  /** The node that does it; `undefined`: this one. `''`: one that cannot be reached. Rejects as the store does. */
  async awayOf(): Promise<string | undefined> {
    if (this.#isOpen) return undefined;
    const owner = await this.#options.standing.ownerOf(OFFICE);
    if (owner.kind === 'node') return owner.address;
    if (this.#options.isLeaving()) return '';
    this.#taking ??= this.#take().finally(() => (this.#taking = undefined));
    return this.#taking;
  }

  /** Something that may write is being done for it here. Answers what to call when that is over. */
  enter(): () => void {
    this.#underWay++;
    return () => {
      if (--this.#underWay === 0) this.#whenDone?.();
    };
  }

  /**
   * Writes what `work` answers while this node does it, and nothing once another may. Where it is not known what became of an earlier write, that is settled
   * first, and `work` is asked again, to see it. Rejects with `StoreFailure`.
   */
  async write(work: () => Promise<readonly RecordChange[]>): Promise<void> {
    const tenure = this.#tenure;
    if (!tenure) throw new NotWritten('another server does what is about no single table');
    // It has no ledger: what is written beside nothing is written only for as long as it is this node's.
    const write = async () => tenure.append(0, [], await work());
    try {
      await write().catch(async (error: unknown) => {
        if (!(error instanceof NotWritten)) throw error;
        await tenure.reopen();
        await write();
      });
    } catch (error) {
      throw error instanceof Fenced ? new NotWritten(error.message) : error;
    }
  }

  /** Another one does it from now on: nothing new is taken, and what is under way ends first, or has a moment to. */
  async leave(): Promise<void> {
    this.stop();
    this.#isOpen = false;
    await this.#taking?.catch(() => undefined);
    // What was being taken may have been in the meantime.
    this.#isOpen = false;
    await this.#done();
    const tenure = this.#tenure;
    this.#tenure = undefined;
    await tenure?.handOver();
  }

  async #done(): Promise<void> {
    if (this.#underWay === 0) return;
    await new Promise<void>((resolve) => {
      const callOff = this.#options.clock.after(WAITS, resolve);
      this.#whenDone = () => {
        callOff();
        resolve();
      };
    });
  }

  #look(): void {
    // While the store cannot be asked it is somebody else's turn, or nobody's.
    void this.awayOf()
      .catch(() => undefined)
      .then(() => {
        if (!this.#isStopped) this.#callOff = this.#options.clock.after(LOOK_EVERY, () => this.#look());
      });
  }

  async #take(): Promise<string | undefined> {
    if (!this.#tenure) {
      const claimed = await this.#options.tables.claim(OFFICE);
      if (claimed.kind === 'elsewhere') return claimed.address ?? '';
      this.#tenure = claimed;
    }
    await this.#options.onTaken(this.#tenure.nth);
    this.#isOpen = true;
    return undefined;
  }
}
