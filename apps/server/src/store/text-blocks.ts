import type { TextPage } from '@vexillum/table/room';

export interface TextBlocksOptions {
  readonly read: (table: string, side: string | undefined, from: number, limit: number) => Promise<TextPage>;
  /** Bytes that are kept for those who ask again. */
  readonly kept?: number;
}

/** Entries that are read and kept together. */
const BLOCK = 200;
const KEPT = 32 * 1024 * 1024;
/** Of all tables: reading takes processor time that players need. */
const AT_ONCE = 2;

/**
 * What ledgers tell, in blocks that never change once they are full: however many take a match away, and however the match goes on meanwhile,
 * each block is read once. Who asks while others are read waits their turn.
 */
export class TextBlocks {
  readonly #read: TextBlocksOptions['read'];
  readonly #most: number;
  /** The longest unused first. */
  readonly #blocks = new Map<string, TextPage>();
  #bytes = 0;
  readonly #underWay = new Map<string, Promise<TextPage>>();
  #reading = 0;
  readonly #queue: (() => void)[] = [];

  constructor({ read, kept = KEPT }: TextBlocksOptions) {
    this.#read = read;
    this.#most = kept;
  }

  /** From one entry on, to the end of its block and before another. */
  get(table: string, side: string | undefined, from: number, before: number): Promise<TextPage> {
    const until = Math.min(before, (Math.floor(from / BLOCK) + 1) * BLOCK);
    const key = `${table}/${side ?? ''}/${from}/${until}`;
    const kept = this.#blocks.get(key);
    if (kept) {
      this.#blocks.delete(key);
      this.#blocks.set(key, kept);
      return Promise.resolve(kept);
    }
    const underWay =
      this.#underWay.get(key) ??
      this.#inTurn(() => this.#read(table, side, from, until - from))
        .then((page) => this.#keep(key, page, until))
        .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, underWay);
    return underWay;
  }

  /** Only what is whole: of what is not there yet more may come. */
  #keep(key: string, page: TextPage, until: number): TextPage {
    if (page.next < until || page.bytes.length > this.#most) return page;
    this.#blocks.set(key, page);
    this.#bytes += page.bytes.length;
    for (const [oldest, { bytes }] of this.#blocks) {
      if (this.#bytes <= this.#most) break;
      this.#blocks.delete(oldest);
      this.#bytes -= bytes.length;
    }
    return page;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#reading >= AT_ONCE) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#reading++;
    try {
      return await work();
    } finally {
      // Whoever is next has this place: it is not free in between.
      const next = this.#queue.shift();
      if (next) next();
      else this.#reading--;
    }
  }
}
