import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg, str } from '@lit/localize';
import type { Point } from '@vexillum/geometry';
import { CHAT_LIMIT, type Snapshot, tableOf } from '@vexillum/model';
import type { Connection, LiveTable } from '@vexillum/table';
import { baseStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { terrainTypeOf } from '@vexillum/triumph';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { createRef, ref } from 'lit/directives/ref.js';
import type { MySeat } from '../../memory/my-tables.ts';
import type { Router } from '../../router.ts';
import { settings } from '../../settings.ts';
import type { BringDialog } from './armies/bring-dialog.ts';
import './board/battle-middle.ts';
import type { BattleMiddle } from './board/battle-middle.ts';
import type { Carried } from './board/carry.ts';
import { battleTableStyles } from './battle-table-styles.ts';
import { chatLines } from './chat-lines.ts';
import { PastMoves } from './board/past-moves.ts';
import { selectionCard } from './board/selection-card-of.ts';
import { TableHand } from './board/table-hand.ts';
import { Desk } from './desk.ts';
import { isForTheBoard } from './is-for-the-board.ts';
import { logEntries, rolls } from './log-entries.ts';
import './order-of-battle/live-region.ts';
import './panels/army-panel.ts';
import type { HelpDialog } from './panels/help-dialog.ts';
import type { NoteDialog } from './panels/note-dialog.ts';
import type { WhyPanel } from './hand/why-panel.ts';
import './panels/plan-panel.ts';
import type { SeatsDialog } from './panels/seats-dialog.ts';
import './panels/table-bar.ts';
import './panels/terrain-panel.ts';
import './panels/tray-panel.ts';
import { undoOffer } from './undo-offer.ts';
import { WhatsNew } from './whats-new.ts';

const BOARD_LATE_MS = 20_000;
const PHONE = matchMedia('(max-width: 56rem)');

/** A battle's table: the board, and round it everything that one does there. */
export class BattleTable extends VxElement {
  static override properties = {
    live: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
    isPhone: { state: true },
    isSheetLow: { state: true },
    tab: { state: true },
    unread: { state: true },
  };
  declare live: LiveTable;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  declare isPhone: boolean;
  declare isSheetLow: boolean;
  declare tab: string;
  declare unread: number;
  #desk: Desk | undefined;
  #hand: TableHand | undefined;
  #past: PastMoves | undefined;
  #news: WhatsNew | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #loaded = new StoreController<boolean>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #wide = new StoreController<'yes' | 'no'>(this);
  #isFurnished = false;
  readonly #board = createRef<BattleMiddle>();
  readonly #bringing = createRef<BringDialog>();
  readonly #help = createRef<HelpDialog>();
  readonly #seats = createRef<SeatsDialog>();
  readonly #note = createRef<NoteDialog>();
  readonly #why = createRef<WhyPanel>();

  static override styles = [baseStyles, battleTableStyles];

  constructor() {
    super();
    this.isPhone = PHONE.matches;
    this.isSheetLow = false;
    this.tab = 'log';
    this.unread = 0;
  }

  override connectedCallback() {
    super.connectedCallback();
    PHONE.addEventListener('change', this.#resized);
    window.addEventListener('keydown', this.#pressed);
    window.addEventListener('keyup', this.#released);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    PHONE.removeEventListener('change', this.#resized);
    window.removeEventListener('keydown', this.#pressed);
    window.removeEventListener('keyup', this.#released);
    this.#standUp();
    this.#desk = undefined;
  }

  readonly #resized = () => {
    this.isPhone = PHONE.matches;
    // On a wide screen the pieces have a place of their own.
    if (!this.isPhone && (this.tab === 'troops' || this.tab === 'terrain')) this.tab = 'log';
  };

  readonly #pressed = (event: KeyboardEvent) => {
    if (!isForTheBoard(event)) return;
    if (event.key === 'b' && !event.ctrlKey && !event.metaKey && !this.isPhone) this.#toggleWide();
    else if (this.#board.value?.press(event)) event.preventDefault();
  };

  /** Some tools last as long as their key is down. */
  readonly #released = (event: KeyboardEvent) => {
    if (isForTheBoard(event)) this.#board.value?.press(event);
  };

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#sitDown();
    const snapshot = this.#snapshot.value;
    if (snapshot && this.#loaded.value && this.#desk) this.#noticeNews(snapshot, this.#desk);
  }

  #standUp() {
    this.#hand?.close();
    this.#past?.close();
    this.#desk?.close();
  }

  #sitDown() {
    this.#standUp();
    this.#desk = new Desk(this.live);
    this.#hand = new TableHand(this.#desk, (at) => void this.#showNote(at));
    // What can be undone is known only once its entry has come.
    this.#past = new PastMoves(this.#desk, this.table, () => this.requestUpdate());
    this.#news = new WhatsNew();
    // A board that cannot be drawn shall not keep the rest away.
    setTimeout(() => this.#furnish(), BOARD_LATE_MS);
    this.#snapshot.watch(this.live.$snapshot);
    this.#loaded.watch(this.live.$isLoaded);
    this.#connection.watch(this.live.$connection);
    this.#wide.watch(settings.$isWide);
    this.tab = this.isPhone && this.live.seat.side !== undefined ? 'troops' : 'log';
  }

  #noticeNews(snapshot: Snapshot, desk: Desk) {
    const { joined, said } = this.#news?.since(snapshot, this.live.seat.id) ?? { joined: [], said: 0 };
    for (const name of joined) desk.toasts.add(msg(str`${name} sat down.`), 'plain');
    this.unread = this.tab === 'chat' ? 0 : this.unread + said;
    const name = tableOf(snapshot)?.name;
    document.title = `${this.unread > 0 ? `(${this.unread}) ` : ''}${name || msg('Table')} · Vexillum`;
  }

  override render() {
    const desk = this.#desk;
    if (!desk) return nothing;
    const connection = this.#connection.value;
    if (connection?.kind === 'refused') return this.#renderRefused(connection.message);
    if (!this.#loaded.value)
      return html`<div class="waiting" role="status"><wa-spinner></wa-spinner><p>${msg('Sitting down at the table …')}</p></div>`;
    return html`<div
      class="table ${this.isPhone ? 'phone' : ''} ${this.isSheetLow ? 'low' : ''} ${this.#isWide ? 'wide' : ''}"
      @carry=${(event: CustomEvent<Carried>) => this.#board.value?.carry(event.detail)}
      @bring-army=${() => void this.#show('bring')}
      @look-at=${(event: CustomEvent<Point>) => this.#board.value?.lookAt(event.detail)}
    >
      <vx-table-bar .desk=${desk} .table=${this.table} .mySeats=${this.mySeats} .go=${this.go} @help=${() => void this.#show('help')} @seats=${() => void this.#show('seats')}></vx-table-bar>
      ${this.isPhone ? nothing : html`<aside class="left" aria-label=${msg('Pieces')}>${this.#renderPieces(desk)}${this.#isWide ? nothing : selectionCard(desk)}</aside>`}
      ${this.#renderBoard(desk)}
      <aside class="right" aria-label=${msg('Panels')}>${this.#renderPanels(desk)}</aside>
      <vx-toast-host .toasts=${desk.toasts}></vx-toast-host>
      <vx-live-region .desk=${desk}></vx-live-region>
      <vx-bring-dialog ${ref(this.#bringing)} .desk=${desk}></vx-bring-dialog>
      <vx-help-dialog ${ref(this.#help)}></vx-help-dialog>
      <vx-seats-dialog ${ref(this.#seats)} .desk=${desk} .table=${this.table} .go=${this.go} @gather=${() => this.#board.value?.gather()} @look-here=${() => desk.askToLook(this.#board.value?.middle ?? { x: 0, y: 0 })}></vx-seats-dialog>
      <vx-why-panel ${ref(this.#why)} .nameOf=${(piece: string) => terrainName(desk, piece)}></vx-why-panel>
      <vx-note-dialog ${ref(this.#note)} @pin=${(event: CustomEvent<{ at: Point; text: string }>) => desk.putNote(event.detail.at, event.detail.text)}></vx-note-dialog>
    </div>`;
  }

  #renderRefused(reason: string) {
    return html`<div class="waiting" role="alert">
      <h1>${msg('You are not at the table')}</h1>
      <p>${reason}</p>
      <div class="row">
        <wa-button variant="brand" @click=${() => this.live.reconnect()}>${msg('Try again')}</wa-button>
        <wa-button appearance="outlined" href="/">${msg('To the start')}</wa-button>
      </div>
    </div>`;
  }

  /** What is not needed to see the board comes when the board has been painted. */
  #furnish() {
    if (this.#isFurnished) return;
    this.#isFurnished = true;
    void this.#isLoaded(() => import('../../settings-menu.ts'));
  }

  #renderBoard(desk: Desk) {
    return html`<vx-battle-middle
      ${ref(this.#board)}
      .desk=${desk}
      .isWide=${this.#isWide}
      .isPhone=${this.isPhone}
      @wide=${() => this.#toggleWide()}
      @why=${() => void this.#showWhy(desk)}
      @shown=${() => setTimeout(() => this.#furnish())}
    ></vx-battle-middle>`;
  }

  get #isWide(): boolean {
    return !this.isPhone && this.#wide.value === 'yes';
  }

  #toggleWide() {
    settings.$isWide.set(this.#isWide ? 'no' : 'yes');
  }

  async #showNote(at: Point) {
    if (await this.#isLoaded(() => import('./panels/note-dialog.ts'))) this.#note.value?.open(at);
  }

  async #showWhy(desk: Desk) {
    const why = desk.why();
    if (why && (await this.#isLoaded(() => import('./hand/why-panel.ts')))) this.#why.value?.open(why);
  }

  /** Dialogs are loaded when they are opened for the first time, so that the board is there sooner. */
  async #show(dialog: 'bring' | 'help' | 'seats') {
    switch (dialog) {
      case 'bring':
        if (await this.#isLoaded(() => import('./armies/bring-dialog.ts'))) this.#bringing.value?.open();
        return;
      case 'help':
        if (await this.#isLoaded(() => import('./panels/help-dialog.ts'))) this.#help.value?.open();
        return;
      case 'seats':
        if (await this.#isLoaded(() => import('./panels/seats-dialog.ts'))) this.#seats.value?.open();
        return;
      default:
        dialog satisfies never;
    }
  }

  async #isLoaded(load: () => Promise<unknown>): Promise<boolean> {
    try {
      await load();
      return true;
    } catch (error) {
      console.error(error);
      this.#desk?.toasts.add(msg('This could not be loaded just now. Try again when the line is back.'), 'warning');
      return false;
    }
  }

  #renderPieces(desk: Desk) {
    if (desk.isSpectator) return html`<div class="scroll"><vx-tray-panel .desk=${desk}></vx-tray-panel></div>`;
    return html`<wa-tab-group without-scroll-controls>
      <wa-tab panel="troops">${icon('tray')}${msg('Troops')}</wa-tab>
      <wa-tab panel="terrain">${icon('mountain')}${msg('Terrain')}</wa-tab>
      <wa-tab-panel name="troops"><vx-tray-panel .desk=${desk}></vx-tray-panel></wa-tab-panel>
      <wa-tab-panel name="terrain"><vx-terrain-panel .desk=${desk} .middle=${() => this.#board.value?.middle ?? { x: 0, y: 0 }}></vx-terrain-panel></wa-tab-panel>
    </wa-tab-group>`;
  }

  #renderPanels(desk: Desk) {
    const { snapshot } = desk;
    const { seat } = this.live;
    const mayAct = !desk.isSpectator;
    // A tab group does not notice that other tabs have come: the other layout gets a new one.
    return html`${this.isPhone ? this.#renderSheetHandle() : nothing}${keyed(
      this.isPhone,
      html`<wa-tab-group without-scroll-controls .active=${this.tab} @wa-tab-show=${(event: CustomEvent<{ name: string }>) => this.#showTab(event)}>
      ${this.isPhone ? this.#renderPhoneTabs(desk) : nothing}
      ${this.#renderTab('log', 'log', msg('Log'), this.#renderLog(desk))}
      ${this.#renderTab(
        'chat',
        'chat',
        msg('Chat'),
        html`<vx-chat-box
          .lines=${chatLines(snapshot, seat)}
          .canSpeak=${mayAct}
          .hasTeam=${seat.side !== undefined}
          .limit=${CHAT_LIMIT}
          @say=${(event: CustomEvent<{ text: string; to: string }>) => void desk.act('say', event.detail)}
        ></vx-chat-box>`,
        this.unread,
      )}
      ${this.#renderTab(
        'dice',
        'die',
        msg('Dice'),
        html`<vx-dice-tray .rolls=${rolls(snapshot)} .canRoll=${mayAct} @roll=${(event: CustomEvent<{ dice: number[]; why: string }>) => void desk.act('roll-dice', event.detail)}></vx-dice-tray>`,
      )}
      ${seat.side === undefined ? nothing : this.#renderTab('plan', 'plan', msg('Plan'), html`<vx-plan-panel .desk=${desk}></vx-plan-panel>`)}
      ${this.#renderTab('armies', 'army', msg('Armies'), html`<vx-army-panel .desk=${desk}></vx-army-panel>`)}
      ${this.#renderTab('stands', 'list', msg('Stands'), this.#renderStands(desk))}
    </wa-tab-group>`,
    )}`;
  }

  #renderLog(desk: Desk) {
    const { snapshot, profile } = desk;
    const past = this.#past;
    const offer = past && undoOffer(snapshot, past.entries, this.live.seat);
    return html`<vx-log-list
      .entries=${logEntries(snapshot, profile, offer)}
      .kept=${past?.kept}
      @undo=${() => void desk.act('undo-action', {})}
      @show-move=${(event: CustomEvent<{ seq: number }>) => void past?.show(event.detail.seq)}
      @leave-move=${() => past?.leave()}
      @keep-move=${(event: CustomEvent<{ seq: number }>) => {
        past?.keep(event.detail.seq);
        this.requestUpdate();
      }}
    ></vx-log-list>`;
  }

  #renderStands(desk: Desk) {
    if (this.tab === 'stands') void this.#isLoaded(() => import('./order-of-battle/order-of-battle.ts'));
    return html`<vx-order-of-battle
      .desk=${desk}
      @begin-order=${(event: CustomEvent<string>) => this.#board.value?.openOrders(event.detail)}
    ></vx-order-of-battle>`;
  }

  #renderPhoneTabs(desk: Desk) {
    return html`${this.#renderTab('troops', 'tray', msg('Troops'), html`<vx-tray-panel .desk=${desk}></vx-tray-panel>`)}
    ${desk.isSpectator ? nothing : this.#renderTab('terrain', 'mountain', msg('Terrain'), html`<vx-terrain-panel .desk=${desk} .middle=${() => this.#board.value?.middle ?? { x: 0, y: 0 }}></vx-terrain-panel>`)}`;
  }

  #renderTab(name: string, picture: string, text: string, panel: TemplateResult, count = 0) {
    return html`<wa-tab panel=${name}>${icon(picture)}<span>${text}</span>${count > 0 ? html`<b class="count" aria-label=${msg(str`${count} new`)}>${count}</b>` : nothing}</wa-tab>
      <wa-tab-panel name=${name}>${panel}</wa-tab-panel>`;
  }

  #renderSheetHandle() {
    return html`<button type="button" class="sheet" aria-expanded=${String(!this.isSheetLow)} aria-label=${this.isSheetLow ? msg('Show the panels') : msg('Hide the panels')} @click=${() => (this.isSheetLow = !this.isSheetLow)}>
      ${icon(this.isSheetLow ? 'chevron-up' : 'chevron-down')}
    </button>`;
  }

  #showTab(event: CustomEvent<{ name: string }>) {
    this.tab = event.detail.name;
    this.isSheetLow = false;
    if (this.tab === 'chat') this.unread = 0;
  }
}
const terrainName = ({ snapshot, profile }: Desk, piece: string): string =>
  msg(terrainTypeOf(profile, snapshot.public.terrain.get(piece)?.type ?? '')?.name ?? msg('terrain'));

customElements.define('vx-battle-table', BattleTable);
