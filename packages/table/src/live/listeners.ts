/** Those who want to hear of something that happens, as opposed to something that is. */
export class Listeners<T> {
  readonly #listeners = new Set<(said: T) => void>();

  /** Answers how to stop listening. */
  add(listener: (said: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(said: T): void {
    for (const listener of this.#listeners) listener(said);
  }
}
