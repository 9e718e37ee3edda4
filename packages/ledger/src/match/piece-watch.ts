import { words } from '@vexillum/model';
import { checkpointOf, piecesAsShown } from '../heads/checkpoint.ts';
import type { HashText } from '../sha256.ts';
import { isPlain } from '../shape.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { MatchFault } from './match-fault.ts';

/** Follows the pieces of a kind and their poses through the public changes, to hold checkpoints against: of a game without such a kind, those of none. */
export class PieceWatch {
  readonly #hashText: HashText;
  readonly #kind: string | undefined;
  readonly #pieces = new Map<string, unknown>();
  readonly #poses = new Map<string, unknown>();

  constructor(kind: string | undefined, hashText: HashText) {
    this.#kind = kind;
    this.#hashText = hashText;
  }

  note({ changes, checkpoint, seq }: LedgerEntry): MatchFault | undefined {
    if (this.#kind !== undefined) take(this.#pieces, changes?.[this.#kind]);
    take(this.#poses, changes?.['pose']);
    if (checkpoint === undefined || checkpoint === this.checkpoint()) return undefined;
    return {
      seq,
      kind: 'checkpoint',
      says: words('The checkpoint of entry {0} is not that of the pieces on the table.', seq),
    };
  }

  checkpoint(): string {
    return checkpointOf(piecesAsShown(this.#kind ?? '', this.#pieces, this.#poses), this.#hashText);
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
