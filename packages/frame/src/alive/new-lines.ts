import type { LogLine, Snapshot } from '@vexillum/model';

type Log = Snapshot['public']['log'];

const newestOf = (log: Log): number => Math.max(-1, ...[...log.values()].map(({ seq }) => seq));

/** Hears what the log says from now on: what it finds at its first look is the past. */
export class NewLines {
  #log: Log;
  #heard: number;

  constructor({ public: { log } }: Snapshot) {
    this.#log = log;
    this.#heard = newestOf(log);
  }

  /** What has come since it was asked last, the oldest first. */
  since({ public: { log } }: Snapshot): readonly LogLine[] {
    if (log === this.#log) return [];
    this.#log = log;
    const lines = [...log.values()]
      .filter(({ seq }) => seq > this.#heard)
      .toSorted((one, other) => one.seq - other.seq);
    this.#heard = lines.at(-1)?.seq ?? this.#heard;
    return lines;
  }
}
