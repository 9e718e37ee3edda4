import { msg } from '@lit/localize';
import type { Point, ScreenPoint } from '@vexillum/geometry';
import type { BoardView, LayerName } from '@vexillum/scene';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { Desk } from '../desk.ts';
import '../hand/hand-bar.ts';
import '../hand/hover-card.ts';
import '../hand/mini-map.ts';
import '../hand/overlay-menu.ts';
import '../hand/tool-palette.ts';
import '../orders/order-bar.ts';
import type { OrderBar } from '../orders/order-bar.ts';
import '../panels/view-bar.ts';
import './battle-board.ts';
import type { BattleBoard } from './battle-board.ts';
import { battleMiddleStyles } from './battle-middle-styles.ts';
import { pressKey } from './board-keys.ts';
import type { Carried } from './carry.ts';
import { selectionCard } from './selection-card-of.ts';
import { SharedView } from './shared-view.ts';

/** The board with the bars that belong to it: what they tell (`wide`, `why`) goes on to the table. */
export class BattleMiddle extends VxElement {
  static override properties = {
    desk: { attribute: false },
    bottom: { state: true },
    hiddenLayers: { state: true },
    isWide: { type: Boolean },
    isPhone: { type: Boolean },
    shown: { state: true },
    over: { state: true },
    isOrdering: { state: true },
  };
  declare desk: Desk;
  declare bottom: 'red' | 'blue';
  declare hiddenLayers: ReadonlySet<LayerName>;
  declare isWide: boolean;
  declare isPhone: boolean;
  /** What the board shows, for the small map. */
  declare shown: BoardView | undefined;
  /** The stand under the pointer, and where it is on the screen. */
  declare over: { readonly stand: string; readonly at: ScreenPoint } | undefined;
  /** On a small screen the line for orders is put away until it is asked for. */
  declare isOrdering: boolean;
  #stopHover: (() => void) | undefined;
  readonly #board = createRef<BattleBoard>();
  readonly #orders = createRef<OrderBar>();
  #shared: SharedView | undefined;

  static override styles = [baseStyles, battleMiddleStyles];

  constructor() {
    super();
    this.hiddenLayers = new Set();
    this.isOrdering = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.bottom = this.desk.side === 'blue' ? 'blue' : 'red';
    this.#shared = new SharedView(this.desk);
    this.#stopHover = this.desk.$hover.listen((id) => this.#hover(id));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#shared?.close();
    this.#stopHover?.();
  }

  // --- what the table round it uses ---

  /** Keys for the board, wherever the focus is; true where the key was used. */
  press(event: KeyboardEvent): boolean {
    const screen = {
      zoom: (factor: number) => this.#board.value?.zoom(factor),
      toggleGhosts: () => this.#toggleLayer('ghosts'),
      openOrders: (letters: string) => this.openOrders(letters),
    };
    return pressKey(this.desk, screen, event);
  }

  carry(what: Carried): void {
    this.#board.value?.carry(what);
  }

  lookAt(point: Point): void {
    this.#board.value?.lookAt(point);
  }

  openOrders(text: string): void {
    this.isOrdering = true;
    void this.updateComplete.then(() => this.#orders.value?.begin(text));
  }

  gather(): void {
    this.#shared?.gather();
  }

  /** The board point in the middle of what is seen. */
  get middle(): Point {
    return this.#board.value?.middle ?? { x: 0, y: 0 };
  }

  /** What is selected has its card already, and a busy hand needs none. */
  #hover(id: string | undefined) {
    const { desk } = this;
    const isAsked = id !== undefined && desk.kindOf(id) === 'stand' && !desk.$selection.get().has(id);
    const at = isAsked && desk.$mode.get() === 'select' ? this.#board.value?.cornerOf(id) : undefined;
    this.over = isAsked && at ? { stand: id, at } : undefined;
  }

  #toggleOrders() {
    if (this.isOrdering) this.isOrdering = false;
    else this.openOrders('');
  }

  #toggleLayer(layer: LayerName) {
    const hidden = new Set(this.hiddenLayers);
    if (!hidden.delete(layer)) hidden.add(layer);
    this.hiddenLayers = hidden;
  }

  override render() {
    const { desk } = this;
    const { port } = desk;
    return html`<div class="bars">
        ${desk.isSpectator ? nothing : html`<vx-tool-palette .desk=${desk}></vx-tool-palette>`}
        <span class="grow"></span>
        <vx-tool-button class="orders" icon="keyboard" label=${msg('Typed orders')} .pressed=${this.isOrdering} @click=${() => this.#toggleOrders()}></vx-tool-button>
        <vx-overlay-menu .desk=${desk} .hiddenLayers=${this.hiddenLayers} @layers=${(event: CustomEvent<ReadonlySet<LayerName>>) => (this.hiddenLayers = event.detail)}></vx-overlay-menu>
        <vx-view-bar
          .hiddenLayers=${this.hiddenLayers}
          .bottom=${this.bottom}
          .isWide=${this.isWide}
          @zoom=${(event: CustomEvent<number>) => this.#board.value?.zoom(event.detail)}
          @fit=${() => port?.fit()}
          @home=${() => port?.home()}
          @flip=${() => (this.bottom = this.bottom === 'red' ? 'blue' : 'red')}
          @layers=${(event: CustomEvent<ReadonlySet<LayerName>>) => (this.hiddenLayers = event.detail)}
        ></vx-view-bar>
      </div>
      <div class="board">
        <vx-board
          @pointerdown=${() => (this.over = undefined)}
          ${ref(this.#board)}
          .desk=${desk}
          .bottom=${this.bottom}
          .hiddenLayers=${this.hiddenLayers}
          @seen=${(event: CustomEvent<{ middle: Point; span: number }>) => this.#shared?.tell(event.detail.middle, event.detail.span)}
          @shown=${(event: CustomEvent<BoardView>) => (this.shown = event.detail)}
        ></vx-board>
        ${this.isPhone ? nothing : html`<vx-mini-map .view=${this.shown} .camera=${this.#board.value?.camera} @look-at=${(event: CustomEvent<Point>) => this.lookAt(event.detail)}></vx-mini-map>`}
        ${this.#renderHovered(desk)}
        ${this.isPhone || this.isWide ? selectionCard(desk) : nothing}
      </div>
      <div class="under">
        ${desk.isSpectator ? nothing : html`<vx-hand-bar .desk=${desk}></vx-hand-bar>`}
        <vx-order-bar class=${this.isOrdering ? 'open' : ''} ${ref(this.#orders)} .desk=${desk} @leave=${() => this.#board.value?.focusBoard()}></vx-order-bar>
      </div>`;
  }

  #renderHovered(desk: Desk) {
    if (this.isPhone) return nothing;
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#board.value ?? {};
    return html`<vx-hover-card .desk=${desk} .stand=${this.over?.stand} .at=${this.over?.at} .room=${{ width, height }}></vx-hover-card>`;
  }
}
customElements.define('vx-battle-middle', BattleMiddle);
