import { CLAIM_SEAT, isRefusal, type Outcome, type ReplayEntry, tableAfter, withChanges } from '@vexillum/model';
import { grandTriumph } from '../game.ts';
import { attempt, emptyTable, type LedgerSoFar, play, type Played } from './play.ts';
import { battleKinds, Edits, emptySnapshot, type Snapshot } from '../records/table.ts';

const AT = '2025-01-01T00:00:00.000Z';

const publicEntry = (seq: number, seat: string, name: string, args: unknown, outcome: Outcome): ReplayEntry => {
  const isPrivate = outcome.secretOf !== undefined || outcome.changes.sides !== undefined;
  return {
    seq,
    at: AT,
    seat,
    id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    name,
    args: outcome.publicArgs ?? args,
    changes: (outcome.changes.public ?? {}) as NonNullable<ReplayEntry['changes']>,
    ...(outcome.draw === undefined ? {} : { draw: outcome.draw }),
    ...(outcome.openings ? { openings: outcome.openings } : {}),
    ...(isPrivate ? { private: { red: 'f'.repeat(64) } } : {}),
  };
};

/** A match as it goes into the public ledger, hashes left out. */
export class RecordedMatch {
  readonly entries: ReplayEntry[] = [];
  snapshot: Snapshot;

  constructor(houseRules: Record<string, boolean> = { 'sealed-orders': true }) {
    this.snapshot = emptySnapshot(['red', 'blue']);
    const { table } = emptyTable(houseRules).public;
    const edits = new Edits(this.snapshot).put('table', 'this', table.get('this') ?? null);
    for (const { id, kind, side, command } of grandTriumph.seats)
      edits.put('seat', id, { kind, ...(side ? { side } : {}), ...(command ? { command } : {}) });
    this.#note('host', 'genesis', {}, { changes: edits.changes() });
  }

  act(seat: string, name: string, args: unknown): Outcome {
    return this.tell(seat, name, args).outcome;
  }

  /** Somebody sits down in each of these seats. */
  sit(...seats: readonly string[]): this {
    for (const id of seats) {
      const record = this.snapshot.public.seat.get(id);
      if (!record) throw new Error(`no seat ${id}`);
      const edits = new Edits(this.snapshot).put('seat', id, { ...record, name: `the ${id}` });
      this.#note(id, CLAIM_SEAT, {}, { changes: edits.changes() });
    }
    return this;
  }

  /** The same, with what the log hears of it. */
  tell(seat: string, name: string, args: unknown): Played {
    const played = play(this.snapshot, seat, name, args, this.#ledger);
    this.#note(seat, name, args, played.outcome);
    return played;
  }

  /** The code of the refusal, or `done`; nothing is written. */
  answerTo(seat: string, name: string, args: unknown): string {
    const outcome = attempt(this.snapshot, seat, name, args, this.#ledger);
    return isRefusal(outcome) ? outcome.code : 'done';
  }

  get #ledger(): LedgerSoFar {
    return { seq: this.entries.length, tableAfter: (seq) => tableAfter(this.entries, seq, battleKinds) };
  }

  #note(seat: string, name: string, args: unknown, outcome: Outcome): void {
    // Through JSON, as a ledger keeps it.
    const entry = publicEntry(this.entries.length, seat, name, args, outcome);
    this.entries.push(JSON.parse(JSON.stringify(entry)) as ReplayEntry);
    this.snapshot = withChanges(this.snapshot, outcome.changes);
  }
}
