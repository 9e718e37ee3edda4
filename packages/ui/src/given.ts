/** Asked for by an element as it comes onto the page, and answered again whenever the answer changes. */
export interface Asking {
  readonly names: readonly string[];
  take(name: string, value: unknown): void;
  /** Whoever answers leaves word here how to be told that nobody asks any more. */
  end?: () => void;
}

const ASK = 'vx-ask';

/**
 * Declares a property that the nearest element above with a `Giver` fills, from what it has by that name: what lies between need not
 * pass it on. Set by hand, as any property, it stays so where nobody gives.
 */
export const given = { attribute: false } as const;

/** Asks the elements above; answers what ends it. */
export const ask = (element: HTMLElement, asking: Asking): (() => void) => {
  element.dispatchEvent(new CustomEvent(ASK, { detail: asking, bubbles: true, composed: true }));
  return () => asking.end?.();
};

/** Gives the elements below what they ask for by name. */
export class Giver {
  readonly #askings = new Set<Asking>();
  #things: object | undefined;

  constructor(element: HTMLElement) {
    element.addEventListener(ASK, (event) => this.#hear(event as CustomEvent<Asking>));
  }

  /** From now on they have these; before there is anything, askers wait. */
  give(things: object | undefined): void {
    this.#things = things;
    for (const asking of this.#askings) this.#answer(asking);
  }

  #hear(event: CustomEvent<Asking>): void {
    event.stopPropagation();
    const asking = event.detail;
    this.#askings.add(asking);
    asking.end = () => this.#askings.delete(asking);
    this.#answer(asking);
  }

  #answer(asking: Asking): void {
    if (this.#things) for (const name of asking.names) asking.take(name, Reflect.get(this.#things, name));
  }
}
