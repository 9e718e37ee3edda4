import type { BrowserContext } from '@playwright/test';
import { eventually } from '../eventually.ts';
import { whenTold } from '../when-told.ts';
import { type Known, knownFrom } from './known.ts';

interface Entry {
  readonly seq: number;
  readonly seat?: string;
  readonly name?: string;
  readonly args?: unknown;
  readonly changes?: Readonly<Record<string, Readonly<Record<string, readonly [before: unknown, after: unknown]>>>>;
}

/** A game as its ledger tells it, entry by entry, read with the cookies of somebody who sits there and folded by hand. */
export class TrueGame {
  readonly #context: BrowserContext;
  readonly #table: string;
  readonly #seat: string;
  /** Without those in which a browser names the key that it signs with: they come by themselves. */
  readonly entries: Entry[] = [];
  #read = 0;
  readonly #parts = new Map<string, unknown>();

  constructor(context: BrowserContext, table: string, seat: string) {
    this.#context = context;
    this.#table = table;
    this.#seat = seat;
  }

  /** The game after everything that has been shown by now. */
  async known(): Promise<Known> {
    for (;;) {
      const more = await this.#page();
      if (more.length === 0) return knownFrom(this.#parts);
      for (const entry of more) this.#fold(entry);
    }
  }

  /** Does something, and comes back when the ledger has one entry more of those that are meant. */
  async after(deed: () => Promise<void>, what: string, isMeant: (entry: Entry) => boolean = () => true): Promise<void> {
    const before = this.entries.filter(isMeant).length;
    await deed();
    await eventually(async () => {
      await this.known();
      return this.entries.filter(isMeant).length;
    }, what).toBeGreaterThan(before);
  }

  async #page(): Promise<readonly Entry[]> {
    const path = `/api/tables/${this.#table}/ledger?from=${this.#read}`;
    const headers = { 'X-Seat': this.#seat };
    const response = await whenTold(() => this.#context.request.get(path, { headers }), 'ledger');
    return ((await response.json()) as { readonly entries: readonly Entry[] }).entries;
  }

  #fold(entry: Entry): void {
    this.#read += 1;
    if (entry.name === 'name-device') return;
    this.entries.push(entry);
    // Ids say what they are of: no two kinds share one.
    for (const kind of ['game', 'player', 'territory', 'map', 'setup', 'luck'])
      for (const [id, [, after]] of Object.entries(entry.changes?.[kind] ?? {})) {
        if (after === null) this.#parts.delete(id);
        else this.#parts.set(id, after);
      }
  }
}
