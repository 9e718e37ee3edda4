import { Damaged, type Found, NotWritten, type RecordChange, type Tenure } from '@vexillum/table/room';
import type { Claim } from './claims.ts';
import type { Brought } from './group-commit.ts';
import { HeldWrites } from './held-writes.ts';
import type { Change, Extent } from './sqlite/change.ts';
import { messageOf } from './sqlite/faults.ts';

export interface TenureOptions {
  readonly claim: Claim;
  /** Resolves when all of these are on disk. */
  readonly write: (claim: Claim, changes: readonly Change[]) => Promise<void>;
  /** What the disk holds, after all that was begun. */
  readonly find: (table: string) => Promise<Extent>;
  /** How to read through what was not read yet of so many entries; nothing where all of it was. What it answers rejects with `Damaged` or `StoreFailure`. */
  readonly unread?: (length: number) => (() => Promise<void>) | undefined;
  readonly handOver: (claim: Claim) => Promise<void>;
  readonly nth?: number | undefined;
}

export const changeOf = (change: RecordChange): Change => {
  if ('put' in change) return { kind: 'put', key: change.put, value: change.value };
  const { del: key, ifStill } = change;
  return { kind: 'del', key, ...(ifStill === undefined ? {} : { ifStill }) };
};

/** About how many bytes these are. */
const sizeOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + ('value' in change ? change.value.length : 0), 0);

/** How the changes of one table wait for a commit. */
export const broughtBy = ({ table }: Claim, changes: readonly Change[]): Brought => ({
  party: table,
  size: sizeOf(changes),
  isAside: changes.every(({ kind }) => kind === 'snapshot'),
});

/** The right to write one table. */
export class ClaimedTenure implements Tenure {
  readonly kind = 'mine';
  readonly #options: TenureOptions;
  #found: Found = { length: 0 };
  #isWhole = false;
  /** Until the ledger was read through. */
  #held: HeldWrites | undefined;
  #unread: (() => Promise<void>) | undefined;
  #reading: Promise<void> | undefined;
  /** What was begun last, and all before it, has told what came of it. */
  #told: Promise<void> = Promise.resolve();

  /** Rejects as `reopen` does, and then holds nothing. */
  static async begin(options: TenureOptions): Promise<ClaimedTenure> {
    const tenure = new ClaimedTenure(options);
    try {
      await tenure.#find();
      tenure.#unread = options.unread?.(tenure.found.length);
      if (tenure.#unread) tenure.#held = new HeldWrites();
      else tenure.#isWhole = true;
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

  get nth(): number | undefined {
    return this.#options.nth;
  }

  get found(): Found {
    return this.#found;
  }

  get isWhole(): boolean {
    return this.#isWhole;
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
    // It stands aside in the commit, too (`broughtBy`).
    await this.#begin([{ kind: 'snapshot', table: this.table, seq, value }]);
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

  /** After a disk that failed all is read through first: whoever goes back to what is there begins nothing that waits. */
  async reopen(): Promise<void> {
    // What waited to be written builds on what is not believed any more.
    this.#held?.refuse(new NotWritten('the table is being reopened'));
    this.#held = undefined;
    await this.#find(async (length) => this.#options.unread?.(length)?.());
    this.#isWhole = true;
  }

  async #find(look?: (length: number) => Promise<void>): Promise<void> {
    const { claim, find } = this.#options;
    claim.ask();
    const { length, snapshot, plans } = await find(this.table);
    await look?.(length);
    claim.settle(length, plans);
    this.#found = { length, ...(snapshot ? { snapshot } : {}) };
  }

  readThrough(): Promise<void> {
    if (this.#isWhole) return Promise.resolve();
    const [held, unread] = [this.#held, this.#unread];
    if (!held || !unread) return Promise.reject(new NotWritten('the table must be reopened'));
    return (this.#reading ??= this.#releaseAfter(held, unread));
  }

  async #releaseAfter(held: HeldWrites, unread: () => Promise<void>): Promise<void> {
    try {
      await unread();
    } catch (error) {
      if (this.#held === held) this.#options.claim.void();
      held.refuse(error instanceof Damaged ? error : new NotWritten(messageOf(error)));
      throw error;
    }
    if (this.#held === held) {
      this.#held = undefined;
      this.#isWhole = true;
    }
    held.release(() => this.#options.claim.insist());
  }

  forgetSnapshot(): void {
    this.#found = { length: this.#found.length };
  }

  handOver(): Promise<void> {
    return this.#options.handOver(this.#options.claim);
  }

  /** Tells what came of it when all that was begun before has told. */
  #write(changes: readonly Change[]): Promise<void> {
    return this.#inTurn(this.#begin(changes));
  }

  #begin(changes: readonly Change[]): Promise<void> {
    const { claim, write } = this.#options;
    const writeNow = () => write(claim, changes);
    const held = this.#held;
    // Whoever waits for it is told what came of it.
    if (held) void this.readThrough().catch(() => undefined);
    return (held ? held.add(writeNow) : writeNow()).catch((error: unknown) => {
      // What was refused before it was begun is no failure of the disk, and whoever reopens the table has it asked already.
      if (!held?.isRefused) claim.void();
      throw error;
    });
  }

  /** What had waited would else tell later than what came after it and went straight into the same commit. */
  #inTurn(written: Promise<void>): Promise<void> {
    const told = this.#told.then(() => written);
    // Nobody hears of a failure before its turn.
    written.catch(() => undefined);
    this.#told = told.catch(() => undefined);
    return told;
  }
}
