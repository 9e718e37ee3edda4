import { Fenced, NotWritten } from '@vexillum/table/room';

interface Claim {
  readonly epoch: number;
  length: number;
  hasFailed: boolean;
  /** The number of the next update of each plan document. */
  readonly plans: Map<string, number>;
}

/**
 * Who may write to which table, checked in memory when a write is enqueued: a lock keeps other processes out of the folder, so the
 * only rivals are owners in this one.
 */
export class TableClaims {
  readonly #claims = new Map<string, Claim>();
  /** Begins at the time in microseconds, so that no epoch comes back after a restart. */
  #lastEpoch = Math.floor((performance.timeOrigin + performance.now()) * 1000);

  /** From here on every earlier epoch of the table is void. */
  take(table: string): number {
    const epoch = ++this.#lastEpoch;
    this.#claims.set(table, { epoch, length: 0, hasFailed: false, plans: new Map() });
    return epoch;
  }

  /** Tells what the disk holds; `Fenced` when the table was taken again meanwhile. */
  settle(table: string, epoch: number, length: number, plans: ReadonlyMap<string, number>): void {
    const claim = this.check(table, epoch);
    claim.length = length;
    for (const [document, next] of plans) claim.plans.set(document, next);
  }

  check(table: string, epoch: number): Claim {
    const claim = this.#claims.get(table);
    if (!claim || claim.epoch !== epoch) throw new Fenced(`table ${table} has another owner now`);
    if (claim.hasFailed) throw new NotWritten('an earlier write failed; the table must be reopened');
    return claim;
  }

  /** Promises the next records to this writer; `Fenced` when the log is not as long as the writer believes. */
  promise(table: string, epoch: number, seq: number, count: number): void {
    const claim = this.check(table, epoch);
    if (claim.length !== seq) throw new Fenced(`table ${table} has ${claim.length} records, not ${seq}`);
    claim.length += count;
  }

  /** Promises the next numbers of a plan document's updates to this writer. Answers the first. */
  planNumbers(table: string, epoch: number, document: string, count: number): number {
    const { plans } = this.check(table, epoch);
    const next = plans.get(document) ?? 0;
    plans.set(document, next + count);
    return next;
  }

  /** After a write that was refused its table must be reopened. */
  void(table: string, epoch: number): void {
    const claim = this.#claims.get(table);
    if (claim?.epoch === epoch) claim.hasFailed = true;
  }

  /** After a failed write nothing is known of any table. */
  voidAll(): void {
    for (const claim of this.#claims.values()) claim.hasFailed = true;
  }
}
