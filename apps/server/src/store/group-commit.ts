import { NotWritten, Unknown } from '@vexillum/table/room';
import { AnswerLost, messageOf } from './sqlite/faults.ts';

/**
 * Why a writer's changes are not on the disk. `refused`: theirs alone. `failed`: nobody's, for certain. `unknown`: perhaps they are, all or
 * none.
 */
export interface WriteFault {
  readonly kind: 'refused' | 'failed' | 'unknown';
  readonly message: string;
}

export interface GroupCommitOptions<Change> {
  /** Writes all of these, each writer's all or none; resolves when they are on disk, with a fault for each writer whose are not. */
  readonly write: (writers: readonly (readonly Change[])[]) => Promise<readonly (WriteFault | undefined)[]>;
  /** Called once a failure, before anybody is told. */
  readonly onFailure: () => void;
  readonly onCommit?: ((milliseconds: number, writers: number) => void) | undefined;
  /** How long after one commit began the next may begin: what comes in between shares one flush. */
  readonly spacing?: number;
  /** How much one of those who write by turns may bring into one commit, and all together; one change is always taken. */
  readonly share?: number;
  readonly whole?: number;
}

/** A hundred moves: more than a table's players do in the time of a commit. */
const SHARE = 64 * 1024;
/** A commit of so much takes some ten milliseconds: everybody waits that long. */
const WHOLE = 1024 * 1024;

/** Who brings changes, and how much. */
export interface Brought {
  /** Of one party the order stays; of several everybody has their turn. */
  readonly party?: string;
  /** About how many bytes they are. */
  readonly size?: number;
  /** It waits for what its party brought before, and nothing of the party waits for it: a snapshot, which only saves time. */
  readonly isAside?: boolean;
}

interface Waiting<Change> extends Required<Brought> {
  readonly changes: readonly Change[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A flush costs the disk the same for one writer as for a hundred, so writers that come close together share one. */
export class GroupCommit<Change> {
  readonly #options: GroupCommitOptions<Change>;
  readonly #spacing: number;
  #waiting: Waiting<Change>[] = [];
  #isRunning = false;
  #isPlanned = false;
  #lastBegan = Number.NEGATIVE_INFINITY;
  readonly #unsettled = new Set<Promise<void>>();

  constructor(options: GroupCommitOptions<Change>) {
    this.#options = options;
    this.#spacing = options.spacing ?? 5;
  }

  /** A party that brings much waits for its own, and nobody else does. */
  enqueue(changes: readonly Change[], { party = '', size = 0, isAside = false }: Brought = {}): Promise<void> {
    const settled = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ changes, party, size, isAside, resolve, reject });
      this.#plan();
    });
    this.#unsettled.add(settled);
    const forget = () => void this.#unsettled.delete(settled);
    settled.then(forget, forget);
    return settled;
  }

  /** Resolves when everything that waits now was written or refused; whoever comes later, and comes without end, is not waited for. */
  async drained(): Promise<void> {
    await Promise.allSettled(this.#unsettled);
  }

  #plan(): void {
    if (this.#isRunning || this.#isPlanned || this.#waiting.length === 0) return;
    this.#isPlanned = true;
    const wait = this.#lastBegan + this.#spacing - performance.now();
    // On an idle store at once: only after this turn of the event loop, whose other writers then come along for nothing.
    if (wait <= 0) setImmediate(() => this.#begin());
    else setTimeout(() => this.#begin(), wait);
  }

  #begin(): void {
    this.#isPlanned = false;
    this.#isRunning = true;
    this.#lastBegan = performance.now();
    const group = this.#nextGroup();
    this.#options.write(group.map(({ changes }) => changes)).then(
      (faults) => this.#settle(group, faults),
      (error: unknown) => {
        const fault = faultOf(error);
        this.#settle(
          group,
          group.map(() => fault),
        );
      },
    );
  }

  /** Takes from those who wait, in order, each party up to its share. */
  #nextGroup(): readonly Waiting<Change>[] {
    const { share = SHARE, whole = WHOLE } = this.#options;
    const group: Waiting<Change>[] = [];
    const later: Waiting<Change>[] = [];
    const brought = new Map<string, number>();
    const asideLater = new Set<string>();
    let sum = 0;
    for (const one of this.#waiting) {
      const { party, size, isAside } = one;
      const mine = brought.get(party);
      const isTurn = isAside
        ? mine !== Number.POSITIVE_INFINITY && !asideLater.has(party)
        : mine === undefined || mine + size <= share;
      if (isTurn && (sum === 0 || sum + size <= whole)) {
        group.push(one);
        sum += size;
        if (!isAside) brought.set(party, (mine ?? 0) + size);
      } else {
        later.push(one);
        // Nothing of theirs overtakes it, but what it stands aside of.
        if (isAside) asideLater.add(party);
        else brought.set(party, Number.POSITIVE_INFINITY);
      }
    }
    this.#waiting = later;
    return group;
  }

  #settle(group: readonly Waiting<Change>[], faults: readonly (WriteFault | undefined)[]): void {
    const failed = faults.find((fault) => fault !== undefined && fault.kind !== 'refused');
    if (failed) this.#options.onFailure();
    else this.#options.onCommit?.(performance.now() - this.#lastBegan, group.length);
    for (const [index, { resolve, reject }] of group.entries()) {
      const fault = faults[index];
      if (!fault) resolve();
      else reject(fault.kind === 'unknown' ? new Unknown(fault.message) : new NotWritten(fault.message));
    }
    if (failed) this.#refuseThoseBehind(failed.message);
    this.#finish();
  }

  /** Who waits behind a failed write built on it; nothing of theirs was ever sent. */
  #refuseThoseBehind(message: string): void {
    const behind = this.#waiting;
    this.#waiting = [];
    for (const { reject } of behind) reject(new NotWritten(message));
  }

  #finish(): void {
    this.#isRunning = false;
    this.#plan();
  }
}

/** Of a write that was never sent it is known that nothing was done. */
const faultOf = (error: unknown): WriteFault => ({
  kind: error instanceof AnswerLost ? 'unknown' : 'failed',
  message: messageOf(error),
});
