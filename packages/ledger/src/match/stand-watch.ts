import { words } from '@vexillum/model';
import { checkpointOf, standsAsShown } from '../heads/checkpoint.ts';
import type { HashText } from '../sha256.ts';
import { isPlain } from '../shape.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { MatchFault } from './match-fault.ts';

/** Follows the stands and their poses through the public changes, to hold checkpoints against. */
export class StandWatch {
  readonly #hashText: HashText;
  readonly #stands = new Map<string, unknown>();
  readonly #poses = new Map<string, unknown>();

  constructor(hashText: HashText) {
    this.#hashText = hashText;
  }

  note({ changes, checkpoint, seq }: LedgerEntry): MatchFault | undefined {
    take(this.#stands, changes?.['stand']);
    take(this.#poses, changes?.['pose']);
    if (checkpoint === undefined || checkpoint === this.checkpoint()) return undefined;
    return {
      seq,
      kind: 'checkpoint',
      says: words('The checkpoint of entry {0} is not that of the stands on the table.', seq),
    };
  }

  checkpoint(): string {
    return checkpointOf(standsAsShown(this.#stands, this.#poses), this.#hashText);
  }
}

const take = (records: Map<string, unknown>, changes: unknown): void => {
  if (!isPlain(changes)) return;
  for (const [id, change] of Object.entries(changes)) {
    const after: unknown = Array.isArray(change) ? (change[1] ?? null) : null;
    if (after === null) records.delete(id);
    else records.set(id, after);
  }
};
