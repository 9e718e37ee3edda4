import { Damaged, type Found, NotWritten, type RecordChange, type Tenure } from '@vexillum/table/room';
import type { Claim } from './claims.ts';
import { HeldWrites } from './held-writes.ts';
import type { Change, Extent } from './sqlite/change.ts';
import { messageOf } from './sqlite/faults.ts';

export interface TenureOptions {
  readonly claim: Claim;
  /** Resolves when all of these are on disk. */
  readonly write: (claim: Claim, changes: readonly Change[]) => Promise<void>;
  /** What the disk holds, after all that was begun. */
  readonly find: (table: string) => Promise<Extent>;
  /** Reads through what was not read yet of so many entries; nothing where all of it was. Rejects with `Damaged` or `StoreFailure`. */
  readonly readThrough?: (length: number) => Promise<void> | undefined;
  readonly handOver: (claim: Claim) => Promise<void>;
}

export const changeOf = (change: RecordChange): Change =>
  'put' in change ? { kind: 'put', key: change.put, value: change.value } : { kind: 'del', key: change.del };

/** About how many bytes these are. */
export const sizeOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + ('value' in change ? change.value.length : 0), 0);

/** The right to write one table. */
export class ClaimedTenure implements Tenure {
  readonly kind = 'mine';
  readonly #options: TenureOptions;
  #found: Found = { length: 0 };
  #whole: Promise<void> = Promise.resolve();
  /** While the ledger is being read through. */
  #held: HeldWrites | undefined;

  /** Rejects as `reopen` does, and then holds nothing. */
  static async begin(options: TenureOptions): Promise<ClaimedTenure> {
    const tenure = new ClaimedTenure(options);
    try {
      await tenure.reopen();
      return tenure;
    } catch (error) {
      await tenure.handOver();
      throw error;
    }
  }

  private constructor(options: TenureOptions) {
    this.#options = options;
  }

  get table(): string {
    return this.#options.claim.table;
  }

  get found(): Found {
    return this.#found;
  }

  get whole(): Promise<void> {
    return this.#whole;
  }

  async append(
    seq: number,
    values: readonly string[],
    beside: readonly RecordChange[] = [],
    emptied?: string,
  ): Promise<void> {
    const { table } = this;
    const { claim } = this.#options;
    claim.promise(seq, values.length);
    const dropped: Change[] =
      emptied === undefined
        ? []
        : [{ kind: 'drop-plans', table, document: emptied, before: claim.planNumbers(emptied, 0) }];
    await this.#write([
      ...values.map((value, i) => ({ kind: 'entry', table, seq: seq + i, value }) as const),
      ...beside.map(changeOf),
      ...dropped,
    ]);
  }

  async saveSnapshot(seq: number, value: string): Promise<void> {
    this.#options.claim.insist();
    await this.#write([{ kind: 'snapshot', table: this.table, seq, value }]);
  }

  async appendPlan(document: string, value: Uint8Array): Promise<void> {
    const nth = this.#options.claim.planNumbers(document, 1);
    await this.#write([{ kind: 'plan', table: this.table, document, nth, value }]);
  }

  async replacePlan(document: string, updates: readonly Uint8Array[]): Promise<void> {
    const { table } = this;
    const before = this.#options.claim.planNumbers(document, updates.length);
    await this.#write([
      { kind: 'drop-plans', table, document, before },
      ...updates.map((value, index) => ({ kind: 'plan', table, document, nth: before + index, value }) as const),
    ]);
  }

  async reopen(): Promise<void> {
    const { claim, find, readThrough } = this.#options;
    // What waited to be written builds on what is not believed any more.
    this.#held?.refuse(new NotWritten('the table is being reopened'));
    this.#held = undefined;
    claim.ask();
    const { length, snapshot, plans } = await find(this.table);
    claim.settle(length, plans);
    this.#found = { length, ...(snapshot ? { snapshot } : {}) };
    const reading = readThrough?.(length);
    this.#whole = reading ? this.#holdUntil(reading) : Promise.resolve();
    // It is asked by whoever has to know.
    this.#whole.catch(() => undefined);
  }

  async #holdUntil(reading: Promise<void>): Promise<void> {
    const held = new HeldWrites();
    this.#held = held;
    try {
      await reading;
    } catch (error) {
      if (this.#held === held) this.#options.claim.void();
      held.refuse(error instanceof Damaged ? error : new NotWritten(messageOf(error)));
      throw error;
    } finally {
      if (this.#held === held) this.#held = undefined;
    }
    held.release(() => this.#options.claim.insist());
  }

  forgetSnapshot(): void {
    this.#found = { length: this.#found.length };
  }

  handOver(): Promise<void> {
    return this.#options.handOver(this.#options.claim);
  }

  async #write(changes: readonly Change[]): Promise<void> {
    const { claim, write } = this.#options;
    const writeNow = () => write(claim, changes);
    const held = this.#held;
    try {
      await (held ? held.add(writeNow) : writeNow());
    } catch (error) {
      // What was refused before it was begun is no failure of the disk, and whoever reopens the table has it asked already.
      if (!held?.isRefused) claim.void();
      throw error;
    }
  }
}
