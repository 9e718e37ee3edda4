import { type Chat, type LedgerRules, refuse, type Refusal, type Seat, type SideId } from '@vexillum/model';
import type { Answer } from './answer.ts';

/** Where a table keeps it, beside its plans: whatever copies, encrypts, moves or takes away a table's plans does it with this, too. */
export const TALK = 'talk';

/** A line that somebody has said to their own side, before it is in the ledger. */
export interface TalkLine {
  /** Of the action. */
  readonly id: string;
  readonly seat: string;
  readonly side: SideId;
  /** The last entry that everybody had been shown: what the speaker was answered, and is again. */
  readonly seq: number;
  /** The id of the line's record. */
  readonly chat: string;
  readonly said: Chat;
}

export const encodeTalk = (lines: readonly TalkLine[]): Uint8Array => new TextEncoder().encode(JSON.stringify(lines));
export const decodeTalk = (bytes: Uint8Array): readonly TalkLine[] =>
  JSON.parse(new TextDecoder().decode(bytes)) as readonly TalkLine[];

/** Where a step, a turn or a phase of the game begins, or it may have ended: what happens then tells nobody when a side has talked. */
export const isBeat = ({ checkpoint, ends = [] }: LedgerRules, changes: object): boolean =>
  [...(checkpoint?.after ?? []), ...ends].some((kind) => Object.hasOwn(changes, kind));

/**
 * What sides have said to themselves and what no entry on the disk has yet. An entry for each line would tell everybody which side talks, when
 * and how often.
 */
export class SideTalk {
  readonly #lines: TalkLine[];
  /** How many of them are in an entry that is being written. */
  #inEntries = 0;
  #bytes = 0;
  /** Those that are on the disk, by their ids. */
  readonly #written = new Map<string, TalkLine>();

  /** With those that were found on the disk. */
  constructor(lines: readonly TalkLine[]) {
    this.#lines = [...lines];
    this.#bytes = sizeOf(lines);
    this.written(lines);
  }

  /** As it is stored, of what no entry has. */
  get bytes(): number {
    return this.#bytes;
  }

  /** It is being written. */
  add(line: TalkLine): void {
    this.#lines.push(line);
    this.#bytes += sizeOf([line]);
  }

  /** These have come to the disk. */
  written(lines: readonly TalkLine[]): void {
    for (const line of lines) this.#written.set(line.id, line);
  }

  /** All that is in no entry: the next one is to have it. */
  take(): readonly TalkLine[] {
    const lines = this.#lines.slice(this.#inEntries);
    this.#inEntries = this.#lines.length;
    this.#bytes = 0;
    return lines;
  }

  /** An entry with so many of them is on the disk. */
  landed(count: number): void {
    for (const { id } of this.#lines.splice(0, count)) this.#written.delete(id);
    this.#inEntries -= count;
  }

  /** The same id again: the same answer. `undefined` where no line on the disk has it. */
  repeated(seat: Seat, id: string): Answer | undefined {
    const line = this.#written.get(id);
    return line && answerTo(seat, line);
  }
}

/** What whoever asks for a line once more is told. */
export const answerTo = (seat: Seat, line: Pick<TalkLine, 'seat' | 'seq'>): Answer =>
  line.seat === seat.id ? { kind: 'ack', seq: line.seq, result: {} } : idTaken();

export const idTaken = (): Refusal => refuse('id-taken', 'Another seat has used this id; make a fresh one.', 'id');

const sizeOf = (lines: readonly TalkLine[]): number =>
  lines.reduce((sum, line) => sum + JSON.stringify(line).length, 0);
