import { LitElement } from 'lit';
import { ask, given } from './given.ts';
import { onLanguage } from './words.ts';

/** What every element of ours is: drawn again when the reader changes the language, and given what it asks the elements above for. */
export class VxElement extends LitElement {
  #stopAsking: (() => void) | undefined;

  constructor() {
    super();
    this.addController(new SaidAgain(() => this.requestUpdate()));
  }

  override connectedCallback() {
    super.connectedCallback();
    const names = givenOf(this.constructor as typeof VxElement);
    if (names.length > 0)
      this.#stopAsking = ask(this, { names, take: (name, value) => void Reflect.set(this, name, value) });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stopAsking?.();
    this.#stopAsking = undefined;
  }

  /** Tells the elements above; crosses shadow roots. */
  protected tell<Detail>(type: string, detail?: Detail): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** The properties that an element has declared as `given`. */
const givenOf = ({ elementProperties }: typeof VxElement): readonly string[] =>
  [...elementProperties].flatMap(([name, options]) => (options === given && typeof name === 'string' ? [name] : []));

class SaidAgain {
  readonly #say: () => void;
  #stop: (() => void) | undefined;

  constructor(say: () => void) {
    this.#say = say;
  }

  hostConnected(): void {
    this.#stop = onLanguage(this.#say);
    // What changed while it was away was not heard.
    this.#say();
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
