import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement } from 'lit';

/** What every element of ours is: drawn again when the reader changes the language. */
export class VxElement extends LitElement {
  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  /** Tells the elements above; crosses shadow roots. */
  protected tell<Detail>(type: string, detail?: Detail): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
