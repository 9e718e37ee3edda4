import { Fenced, NotWritten } from '@vexillum/table/room';

/** What its owner was promised of one table, checked in memory when a write is enqueued. */
export class Claim {
  readonly table: string;
  #length = 0;
  /** The number of the next update of each plan document. */
  #plans = new Map<string, number>();
  /** `void`: a write failed, so that only the disk knows how far the table reaches. */
  #state: 'void' | 'asking' | 'sound' | 'over' = 'void';

  constructor(table: string) {
    this.table = table;
  }

  /** Promises the next records to this writer; `Fenced` when the log is not as long as the writer believes. */
  promise(seq: number, count: number): void {
    this.insist();
    if (this.#length !== seq) throw new Fenced(`table ${this.table} has ${this.#length} records, not ${seq}`);
    this.#length += count;
  }

  /** Promises the next numbers of a plan document's updates to this writer. Answers the first. */
  planNumbers(document: string, count: number): number {
    this.insist();
    const next = this.#plans.get(document) ?? 0;
    this.#plans.set(document, next + count);
    return next;
  }

  /** Throws where nothing may be written. */
  insist(): void {
    this.#insistOwn();
    if (this.#state !== 'sound') throw new NotWritten('an earlier write failed; the table must be reopened');
  }

  /** Before the disk is asked. */
  ask(): void {
    this.#insistOwn();
    this.#state = 'asking';
  }

  /** What the disk holds; `NotWritten` when a write has failed since it was asked. */
  settle(length: number, plans: readonly (readonly [document: string, next: number])[]): void {
    this.#insistOwn();
    if (this.#state !== 'asking') throw new NotWritten('a write failed meanwhile; the table must be reopened');
    this.#length = length;
    this.#plans = new Map(plans);
    this.#state = 'sound';
  }

  /** After a write that was refused its table must be reopened. */
  void(): void {
    if (this.#state !== 'over') this.#state = 'void';
  }

  /** From here on nothing is written by its owner. */
  end(): void {
    this.#state = 'over';
  }

  #insistOwn(): void {
    if (this.#state === 'over') throw new Fenced(`table ${this.table} was given up`);
  }
}

/** Who may write to which table. A lock keeps other processes out of the folder, so the only rivals are in this one. */
export class Claims {
  readonly #claims = new Map<string, Claim>();

  has(table: string): boolean {
    return this.#claims.has(table);
  }

  /** Whether this claim still stands. */
  isOf(claim: Claim): boolean {
    return this.#claims.get(claim.table) === claim;
  }

  /** `undefined`: somebody has it. */
  take(table: string): Claim | undefined {
    if (this.#claims.has(table)) return undefined;
    const claim = new Claim(table);
    this.#claims.set(table, claim);
    return claim;
  }

  /** The table is nobody's again. */
  free(claim: Claim): void {
    claim.end();
    if (this.isOf(claim)) this.#claims.delete(claim.table);
  }

  /** After a failed write nothing is known of any table. */
  voidAll(): void {
    for (const claim of this.#claims.values()) claim.void();
  }
}
