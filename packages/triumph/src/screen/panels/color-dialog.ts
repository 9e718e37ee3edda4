import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import './color-choice.ts';

/** Where a captain changes the colour of their side at any time. */
export class ColorDialog extends VxElement {
  static override properties = { isOpen: { state: true } };
  declare isOpen: boolean;

  static override styles = [
    baseStyles,
    css`
      wa-dialog {
        --width: 30rem;
      }
      p {
        margin: 0 0 0.8em;
      }
    `,
  ];

  open() {
    this.isOpen = true;
  }

  override render() {
    if (!this.isOpen) return nothing;
    return html`<wa-dialog label=${msg('Colour of your side')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p class="quiet small">${msg('Everybody at the table sees it. Names, patterns and bands of the sides stay as they are.')}</p>
      <vx-color-choice></vx-color-choice>
    </wa-dialog>`;
  }
}
customElements.define('vx-color-dialog', ColorDialog);
