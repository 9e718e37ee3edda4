import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg, str } from '@lit/localize';
import type { Point } from '@vexillum/geometry';
import { CHAT_LIMIT, type Snapshot, tableOf } from '@vexillum/model';
import type { LayerName } from '@vexillum/scene';
import type { Connection, LiveTable } from '@vexillum/table';
import { baseStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { createRef, ref } from 'lit/directives/ref.js';
import type { MySeat } from '../../memory/my-tables.ts';
import type { Router } from '../../router.ts';
import { settings } from '../../settings.ts';
import type { BringDialog } from './armies/bring-dialog.ts';
import './board/battle-board.ts';
import type { BattleBoard } from './board/battle-board.ts';
import type { Carried } from './board/carry.ts';
import { battleTableStyles } from './battle-table-styles.ts';
import { chatLines } from './chat-lines.ts';
import { Desk } from './desk.ts';
import { isForTheBoard } from './is-for-the-board.ts';
import { logEntries, rolls } from './log-entries.ts';
import './panels/army-panel.ts';
import type { HelpDialog } from './panels/help-dialog.ts';
import type { NoteDialog } from './panels/note-dialog.ts';
import './panels/plan-panel.ts';
import type { SeatsDialog } from './panels/seats-dialog.ts';
import './panels/selection-card.ts';
import './panels/table-bar.ts';
import './panels/terrain-panel.ts';
import './panels/tray-panel.ts';
import './panels/view-bar.ts';
import { WhatsNew } from './whats-new.ts';

const PHONE = matchMedia('(max-width: 56rem)');

/** A battle's table: the board, and round it everything that one does there. */
export class BattleTable extends VxElement {
  static override properties = {
    live: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
    bottom: { state: true },
    hiddenLayers: { state: true },
    isPhone: { state: true },
    isSheetLow: { state: true },
    tab: { state: true },
    unread: { state: true },
  };
  declare live: LiveTable;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  declare bottom: 'red' | 'blue';
  declare hiddenLayers: ReadonlySet<LayerName>;
  declare isPhone: boolean;
  declare isSheetLow: boolean;
  declare tab: string;
  declare unread: number;
  #desk: Desk | undefined;
  #news: WhatsNew | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #loaded = new StoreController<boolean>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #wide = new StoreController<'yes' | 'no'>(this);
  readonly #board = createRef<BattleBoard>();
  readonly #bringing = createRef<BringDialog>();
  readonly #help = createRef<HelpDialog>();
  readonly #seats = createRef<SeatsDialog>();
  readonly #note = createRef<NoteDialog>();

  static override styles = [baseStyles, battleTableStyles];

  constructor() {
    super();
    this.bottom = 'red';
    this.hiddenLayers = new Set();
    this.isPhone = PHONE.matches;
    this.isSheetLow = false;
    this.tab = 'log';
    this.unread = 0;
  }

  override connectedCallback() {
    super.connectedCallback();
    PHONE.addEventListener('change', this.#resized);
    window.addEventListener('keydown', this.#pressed);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    PHONE.removeEventListener('change', this.#resized);
    window.removeEventListener('keydown', this.#pressed);
    this.#desk?.close();
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

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#sitDown();
    const snapshot = this.#snapshot.value;
    if (snapshot && this.#loaded.value && this.#desk) this.#noticeNews(snapshot, this.#desk);
  }

  #sitDown() {
    this.#desk?.close();
    this.#desk = new Desk(this.live);
    this.#news = new WhatsNew();
    this.#snapshot.watch(this.live.$snapshot);
    this.#loaded.watch(this.live.$isLoaded);
    this.#connection.watch(this.live.$connection);
    this.#wide.watch(settings.$isWide);
    this.bottom = this.live.seat.side === 'blue' ? 'blue' : 'red';
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
      ${this.isPhone ? nothing : html`<aside class="left" aria-label=${msg('Pieces')}>${this.#renderPieces(desk)}</aside>`}
      <div class="middle">${this.#renderBoard(desk)}</div>
      <aside class="right" aria-label=${msg('Panels')}>${this.#renderPanels(desk)}</aside>
      <vx-toast-host .toasts=${desk.toasts}></vx-toast-host>
      <vx-bring-dialog ${ref(this.#bringing)} .desk=${desk}></vx-bring-dialog>
      <vx-help-dialog ${ref(this.#help)}></vx-help-dialog>
      <vx-seats-dialog ${ref(this.#seats)} .desk=${desk} .table=${this.table} .go=${this.go}></vx-seats-dialog>
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

  #renderBoard(desk: Desk) {
    const board = () => this.#board.value;
    return html`<vx-view-bar
        .hiddenLayers=${this.hiddenLayers}
        .bottom=${this.bottom}
        .isWide=${this.#isWide}
        @wide=${() => this.#toggleWide()}
        @zoom=${(event: CustomEvent<number>) => board()?.zoom(event.detail)}
        @fit=${() => board()?.fit()}
        @home=${() => board()?.home()}
        @flip=${() => (this.bottom = this.bottom === 'red' ? 'blue' : 'red')}
        @layers=${(event: CustomEvent<ReadonlySet<LayerName>>) => (this.hiddenLayers = event.detail)}
      ></vx-view-bar>
      <vx-board ${ref(this.#board)} .desk=${desk} .bottom=${this.bottom} .hiddenLayers=${this.hiddenLayers} @ask-note=${(event: CustomEvent<Point>) => this.#askNote(event.detail)}></vx-board>
      <vx-selection-card
        .desk=${desk}
        @turn-left=${() => board()?.turnSelection('q')}
        @turn-right=${() => board()?.turnSelection('e')}
        @remove=${() => board()?.removeSelection()}
        @return=${() => board()?.returnSelection()}
      ></vx-selection-card>`;
  }

  get #isWide(): boolean {
    return !this.isPhone && this.#wide.value === 'yes';
  }

  #toggleWide() {
    settings.$isWide.set(this.#isWide ? 'no' : 'yes');
  }

  #askNote(at: Point) {
    this.#desk?.$tool.set('select');
    void this.#showNote(at);
  }

  async #showNote(at: Point) {
    if (await this.#isLoaded(() => import('./panels/note-dialog.ts'))) this.#note.value?.open(at);
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
    const { snapshot, profile } = desk;
    const { seat } = this.live;
    const mayAct = !desk.isSpectator;
    // A tab group does not notice that other tabs have come: the other layout gets a new one.
    return html`${this.isPhone ? this.#renderSheetHandle() : nothing}${keyed(
      this.isPhone,
      html`<wa-tab-group without-scroll-controls .active=${this.tab} @wa-tab-show=${(event: CustomEvent<{ name: string }>) => this.#showTab(event)}>
      ${this.isPhone ? this.#renderPhoneTabs(desk) : nothing}
      ${this.#renderTab('log', 'log', msg('Log'), html`<vx-log-list .entries=${logEntries(snapshot, profile)}></vx-log-list>`)}
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
    </wa-tab-group>`,
    )}`;
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
customElements.define('vx-battle-table', BattleTable);
