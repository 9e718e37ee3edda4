import { msg } from '@vexillum/ui/words';
import { THIS_TABLE } from '@vexillum/model';
import { baseStyles, given, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { Router } from '@vexillum/frame/router';
import { isOver, type Snapshot } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import '../umpire/umpire-banner.ts';
import './deployment-strip.ts';
import './masquerade-mark.ts';
import './orders-panel.ts';
import '../positions/go-back.ts';
import type { PositionsDialog } from '../positions/positions-dialog.ts';
import '../turn/turn-bar.ts';
import { isFirstBattle } from '../tryout/first-battle.ts';

/** What lies between the table's head and the board: banners, the order of deployment, and the sheet with the orders while it is open. */
export class TableSteps extends VxElement {
  static override properties = {
    battle: given,
    table: { attribute: false },
    go: { attribute: false },
    isOrdering: { attribute: false },
    isOpen: { state: true },
    isEndShown: { state: true },
  };
  declare battle: Battle;
  declare table: string;
  declare go: Router['go'];
  declare isOrdering: boolean;
  /** In the battle the steps are put away until somebody asks for them. */
  declare isOpen: boolean;
  /** The last screen is over the board; put away it is a line among the others. */
  declare isEndShown: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  #isEndAsked = false;
  #areHintsAsked = false;
  #isNoticeAsked = false;
  #room: Node | undefined;
  readonly #positions = createRef<PositionsDialog>();

  static override styles = [
    baseStyles,
    css`
      :host {
        z-index: 2;
        display: grid;
        pointer-events: none;
        grid-template-columns: minmax(0, max-content);
        justify-content: center;
        justify-items: center;
      }
      /* Here its width is the table's, and what is in it may ask for it. */
      @media (min-width: 56.01rem) and (max-width: 80rem) {
        :host {
          container-type: inline-size;
        }
      }
      @media (max-width: 56rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
          justify-items: stretch;
        }
      }
      /* The sheets in it lie over everything else. */
      :host([covers]) {
        z-index: 6;
      }
      vx-umpire-banner,
      vx-battle-end,
      vx-positions,
      .sheet {
        pointer-events: auto;
      }
      /* A question is not under the last screen. */
      vx-return-notice {
        position: relative;
        z-index: 9;
      }
      @media (max-width: 56rem) {
        :host([covers]) vx-return-notice {
          position: fixed;
          inset: auto 0 0;
        }
      }
      .sheet {
        position: fixed;
        z-index: 8;
        inset: clamp(0rem, 4vh, 3rem) clamp(0rem, 4vw, 5rem);
        display: grid;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-l);
        box-shadow: 0 0 0 100vmax rgb(0 0 0 / 35%);
        overflow: hidden;
      }
      vx-orders {
        min-height: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.isOpen = false;
    this.isEndShown = true;
  }

  override connectedCallback() {
    super.connectedCallback();
    // The button is in the head's menu, and what it opens would keep the first board waiting there.
    this.#room = this.getRootNode();
    this.#room.addEventListener('open-positions', this.#openPositions);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#room?.removeEventListener('open-positions', this.#openPositions);
  }

  readonly #openPositions = () => {
    import('../positions/positions-dialog.ts')
      .then(() => this.#positions.value?.open())
      .catch(() => this.tell('not-loaded'));
  };

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    return html`<vx-umpire-banner .table=${this.table}></vx-umpire-banner>
      ${isOver(this.battle.snapshot) ? this.#renderEnd() : nothing}
      <vx-turn-bar .table=${this.table} .go=${this.go} @toggle-steps=${() => (this.isOpen = !this.isOpen)}></vx-turn-bar>
      ${this.battle.snapshot.public.return.has(THIS_TABLE) ? this.#renderNotice() : nothing}
      <vx-deployment .isOpen=${this.isOpen}></vx-deployment>
      <vx-positions ${ref(this.#positions)}></vx-positions>
      ${this.isOrdering ? this.#renderOrders() : nothing}
      ${isFirstBattle(this.table) ? this.#renderFirstSteps() : nothing}`;
  }

  /** What a battle ends with comes when it ends. */
  #renderEnd() {
    if (!this.#isEndAsked) import('../ending/battle-end.ts').catch(() => this.tell('not-loaded'));
    this.#isEndAsked = true;
    return html`<vx-battle-end .table=${this.table} .go=${this.go} @end-shown=${(event: CustomEvent<boolean>) => (this.isEndShown = event.detail)}></vx-battle-end>`;
  }

  /** That somebody would go back; it comes when somebody would. */
  #renderNotice() {
    if (!this.#isNoticeAsked) import('../positions/return-notice.ts').catch(() => this.tell('not-loaded'));
    this.#isNoticeAsked = true;
    return html`<vx-return-notice></vx-return-notice>`;
  }

  /** Hints that cannot be loaded are left out. */
  #renderFirstSteps() {
    if (!this.#areHintsAsked) import('../tryout/first-steps.ts').catch(() => undefined);
    this.#areHintsAsked = true;
    return html`<vx-first-steps></vx-first-steps>`;
  }

  #renderOrders() {
    return html`<div class="sheet" role="dialog" aria-label=${msg('Orders')} tabindex="-1" @keydown=${(event: KeyboardEvent) => this.#pressed(event)}>
      <vx-orders></vx-orders>
    </div>`;
  }

  protected override updated(changed: Map<string, unknown>) {
    this.toggleAttribute('covers', this.isOrdering || (isOver(this.battle.snapshot) && this.isEndShown));
    if (changed.has('isOrdering') && this.isOrdering) this.renderRoot.querySelector<HTMLElement>('.sheet')?.focus();
  }

  /** The board under the sheet hears no keys. */
  #pressed(event: KeyboardEvent) {
    if (event.key === 'Escape') this.tell('close-orders');
    event.stopPropagation();
  }
}
customElements.define('vx-table-steps', TableSteps);
