import { type RecordChange, type Records, StoreFailure } from '../room/store.ts';

/** Small records without a disk; writes fail for as long as the test says. */
export class MemoryRecords implements Records {
  readonly #records = new Map<string, string>();
  isFull = false;

  async get(key: string): Promise<string | undefined> {
    return this.#records.get(key);
  }

  async list(prefix: string): Promise<[string, string][]> {
    return [...this.#records].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  async page(prefix: string, after: string, most: number): Promise<[string, string][]> {
    return (await this.list(prefix)).filter(([key]) => key > after).slice(0, most);
  }

  async write(changes: readonly RecordChange[]): Promise<void> {
    await Promise.resolve();
    if (this.isFull) throw new StoreFailure('the disk is full');
    this.take(changes);
  }

  /** At once. */
  take(changes: readonly RecordChange[]): void {
    for (const change of changes) {
      if ('put' in change) this.#records.set(change.put, change.value);
      else if ((change.ifStill ?? this.#records.get(change.del)) === this.#records.get(change.del))
        this.#records.delete(change.del);
    }
  }
}
