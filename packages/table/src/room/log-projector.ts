import type { LogLine } from '@vexillum/model';
import type { DocumentDesk } from './document-desk.ts';
import type { Clock } from './surroundings.ts';

const WAIT = 250;

/** Writes log lines into the public document a little later, several at once: moves must not wait for what is said of them. */
export class LogProjector {
  readonly #desk: DocumentDesk;
  readonly #clock: Clock;
  #waiting: LogLine[] = [];
  #callOff: (() => void) | undefined;

  constructor(desk: DocumentDesk, clock: Clock) {
    this.#desk = desk;
    this.#clock = clock;
  }

  add(lines: readonly LogLine[]): void {
    if (lines.length === 0) return;
    this.#waiting.push(...lines);
    this.#callOff ??= this.#clock.after(WAIT, () => this.flush());
  }

  flush(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#waiting.length === 0) return;
    const log = Object.fromEntries(this.#waiting.map((line) => [line.seq, [null, line] as const]));
    this.#waiting = [];
    const update = this.#desk.change([{ log }]);
    if (!update) return;
    const messages = [update];
    this.#desk.readers.send((_peer, isSynced) => (isSynced ? messages : undefined));
  }
}
