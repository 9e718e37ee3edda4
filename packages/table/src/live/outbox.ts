import type { Json } from '@vexillum/model';
import type { Keep } from './keep.ts';

/** An action that the server has not answered. */
export interface Sent {
  readonly id: string;
  readonly name: string;
  readonly args: Json;
}

/** Actions not answered yet, in order. Kept over a reload; several tabs of one seat share what is kept. */
export class Outbox {
  readonly #keep: Keep | undefined;
  readonly #key: string;
  #actions: readonly Sent[];

  constructor(keep: Keep | undefined, key: string) {
    this.#keep = keep;
    this.#key = key;
    this.#actions = this.#kept();
  }

  get actions(): readonly Sent[] {
    return this.#actions;
  }

  get size(): number {
    return this.#actions.length;
  }

  add(action: Sent): void {
    this.#actions = [...this.#actions, action];
    this.#store([...this.#kept(), action]);
  }

  /** The server has answered. */
  remove(id: string): Sent | undefined {
    const found = this.#actions.find((action) => action.id === id);
    if (!found) return undefined;
    this.#actions = this.#actions.filter((action) => action !== found);
    this.#store(this.#kept().filter((action) => action.id !== id));
    return found;
  }

  #kept(): Sent[] {
    try {
      const kept: unknown = JSON.parse(this.#keep?.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isSent) : [];
    } catch {
      // Somebody else's rubbish under our key, or a browser that keeps nothing.
      return [];
    }
  }

  #store(actions: readonly Sent[]): void {
    try {
      if (actions.length === 0) this.#keep?.removeItem(this.#key);
      else this.#keep?.setItem(this.#key, JSON.stringify(actions));
    } catch {
      // Full or forbidden: the outbox then lives as long as the page.
    }
  }
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Sent).id === 'string' &&
  typeof (value as Sent).name === 'string';
