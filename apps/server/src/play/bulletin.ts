import type { Clock } from '@vexillum/table/room';

/** What changes is with its readers within a second, the way there included. */
const TICK = 700;

/** What stands on the board now under that id; `undefined`: nothing. Asked at most once in so long, and only about what may have changed. */
export type ReadNotice = (id: string) => object | undefined;

/** Kinds of notices, each by the names that what is new and what is gone have in messages. */
export type Sheets = Readonly<Record<string, { readonly gone: string; readonly read: ReadNotice }>>;

/**
 * Short notices by kind and id, kept as the texts that go out. Readers get all of it once and differences from then on, at most one message in so long
 * for everything that changed in it: what a change costs does not depend on how much hangs there.
 */
export class Bulletin {
  readonly #clock: Clock;
  readonly #sheets: Sheets;
  readonly #texts = new Map<string, Map<string, string>>();
  readonly #stirred = new Map<string, Set<string>>();
  readonly #readers = new Map<(changes: string) => void, () => void>();
  #whole: string | undefined;
  #callOff: (() => void) | undefined;

  constructor(clock: Clock, sheets: Sheets) {
    this.#clock = clock;
    this.#sheets = sheets;
    for (const kind of Object.keys(sheets)) {
      this.#texts.set(kind, new Map());
      this.#stirred.set(kind, new Set());
    }
  }

  /** It may have changed. */
  stir(kind: string, id: string): void {
    this.#stirred.get(kind)?.add(id);
    this.#callOff ??= this.#clock.after(TICK, () => this.settle());
  }

  /** Everything that hangs there, as JSON: a list for each kind. */
  get whole(): string {
    this.#whole ??= `{${[...this.#texts].map(([kind, texts]) => `"${kind}":[${[...texts.values()].join(',')}]`).join(',')}}`;
    return this.#whole;
  }

  get readers(): number {
    return this.#readers.size;
  }

  /** Differences to what `whole` says now, as JSON; `ended`: there will be none any more. Answers how to hear no more. */
  hear(reader: (changes: string) => void, ended: () => void): () => void {
    this.#readers.set(reader, ended);
    return () => void this.#readers.delete(reader);
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = () => {};
    for (const ended of this.#readers.values()) ended();
    this.#readers.clear();
  }

  /** Looks at what was stirred, and tells everybody what became of it. */
  settle(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const parts = Object.entries(this.#sheets).flatMap(([kind, sheet]) => this.#settleSheet(kind, sheet));
    if (parts.length === 0) return;
    this.#whole = undefined;
    const changes = `{${parts.join(',')}}`;
    for (const reader of this.#readers.keys()) reader(changes);
  }

  #settleSheet(kind: string, { gone, read }: Sheets[string]): string[] {
    const texts = this.#texts.get(kind) as Map<string, string>;
    const stirred = this.#stirred.get(kind) as Set<string>;
    const [news, lost]: [string[], string[]] = [[], []];
    for (const id of stirred) {
      const notice = read(id);
      const text = notice && JSON.stringify(notice);
      if (text === texts.get(id)) continue;
      if (text === undefined) {
        texts.delete(id);
        lost.push(JSON.stringify(id));
      } else {
        texts.set(id, text);
        news.push(text);
      }
    }
    stirred.clear();
    return [
      ...(news.length > 0 ? [`"${kind}":[${news.join(',')}]`] : []),
      ...(lost.length > 0 ? [`"${gone}":[${lost.join(',')}]`] : []),
    ];
  }
}
