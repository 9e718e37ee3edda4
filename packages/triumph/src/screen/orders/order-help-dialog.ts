import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str, translated } from '@vexillum/ui/words';
import { type OrderHelp, orderHelp, orderHelpGroups } from '../../hand/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';

const titleOf = (group: OrderHelp['group']): string => {
  switch (group) {
    case 'moving':
      return msg('Moving');
    case 'who':
      return msg('Who');
    case 'turn':
      return msg('The turn');
    case 'asking':
      return msg('Asking');
    case 'setting-up':
      return msg('Setting up');
    case 'table':
      return msg('At the table');
    default:
      return group satisfies never;
  }
};

/** All typed orders with what they do. Tells `take-order` with an example that the reader wants to begin with. */
export class OrderHelpDialog extends VxElement {
  static override properties = { isOpen: { state: true } };
  declare isOpen: boolean;

  static override styles = [
    baseStyles,
    css`
      wa-dialog {
        --width: 44rem;
      }
      h3 {
        margin: 0.9em 0 0.3em;
        font-size: 1.05rem;
      }
      li {
        display: grid;
        grid-template-columns: minmax(11rem, 15rem) 1fr;
        gap: 0.1em 1em;
        align-items: baseline;
        padding: 0.2em 0;
      }
      button {
        min-height: var(--vx-button-height);
        padding: 0.1em 0.5em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-lowered);
        font-family: var(--wa-font-family-code);
        font-size: 0.9em;
        text-align: left;
        cursor: pointer;
      }
      button:hover {
        background: var(--vx-hover);
      }
      code {
        font-size: 0.9em;
      }
      @media (max-width: 34rem) {
        li {
          grid-template-columns: 1fr;
        }
      }
    `,
  ];

  open() {
    this.isOpen = true;
  }

  #take(example: string) {
    this.isOpen = false;
    this.tell('take-order', example);
  }

  override render() {
    if (!this.isOpen) return nothing;
    return html`<wa-dialog label=${msg('All orders')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p>${msg('Case and spaces do not matter, and every order has a short form. A tap on an example puts it into the line.')}</p>
      ${orderHelpGroups.map(
        (group) => html`<h3>${titleOf(group)}</h3>
          <ul>${orderHelp.filter((help) => help.group === group).map((help) => this.#renderHelp(help))}</ul>`,
      )}
    </wa-dialog>`;
  }

  #renderHelp({ example, meaning, also }: OrderHelp) {
    return html`<li>
      <button type="button" @click=${() => this.#take(example)}>${example}</button>
      <span>${translated(meaning)} ${also.length > 0 ? html`<span class="quiet small">${msg(str`Also: ${also.join(' · ')}`)}</span>` : nothing}</span>
    </li>`;
  }
}
customElements.define('vx-order-help-dialog', OrderHelpDialog);
