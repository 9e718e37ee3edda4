import type { Owner, Standing } from '@vexillum/table/room';

/** Milliseconds for which it is known where a table is. */
const KEPT_FOR = 5000;
const MOST_KEPT = 10_000;

export interface RoutesOptions {
  readonly standing: Pick<Standing, 'ownerOf'>;
  /** Where a table belongs that nobody has; `undefined`: with whoever is asked. */
  readonly placeOf: (table: string) => Promise<string | undefined>;
  /** It is in memory here. */
  readonly isHere: (table: string) => boolean;
  /** Where another node takes what this one has no more; `undefined` while this one takes tables. */
  readonly next: () => string | undefined;
}

/** Where tables are, as far as that has just been asked. */
export class Routes {
  readonly #options: RoutesOptions;
  readonly #kept = new Map<string, { readonly address: string; readonly until: number }>();

  constructor(options: RoutesOptions) {
    this.#options = options;
  }

  /** The node that has it, at `host:port`; `undefined` where that is this one, or is to be. `''`: one that cannot be reached. Rejects as the store does. */
  async awayOf(table: string): Promise<string | undefined> {
    if (this.#options.isHere(table)) return undefined;
    const kept = this.#keptOf(table);
    if (kept !== undefined) return kept;
    const owner = await this.#options.standing.ownerOf(table);
    const address = await this.#placeOf(table, owner);
    if (address) this.#keep(table, address);
    return address;
  }

  /** It can be said without asking the store. */
  isKnown(table: string): boolean {
    return this.#options.isHere(table) || this.#keptOf(table) !== undefined;
  }

  /** It may be elsewhere by now. */
  forget(table: string): void {
    this.#kept.delete(table);
  }

  /** Whatever is there is to be asked about anew. */
  forgetAt(address: string): void {
    for (const [table, kept] of this.#kept) if (kept.address === address) this.#kept.delete(table);
  }

  #keptOf(table: string): string | undefined {
    const kept = this.#kept.get(table);
    return kept && performance.now() < kept.until ? kept.address : undefined;
  }

  #placeOf(table: string, owner: Owner): Promise<string | undefined> | string | undefined {
    if (owner.kind === 'node') return owner.address;
    const next = this.#options.next();
    if (next !== undefined) return next;
    return owner.kind === 'me' ? undefined : this.#options.placeOf(table);
  }

  #keep(table: string, address: string): void {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(table, { address, until: performance.now() + KEPT_FOR });
  }
}
