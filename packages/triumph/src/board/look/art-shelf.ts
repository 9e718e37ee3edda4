import type * as art from '../art/index.ts';

export type Art = typeof art;

/** Where painters find the art once it is there. */
export class ArtShelf {
  #art: Art | undefined;
  #loading: Promise<Art | undefined> | undefined;

  get now(): Art | undefined {
    return this.#art;
  }

  /** Once; where a line is lost, the plain drawing stays. */
  load(): Promise<Art | undefined> {
    this.#loading ??= import('../art/index.ts').then(
      (loaded) => (this.#art = loaded),
      () => undefined,
    );
    return this.#loading;
  }
}
