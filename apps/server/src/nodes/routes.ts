import type { Owner, Standing } from '@vexillum/table/room';

/** Milliseconds for which it is known where a table is. */
const KEPT_FOR = 5000;
const MOST_KEPT = 10_000;

export interface Asked {
  /** By another node: whatever belongs to no node in particular is to be taken here. */
  readonly isByNode: boolean;
  /** It has not answered just now. */
  readonly isSilent: (address: string) => boolean;
}

export interface RoutesOptions {
  readonly standing: Pick<Standing, 'ownerOf'>;
  /** Where a table belongs that nobody has, without those that are asked last; `undefined`: with whoever is asked. */
  readonly placeOf: (table: string, asked: Asked) => Promise<string | undefined>;
  /** It is in memory here. */
  readonly isHere: (table: string) => boolean;
  /** The nodes that take what this one has no more; `undefined` while this one takes tables. */
  readonly heirs: () => readonly string[] | undefined;
}

/** Where tables are, as far as that has just been asked. */
export class Routes {
  readonly #options: RoutesOptions;
  readonly #kept = new Map<string, { readonly address: string; readonly until: number }>();
  readonly #asked = new Map<string, Promise<string | undefined>>();
  /** Until when those are asked last that did not answer. */
  readonly #silent = new Map<string, number>();

  constructor(options: RoutesOptions) {
    this.#options = options;
  }

  /** The node that has it, at `host:port`; `undefined` where that is this one, or is to be. `''`: one that cannot be reached. Rejects as the store does. */
  async awayOf(table: string, isByNode = false): Promise<string | undefined> {
    if (this.#options.isHere(table)) return undefined;
    // Whoever has sent it here may know less than the store.
    if (isByNode) return this.#ask(table, true);
    const kept = this.#keptOf(table);
    if (kept !== undefined) return kept;
    // A table's players all come back at once: one question answers them.
    const under = this.#asked.get(table);
    if (under) return under;
    const asked = this.#ask(table);
    this.#asked.set(table, asked);
    try {
      const address = await asked;
      // An answer that comes after it was said to be over is nobody's to keep.
      if (address && this.#asked.get(table) === asked) this.#keep(table, address);
      return address;
    } finally {
      if (this.#asked.get(table) === asked) this.#asked.delete(table);
    }
  }

  /** It can be said without asking the store. */
  isKnown(table: string): boolean {
    return this.#options.isHere(table) || this.#keptOf(table) !== undefined;
  }

  /** It may be elsewhere by now. */
  forget(table: string): void {
    this.#kept.delete(table);
    this.#asked.delete(table);
  }

  /** It has not answered: where there are others, they are asked first for a while. */
  wasSilent(address: string): void {
    this.#silent.set(address, performance.now() + KEPT_FOR);
  }

  readonly isSilent = (address: string): boolean => performance.now() < (this.#silent.get(address) ?? 0);

  /** Whatever is there is to be asked about anew. */
  forgetAt(address: string): void {
    for (const [table, kept] of this.#kept) if (kept.address === address) this.#kept.delete(table);
    this.#asked.clear();
  }

  async #ask(table: string, isByNode = false): Promise<string | undefined> {
    return this.#placeOf(table, await this.#options.standing.ownerOf(table), isByNode);
  }

  #keptOf(table: string): string | undefined {
    const kept = this.#kept.get(table);
    return kept && performance.now() < kept.until ? kept.address : undefined;
  }

  #placeOf(table: string, owner: Owner, isByNode: boolean): Promise<string | undefined> | string | undefined {
    if (owner.kind === 'node') return owner.address;
    const heirs = this.#options.heirs();
    if (heirs) return this.#heirOf(table, heirs);
    return owner.kind === 'me' ? undefined : this.#options.placeOf(table, { isByNode, isSilent: this.isSilent });
  }

  /** The same for everybody who asks for this table; of many tables each heir takes some. */
  #heirOf(table: string, heirs: readonly string[]): string {
    const answering = heirs.filter((address) => !this.isSilent(address));
    const among = (answering.length > 0 ? answering : heirs).toSorted();
    return among[numberOf(table) % among.length] ?? '';
  }

  #keep(table: string, address: string): void {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(table, { address, until: performance.now() + KEPT_FOR });
  }
}

const numberOf = (table: string): number =>
  Buffer.from(table).reduce((sum, byte) => (sum * 31 + byte) % 0x1_00_00_00, 0);
