import { msg } from '@vexillum/ui/words';
import type { BattleLayerName } from '../../board/index.ts';
import type { BoardLie } from '@vexillum/frame/settings';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';

const layerTexts = (): readonly (readonly [BattleLayerName, string])[] => [
  ['zones', msg('Zones')],
  ['bands', msg('Deployment bands')],
  ['grid', msg('Squares')],
  ['labels', msg('Names of troops')],
  ['codes', msg('Codes on the figures')],
  ['fallen', msg('Fallen standards')],
  ['plans', msg('Plan of the team')],
  ['drawings', msg('Drawings')],
  ['cursors', msg('Cursors of the others')],
];

/** How the reader looks at the board. Tells `zoom`, `fit`, `home`, `lie`, `flip`, `tray`, `layers`. */
export class ViewBar extends VxElement {
  static override properties = {
    hiddenLayers: { attribute: false },
    bottom: { attribute: false },
    lie: { attribute: false },
    isTrayOpen: { attribute: false },
    mayLay: { attribute: false },
  };
  declare hiddenLayers: ReadonlySet<BattleLayerName>;
  /** Whose base edge is at the bottom, or at the left of a board that is turned upright. */
  declare bottom: 'red' | 'blue';
  /** How the board lies; `undefined` where turning it would win nothing. */
  declare lie: 'upright' | 'across' | undefined;
  /** Troops and terrain lie beside the board. */
  declare isTrayOpen: boolean;
  /** There is room for them beside it. */
  declare mayLay: boolean;

  static override styles = [
    baseStyles,
    css`
      div {
        display: grid;
        gap: 2px;
      }
      /* Two fingers zoom; the small screen is for the board. */
      @media (max-width: 34rem) {
        .zoom {
          display: none;
        }
      }
      /* On its side a phone has room for its signs in the columns of all the others. */
      @media (max-width: 56rem) and (min-width: 34rem) and (max-height: 34rem) {
        :host,
        div {
          display: contents;
        }
        .zoom {
          display: none;
        }
      }
    `,
  ];

  #toggle(layer: BattleLayerName) {
    const hidden = new Set(this.hiddenLayers);
    if (!hidden.delete(layer)) hidden.add(layer);
    this.tell('layers', hidden);
  }

  #flipText(): string {
    if (this.lie === 'upright') return this.bottom === 'red' ? msg('Put blue at the left') : msg('Put red at the left');
    return this.bottom === 'red' ? msg('Put blue at the bottom') : msg('Put red at the bottom');
  }

  #renderLie() {
    if (this.lie === undefined) return nothing;
    const [label, other]: [string, BoardLie] =
      this.lie === 'upright' ? [msg('Lay the board across'), 'across'] : [msg('Turn the board upright'), 'upright'];
    return html`<vx-tool-button icon="turn-board" label=${label} placement="right" .pressed=${this.lie === 'upright'} @click=${() => this.tell<BoardLie>('lie', other)}></vx-tool-button>`;
  }

  override render() {
    return html`<div role="toolbar" aria-label=${msg('View')}>
      <vx-tool-button class="zoom" icon="zoom-in" label=${msg('Nearer')} keys="+" placement="right" @click=${() => this.tell('zoom', 1.25)}></vx-tool-button>
      <vx-tool-button class="zoom" icon="zoom-out" label=${msg('Farther')} keys="−" placement="right" @click=${() => this.tell('zoom', 0.8)}></vx-tool-button>
      <vx-tool-button icon="fit" label=${msg('Whole board')} keys="F" placement="right" @click=${() => this.tell('fit')}></vx-tool-button>
      <vx-tool-button icon="home" label=${msg('Own half')} keys="H" placement="right" @click=${() => this.tell('home')}></vx-tool-button>
      ${this.#renderLie()}
      <vx-tool-button icon="flip" label=${this.#flipText()} placement="right" @click=${() => this.tell('flip')}></vx-tool-button>
      ${this.mayLay ? html`<vx-tool-button icon="tray" label=${msg('Troops and terrain')} placement="right" .pressed=${this.isTrayOpen} @click=${() => this.tell('tray')}></vx-tool-button>` : nothing}
      <wa-dropdown placement="right-start" @wa-select=${(event: CustomEvent<{ item: { value: BattleLayerName } }>) => {
        event.preventDefault();
        this.#toggle(event.detail.item.value);
      }}>
        <vx-tool-button slot="trigger" icon="layers" placement="right" label=${msg('Layers')}></vx-tool-button>
        ${layerTexts().map(([layer, text]) => html`<wa-dropdown-item type="checkbox" value=${layer} ?checked=${!this.hiddenLayers.has(layer)}>${text}</wa-dropdown-item>`)}
      </wa-dropdown>
    </div>`;
  }
}
customElements.define('vx-view-bar', ViewBar);
