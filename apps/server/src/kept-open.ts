import type { Clock } from '@vexillum/table/room';

export interface KeptOpenOptions<Thing> {
  /** `undefined`: there is no such thing. */
  readonly open: (key: string) => Promise<Thing | undefined>;
  /** Saves what is pending. The thing is forgotten afterwards, also when this rejects. */
  readonly close: (thing: Thing) => Promise<void>;
  readonly isBusy: (thing: Thing) => boolean;
  readonly onCloseFailed: (key: string, error: unknown) => void;
  readonly clock: Clock;
  readonly idleMilliseconds: number;
}

/** The right to use a thing until `release`. */
export interface Lease<Thing> {
  readonly thing: Thing;
  release(): void;
  /** As `release`, and closes it at once where nobody else uses it. Resolves when it is closed, or stays. */
  leave(): Promise<void>;
}

interface Entry<Thing> {
  readonly opening: Promise<Thing | undefined>;
  leases: number;
  /** Once it is wholly there. */
  thing?: Thing;
  stopIdling?: () => void;
  closing?: Promise<void>;
}

/**
 * Things that are opened once however many ask together, handed out only when they are wholly there, and closed when nobody has used
 * them for a while. Who asks while one is closing waits for that and gets a newly opened one.
 */
export class KeptOpen<Thing> {
  readonly #options: KeptOpenOptions<Thing>;
  readonly #entries = new Map<string, Entry<Thing>>();

  constructor(options: KeptOpenOptions<Thing>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  async lease(key: string): Promise<Lease<Thing> | undefined> {
    const entry = await this.#entryOf(key);
    entry.leases++;
    entry.stopIdling?.();
    try {
      const thing = await entry.opening;
      if (thing !== undefined) {
        entry.thing = thing;
        const release = this.#releaseOnce(key, entry, thing);
        const leave = async () => {
          release();
          await this.#closeUnused(key, entry, thing);
        };
        return { thing, release, leave };
      }
    } catch (error) {
      this.#forget(key, entry);
      throw error;
    }
    this.#forget(key, entry);
    return undefined;
  }

  /** Runs `use` with the thing; `undefined` where there is none. */
  async with<T>(key: string, use: (thing: Thing) => Promise<T>): Promise<T | undefined> {
    const lease = await this.lease(key);
    if (!lease) return undefined;
    try {
      return await use(lease.thing);
    } finally {
      lease.release();
    }
  }

  /** Does this with everything that is wholly there and not being closed. */
  async each(use: (thing: Thing) => Promise<void>): Promise<void> {
    const there = [...this.#entries.values()].filter(({ closing }) => !closing);
    await Promise.all(
      there.map(async ({ opening }) => {
        const thing = await opening.catch(() => undefined);
        if (thing !== undefined) await use(thing);
      }),
    );
  }

  /** Whether this is so of anything that is wholly there. */
  some(is: (thing: Thing) => boolean): boolean {
    for (const { thing } of this.#entries.values()) if (thing !== undefined && is(thing)) return true;
    return false;
  }

  /** The thing, where it is wholly there; not to be kept. */
  peek(key: string): Thing | undefined {
    const entry = this.#entries.get(key);
    return entry?.closing ? undefined : entry?.thing;
  }

  /** The keys of what is wholly there or being opened, used or not. */
  get keys(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Does this while the thing is closed and nobody can open it: who asks meanwhile waits. `false`, and nothing is done, where it is open. */
  async whileClosed(key: string, act: () => Promise<void>): Promise<boolean> {
    if (this.#entries.has(key)) return false;
    const entry: Entry<Thing> = { opening: Promise.resolve(undefined), leases: 0 };
    this.#entries.set(key, entry);
    const acting = act().finally(() => this.#forget(key, entry));
    entry.closing = acting.catch(() => undefined);
    await acting;
    return true;
  }

  /** Forgets a thing that is not to be used any more, without closing it. */
  drop(key: string): void {
    this.#entries.get(key)?.stopIdling?.();
    this.#entries.delete(key);
  }

  /** Forgets everything without closing it. What is being opened comes to `use` once it is there, and is forgotten, too. */
  dropAll(use: (thing: Thing) => void): void {
    for (const [key, { opening }] of [...this.#entries]) {
      this.drop(key);
      opening.then(
        (thing) => {
          if (thing !== undefined) use(thing);
        },
        () => undefined,
      );
    }
  }

  /** Closes one, used or not. */
  async close(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry) await (entry.closing ??= this.#close(key, entry));
  }

  /** Closes everything, used or not. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#entries].map(([key, entry]) => (entry.closing ??= this.#close(key, entry))));
  }

  async #entryOf(key: string): Promise<Entry<Thing>> {
    for (;;) {
      const entry = this.#entries.get(key);
      if (!entry) return this.#begin(key);
      if (!entry.closing) return entry;
      await entry.closing;
    }
  }

  #begin(key: string): Entry<Thing> {
    const entry: Entry<Thing> = { opening: this.#options.open(key), leases: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #forget(key: string, entry: Entry<Thing>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  #releaseOnce(key: string, entry: Entry<Thing>, thing: Thing): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      if (--entry.leases === 0) this.#idle(key, entry, thing);
    };
  }

  #idle(key: string, entry: Entry<Thing>, thing: Thing): void {
    entry.stopIdling?.();
    if (this.#entries.get(key) !== entry) return;
    entry.stopIdling = this.#options.clock.after(this.#options.idleMilliseconds, () => {
      if (entry.leases > 0 || entry.closing) return;
      if (this.#options.isBusy(thing)) this.#idle(key, entry, thing);
      else entry.closing = this.#close(key, entry);
    });
  }

  async #closeUnused(key: string, entry: Entry<Thing>, thing: Thing): Promise<void> {
    const isInUse = entry.leases > 0 || this.#entries.get(key) !== entry || this.#options.isBusy(thing);
    if (!isInUse) await (entry.closing ??= this.#close(key, entry));
  }

  async #close(key: string, entry: Entry<Thing>): Promise<void> {
    entry.stopIdling?.();
    try {
      const thing = await entry.opening;
      if (thing !== undefined) await this.#options.close(thing);
    } catch (error) {
      this.#options.onCloseFailed(key, error);
    } finally {
      this.#forget(key, entry);
    }
  }
}
