import { msg } from '@vexillum/ui/words';
import { baseStyles, floatStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';

/** What is rarely needed, behind the last button of a table's head. Closes once something in it was pressed, by Escape, and by a press elsewhere. */
export class BarMenu extends VxElement {
  static override properties = { isOpen: { state: true } };
  declare isOpen: boolean;

  static override styles = [
    baseStyles,
    floatStyles,
    css`
      :host {
        position: relative;
        display: inline-flex;
      }
      .list {
        position: absolute;
        z-index: 5;
        top: calc(100% + 0.4rem);
        right: 0;
        display: grid;
        min-width: 12rem;
        padding: 0.3rem;
      }
    `,
  ];

  constructor() {
    super();
    this.isOpen = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('pointerdown', this.#pressedElsewhere);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('pointerdown', this.#pressedElsewhere);
  }

  readonly #pressedElsewhere = (event: PointerEvent) => {
    if (!event.composedPath().includes(this)) this.isOpen = false;
  };

  #pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !this.isOpen || event.defaultPrevented) return;
    event.stopPropagation();
    this.isOpen = false;
    this.renderRoot.querySelector<HTMLElement>('vx-tool-button')?.focus();
  }

  /** What opens a menu of its own stays for it. */
  #chosen(event: MouseEvent) {
    const isMenu = event.composedPath().some((node) => node instanceof Element && node.localName === 'wa-dropdown');
    if (!isMenu) this.isOpen = false;
  }

  override render() {
    return html`<div @keydown=${(event: KeyboardEvent) => this.#pressed(event)}>
      <vx-tool-button icon="menu" label=${msg('Menu')} aria-expanded=${String(this.isOpen)} @click=${() => (this.isOpen = !this.isOpen)}></vx-tool-button>
      ${this.isOpen ? html`<div class="list float" role="group" aria-label=${msg('Menu')} @click=${(event: MouseEvent) => this.#chosen(event)}><slot></slot></div>` : nothing}
    </div>`;
  }
}
customElements.define('vx-bar-menu', BarMenu);
