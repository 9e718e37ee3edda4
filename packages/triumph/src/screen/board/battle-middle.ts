import { msg } from '@vexillum/ui/words';
import type { Point, ScreenPoint } from '@vexillum/geometry';
import type { BattleLayerName, BattleView } from '../../board/index.ts';
import { baseStyles, floatStyles, given, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { createRef, ref } from 'lit/directives/ref.js';
import '../hand/tool-palette.ts';
import type { OrderBar } from '../orders/order-bar.ts';
import type { BattleBoard, Seen } from './battle-board.ts';
import './battle-board.ts';
import { battleMiddleStyles } from './battle-middle-styles.ts';
import { pressKey } from './board-keys.ts';
import type { AskedPlace } from './board-menu.ts';
import type { Carried } from './carry.ts';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { WritableAtom } from 'nanostores';
import { type BoardLie, settings } from '@vexillum/frame/settings';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Overlays } from './overlays.ts';
import { MILLI_MU } from '@vexillum/model';
import type { LiveTable } from '../live-table.ts';

/** The board with the bars that belong to it: what they tell (`tray`, `why`) goes on to the table. */
export class BattleMiddle extends VxElement {
  static override properties = {
    battle: given,
    overlays: given,
    actions: given,
    live: given,
    $following: given,
    hand: given,
    bottom: { state: true },
    hiddenLayers: { state: true },
    isTrayOpen: { type: Boolean },
    isViewOpen: { state: true },
    isPhone: { type: Boolean },
    shown: { state: true },
    over: { state: true },
    isOrdering: { state: true },
    hasCards: { state: true },
    lie: { state: true },
    asked: { state: true },
  };
  declare battle: Battle;
  declare overlays: Overlays;
  declare actions: Actions;
  declare live: LiveTable;
  declare $following: WritableAtom<string | undefined>;
  declare hand: Hand;
  declare bottom: 'red' | 'blue';
  declare hiddenLayers: ReadonlySet<BattleLayerName>;
  /** Troops and terrain lie beside the board. */
  declare isTrayOpen: boolean;
  /** The strip of signs at the left edge shows how one can look at the board, too. */
  declare isViewOpen: boolean;
  declare isPhone: boolean;
  /** What the board shows, for the small map. */
  declare shown: BattleView | undefined;
  /** The stand under the pointer, and where it is on the screen. */
  declare over: { readonly stand: string; readonly at: ScreenPoint } | undefined;
  /** The line for orders is put away until it is asked for. */
  declare isOrdering: boolean;
  /** On a small screen both sides' cards are put away until they are asked for. */
  declare hasCards: boolean;
  /** How the board lies, where this window has more room for it when it is turned upright. */
  declare lie: 'upright' | 'across' | undefined;
  /** Where the reader asks what can be done. */
  declare asked: AskedPlace | undefined;
  #stopHover: (() => void) | undefined;
  readonly #board = createRef<BattleBoard>();
  readonly #orders = createRef<OrderBar>();
  #shared: SharedView | undefined;
  readonly #selection = new StoreController<ReadonlySet<string>>(this);
  readonly #wing = new StoreController<ReturnType<Overlays['$wing']['get']>>(this);

  static override styles = [baseStyles, floatStyles, battleMiddleStyles];

