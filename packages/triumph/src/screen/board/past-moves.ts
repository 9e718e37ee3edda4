import type { Json, Pose } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';
import { isApiProblem, readLedger } from '@vexillum/frame/api';
import type { ShownMove } from '../view/board-moment.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from './overlays.ts';
import type { LiveTable } from '../live-table.ts';

interface Needs {
  readonly battle: Battle;
  readonly overlays: Overlays;
  readonly live: LiveTable;
}

/** So many entries are kept at hand; the log shows the last hundred lines. */
const KEPT = 300;

/** The entries heard at this table, and older ones when they are asked for: to show a move of the past on the board again. */
export class PastMoves {
  readonly entries = new Map<number, LedgerEntry>();
  readonly #at: Needs;
  readonly #table: string;
  readonly #stop: () => void;
  /** The move that was asked for last: an answer that comes late is for nobody. */
  #asked: number | undefined;
  #kept: number | undefined;

  constructor(at: Needs, table: string, onHeard: () => void) {
    this.#at = at;
    this.#table = table;
    this.#stop = at.live.onEntries((entries) => {
      this.#hear(entries);
      onHeard();
    });
  }

  close(): void {
    this.#stop();
  }

  /** The move that stays on the board until it is let go. */
  get kept(): number | undefined {
    return this.#kept;
  }

  keep(seq: number): void {
    this.#kept = this.#kept === seq ? undefined : seq;
    void this.show(this.#kept);
  }

  /** No line is pointed at any more: what was kept is shown again, or nothing. */
  leave(): void {
    void this.show(this.#kept);
  }

  async show(seq: number | undefined): Promise<void> {
    this.#asked = seq;
    const entry = seq === undefined ? undefined : (this.entries.get(seq) ?? (await this.#fetch(seq)));
    if (this.#asked === seq) this.#at.overlays.$shownMove.set(entry && shownMoveOf(entry));
  }

  #hear(entries: readonly LedgerEntry[]): void {
    for (const entry of entries) this.entries.set(entry.seq, entry);
    for (const seq of this.entries.keys()) {
      if (this.entries.size <= KEPT) break;
      this.entries.delete(seq);
    }
  }

  async #fetch(seq: number): Promise<LedgerEntry | undefined> {
    const answer = await readLedger(this.#table, this.#at.battle.seat.id, seq);
    if (isApiProblem(answer)) return undefined;
    this.#hear(answer.entries.slice(0, KEPT));
    return answer.entries.find((entry) => entry.seq === seq);
  }
}

const isPose = (value: Json | undefined): value is [number, number, number] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number');

/** Where an entry's pieces were before it and after it; `undefined` where it moved none. */
export const shownMoveOf = ({ seq, changes }: LedgerEntry): ShownMove | undefined => {
  const { pose } = (changes ?? {}) as { readonly pose?: Readonly<Record<string, readonly (Json | undefined)[]>> };
  const moves = Object.entries(pose ?? {}).flatMap(([id, [from, to]]) =>
    isPose(from) && isPose(to) ? [{ id, from: from as Pose, to: to as Pose }] : [],
  );
  return moves.length === 0 ? undefined : { seq, moves };
};
