import { msg } from '@vexillum/ui/words';
import { baseStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';
import type { Privacy } from './privacy.ts';

/** Hides everything private at once, for whoever shares their screen. */
export class ShadeButton extends VxElement {
  static override properties = { privacy: given, named: { type: Boolean } };
  declare privacy: Privacy;
  /** Its name is written beside it, as in a menu. */
  declare named: boolean;
  readonly #isShaded = new StoreController<boolean>(this);

  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('privacy')) this.#isShaded.watch(this.privacy.$isShaded);
  }

  override render() {
    const { privacy } = this;
    const isShaded = this.#isShaded.value === true;
    return html`<vx-tool-button
      ?named=${this.named}
      icon=${isShaded ? 'eye-slash' : 'eye'}
      label=${isShaded ? msg('Show private things') : msg('Hide private things, for screen sharing')}
      keys="K"
      .pressed=${isShaded}
      @click=${() => privacy.setShaded(!privacy.$isShaded.get())}
    ></vx-tool-button>`;
  }
}
customElements.define('vx-shade-button', ShadeButton);