  constructor() {
    super();
    this.hiddenLayers = new Set(['codes']);
    this.isOrdering = false;
    this.isViewOpen = false;
    this.hasCards = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.bottom = this.battle.side === 'blue' ? 'blue' : 'red';
    this.#wing.watch(this.overlays.$wing);
    this.#selection.watch(this.hand.shows.$selection);
    this.#shared = new SharedView(this);
    this.#stopHover = this.hand.shows.$hover.listen((id) => this.#hover(id));
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
      askPlace: () => this.#board.value?.askPlace(),
    };
    return pressKey(this, screen, event);
  }

  carry(what: Carried): void {
    this.#board.value?.carry(what);
  }

  lookAt(point: Point): void {
    this.#board.value?.lookAt(point);
  }

  openOrders(text: string): void {
    this.isOrdering = true;
    void this.#beginOrder(text);
  }

  /** The line comes after the board: a reader who is quicker waits for it. */
  async #beginOrder(text: string) {
    const isThere =
      customElements.get('vx-order-bar') !== undefined ||
      (await import('../orders/order-bar.ts').then(
        () => true,
        () => false,
      ));
    if (!isThere) return this.tell('not-loaded');
    await this.updateComplete;
    await this.#orders.value?.begin(text);
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
    const isAsked = id !== undefined && this.battle.kindOf(id) === 'stand' && !this.hand.selection.has(id);
    const at = isAsked && this.hand.shows.$mode.get() === 'select' ? this.#board.value?.cornerOf(id) : undefined;
    this.over = isAsked && at ? { stand: id, at } : undefined;
  }

  #seen({ middle, span, isUpright, maybeUpright }: Seen) {
    this.lie = isUpright ? 'upright' : maybeUpright ? 'across' : undefined;
    this.#shared?.tell(middle, span);
  }

  #toggleOrders() {
    if (this.isOrdering) this.isOrdering = false;
    else this.openOrders('');
  }

  #toggleLayer(layer: BattleLayerName) {
    const hidden = new Set(this.hiddenLayers);
    if (!hidden.delete(layer)) hidden.add(layer);
    this.hiddenLayers = hidden;
  }

  override render() {
    return html`<div class="bars float">
        ${this.battle.isSpectator ? nothing : html`<vx-tool-palette></vx-tool-palette>`}
        ${this.#renderOrdersSign()} ${this.#renderWing()}
        ${this.isPhone ? html`<vx-tool-button icon="book" label=${msg('Battle cards')} placement="right" .pressed=${this.hasCards} @click=${() => (this.hasCards = !this.hasCards)}></vx-tool-button>` : nothing}
        <vx-tool-button icon="eye" label=${msg('How to look at the board')} placement="right" aria-expanded=${String(this.isViewOpen)} @click=${() => (this.isViewOpen = !this.isViewOpen)}></vx-tool-button>
        ${this.isViewOpen ? html`${this.#renderOverlays()} ${this.#renderView()}` : nothing}
      </div>
      ${this.#renderCards(this.bottom === 'red' ? 'blue' : 'red', true)}
      <div class="board">
        <vx-board
          @pointerdown=${() => (this.over = undefined)}
          ${ref(this.#board)}
          .bottom=${this.bottom}
          .hiddenLayers=${this.hiddenLayers}
          @asked=${(event: CustomEvent<AskedPlace>) => this.#ask(event.detail)}
          @seen=${(event: CustomEvent<Seen>) => this.#seen(event.detail)}
          @shown=${(event: CustomEvent<BattleView>) => (this.shown = event.detail)}
        ></vx-board>
        ${this.#renderHovered()} ${this.#renderAsked()}
      </div>
      <div class="under ${(this.#selection.value?.size ?? 0) > 0 ? 'busy' : ''}">
        <vx-selection-card></vx-selection-card>
        <div class="hand">
          ${this.#renderCards(this.bottom, false)}
          ${this.battle.isSpectator ? nothing : html`<vx-hand-bar @orders=${() => this.#toggleOrders()}></vx-hand-bar>`}
          <vx-order-bar class=${this.isOrdering ? 'float open' : 'float'} ${ref(this.#orders)} @leave=${() => this.#leaveOrders()}></vx-order-bar>
        </div>
        ${this.isPhone ? nothing : html`<vx-mini-map .view=${this.shown} .camera=${this.#board.value?.camera} @look-at=${(event: CustomEvent<Point>) => this.lookAt(event.detail)}></vx-mini-map>`}
      </div>`;
  }

  #leaveOrders() {
    this.isOrdering = false;
    this.#board.value?.focusBoard();
  }

  /** On a phone it moves to the bar of the hand as long as there is one: the board needs the room. */
  #renderOrdersSign() {
    if (this.isPhone && (this.#selection.value?.size ?? 0) > 0) return nothing;
    return html`<vx-tool-button icon="keyboard" label=${msg('Typed orders')} keys="/" placement="right" .pressed=${this.isOrdering} @click=${() => this.#toggleOrders()}></vx-tool-button>`;
  }

  #renderOverlays() {
    return html`<vx-overlay-menu .hiddenLayers=${this.hiddenLayers} @layers=${(event: CustomEvent<ReadonlySet<BattleLayerName>>) => (this.hiddenLayers = event.detail)}></vx-overlay-menu>`;
  }

  #renderView() {
    const { port } = this.hand;
    return html`<vx-view-bar
      .hiddenLayers=${this.hiddenLayers}
      .bottom=${this.bottom}
      .lie=${this.lie}
      .isTrayOpen=${this.isTrayOpen}
      .mayLay=${!this.isPhone}
      @zoom=${(event: CustomEvent<number>) => this.#board.value?.zoom(event.detail)}
      @fit=${() => port?.fit()}
      @home=${() => port?.home()}
      @lie=${(event: CustomEvent<BoardLie>) => settings.$lie.set(event.detail)}
      @flip=${() => (this.bottom = this.bottom === 'red' ? 'blue' : 'red')}
      @layers=${(event: CustomEvent<ReadonlySet<BattleLayerName>>) => (this.hiddenLayers = event.detail)}
    ></vx-view-bar>`;
  }

  /** Where others lead commands of the own side. */
  #renderWing() {
    const wing = this.#wing.value;
    if (!wing) return nothing;
    return html`<vx-tool-button icon="users" label=${msg('Your wing alone')} keys="O" placement="right" .pressed=${wing.isOn} @click=${() => this.overlays.toggleWing()}></vx-tool-button>`;
  }

  /** Each side's cards lie at its edge; on a small screen until they are asked for only a button for them is there. */
  #renderCards(side: 'red' | 'blue', isAtTop: boolean) {
    return this.isPhone && !this.hasCards
      ? nothing
      : html`<vx-card-row class=${isAtTop ? 'theirs' : 'ours'} side=${side} .isAtTop=${isAtTop} .isAsked=${this.isPhone}></vx-card-row>`;
  }

  #ask(asked: AskedPlace) {
    import('./board-menu.ts').catch(() => this.tell('not-loaded'));
    this.over = undefined;
    this.asked = asked;
  }

  /** A menu of its own each time: one that is still closing does not take the next one along. */
  #renderAsked() {
    if (!this.asked) return nothing;
    const menu = html`<vx-board-menu .asked=${this.asked}
      @measure-from=${(event: CustomEvent<AskedPlace>) => this.#board.value?.measureFrom(event.detail)}
      @left=${() => (this.asked = undefined)}></vx-board-menu>`;
    return keyed(this.asked, menu);
  }

  #renderHovered() {
    if (this.isPhone) return nothing;
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#board.value ?? {};
    return html`<vx-hover-card .stand=${this.over?.stand} .at=${this.over?.at} .room=${{ width, height }}></vx-hover-card>`;
  }
}
customElements.define('vx-battle-middle', BattleMiddle);

interface Needs {
  readonly battle: Battle;
  readonly hand: Hand;
  readonly $following: WritableAtom<string | undefined>;
  readonly live: LiveTable;
}

type StoredView = readonly [x: number, y: number, span: number];

const stored = (middle: Point, span: number): StoredView => [
  Math.round(middle.x * MILLI_MU),
  Math.round(middle.y * MILLI_MU),
  Math.round(span * MILLI_MU),
];

/** Lets the own side see what one sees, follows a teammate's view, and comes where somebody calls everyone. */
class SharedView {
  readonly #at: Needs;
  readonly #stops: (() => void)[];

  constructor(at: Needs) {
    this.#at = at;
    this.#stops = [
      at.live.$presence.listen(() => this.#follow()),
      at.$following.listen(() => this.#follow()),
      at.live.onGather(({ area }) => this.#see(area)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** The own camera has moved. */
  tell(middle: Point, span: number): void {
    if (this.#at.battle.side !== undefined) this.#at.live.present({ view: stored(middle, span) });
  }

  /** Everybody at the table sees what one sees oneself. */
  gather(): void {
    const seen = this.#at.hand.port?.seen();
    if (seen) this.#at.live.present({ gather: stored(seen.middle, seen.span) });
  }

  #follow(): void {
    const from = this.#at.$following.get();
    const view = from === undefined ? undefined : this.#at.live.$presence.get().get(from)?.view;
    if (view) this.#see(view);
  }

  #see([x, y, span]: StoredView): void {
    this.#at.hand.port?.see({ x: x / MILLI_MU, y: y / MILLI_MU }, span / MILLI_MU);
  }
}
