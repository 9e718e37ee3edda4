import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import type { ConquestSitting } from '../conquest-sitting.ts';
import './game-menu.ts';
import { HostHand } from '../host-hand.ts';
import './table-menu.ts';

type Menu = 'game' | 'table';

/** Every option of the game and the table, for everyone to see and for some to change. */
export class ConquestMenu extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    shown: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  /** None while it is closed. */
  declare shown: Menu | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 48rem;
      }
      .frame {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        gap: 0.7em;
        height: max(16rem, min(46rem, 100dvh - 15.5rem));
      }
      [role='tablist'] {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.4em;
      }
      [role='tab'] {
        font-weight: 600;
      }
      [role='tab'][aria-selected='true'] {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-normal);
        color: var(--wa-color-brand-on-normal);
      }
      [role='tabpanel'] {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 0;
      }
      @media (max-width: 34rem) {
        wa-dialog {
          --spacing: 1rem;
        }
      }
    `,
  ];

  /** A hold on the game asks for it too, when it may be open already. */
  open(menu: Menu = 'game') {
    this.shown ??= menu;
  }

  override render() {
    const { sitting, shown } = this;
    if (!shown) return nothing;
    const hand = new HostHand(sitting, this.table);
    return html`<wa-dialog label=${msg('Options')} open light-dismiss @show-menu=${(event: CustomEvent<Menu>) => (this.shown = event.detail)} @help=${() => (this.shown = undefined)} @resign=${() => (this.shown = undefined)} @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.shown = undefined))}>
      <div class="frame">
        <div role="tablist" aria-label=${msg('Menus')} @keydown=${(event: KeyboardEvent) => this.#turn(event)}>
          ${this.#renderTab('game', msg('Game'))} ${this.#renderTab('table', msg('Table'))}
        </div>
        <div role="tabpanel" id="panel" aria-labelledby=${shown}>
          ${shown === 'game' ? html`<vx-game-menu .sitting=${sitting} .hand=${hand} .table=${this.table}></vx-game-menu>` : html`<vx-table-menu .sitting=${sitting} .hand=${hand} .table=${this.table}></vx-table-menu>`}
        </div>
      </div>
    </wa-dialog>`;
  }

  #renderTab(menu: Menu, text: string) {
    const isShown = this.shown === menu;
    return html`<button type="button" class="plain" role="tab" id=${menu} aria-controls="panel" aria-selected=${isShown} tabindex=${isShown ? 0 : -1} @click=${() => (this.shown = menu)}>${text}</button>`;
  }

  async #turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    this.shown = this.shown === 'game' ? 'table' : 'game';
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }
}
customElements.define('vx-conquest-menu', ConquestMenu);
