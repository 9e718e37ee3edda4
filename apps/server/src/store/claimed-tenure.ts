import type { Found, RecordChange, Tenure } from '@vexillum/table/room';
import type { Claim } from './claims.ts';
import type { Change, Extent } from './sqlite/change.ts';

export interface TenureOptions {
  readonly claim: Claim;
  /** Resolves when all of these are on disk. */
  readonly write: (claim: Claim, changes: readonly Change[]) => Promise<void>;
  /** What the disk holds, after all that was begun. */
  readonly find: (table: string) => Promise<Extent>;
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
    const { claim, find } = this.#options;
    claim.ask();
    const { length, snapshot, plans } = await find(this.table);
    claim.settle(length, plans);
    this.#found = { length, ...(snapshot ? { snapshot } : {}) };
  }

  forgetSnapshot(): void {
    this.#found = { length: this.#found.length };
  }

  handOver(): Promise<void> {
    return this.#options.handOver(this.#options.claim);
  }

  async #write(changes: readonly Change[]): Promise<void> {
    const { claim, write } = this.#options;
    try {
      await write(claim, changes);
    } catch (error) {
      claim.void();
      throw error;
    }
  }
}
