import { msg } from '@lit/localize';
import type { Snapshot } from '@vexillum/model';
import type { Connection, LiveTable } from '@vexillum/table';
import { baseStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { MySeat } from '../../memory/my-tables.ts';
import type { Router } from '../../router.ts';
import { settings } from '../../settings.ts';
import { isForTheBoard } from '../../table/is-for-the-board.ts';
import { loadPart } from '../../table/load-part.ts';
import { pressAndHold } from '../../table/press-and-hold.ts';
import { refusedView, sittingDownView, waitingStyles } from '../../table/refused-view.ts';
import type { SeatsDialog } from '../../table/seats/seats-dialog.ts';
import type { TrustDialog } from '../../table/trust/trust-dialog.ts';
import './board/conquest-board.ts';
import { ConquestDesk } from './conquest-desk.ts';
import { conquestTableStyles } from './conquest-table-styles.ts';
import type { ConquestHelp } from './help/conquest-help.ts';
import type { ConquestMenu } from './menu/conquest-menu.ts';
import './panels/conquest-bar.ts';
import { tableColorOf, tableColorStyles } from './table-colors.ts';

const BOARD_LATE_MS = 20_000;
const PHONE = matchMedia('(max-width: 56rem)');

/** A table of Conquest: the map, and round it everything that one does there. */
export class ConquestTable extends VxElement {
  static override properties = {
    live: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
    isPhone: { state: true },
    isSheetLow: { state: true },
  };
  declare live: LiveTable;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  declare isPhone: boolean;
  /** On a phone the panels are folded: the board has their room. */
  declare isSheetLow: boolean;
  #desk: ConquestDesk | undefined;
  #isFurnished = false;
  #stopHolding = () => {};
  readonly #loaded = new StoreController<boolean>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #wide = new StoreController<'yes' | 'no'>(this);
  readonly #menu = createRef<ConquestMenu>();
  readonly #help = createRef<ConquestHelp>();
  readonly #seats = createRef<SeatsDialog>();
  readonly #trustDialog = createRef<TrustDialog>();

  static override styles = [baseStyles, waitingStyles, conquestTableStyles, tableColorStyles];

  constructor() {
    super();
    this.isPhone = PHONE.matches;
    this.isSheetLow = true;
  }

  override connectedCallback() {
    super.connectedCallback();
    PHONE.addEventListener('change', this.#resized);
    window.addEventListener('keydown', this.#pressed);
    this.#stopHolding = pressAndHold(this, () => void this.#show('menu'));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    PHONE.removeEventListener('change', this.#resized);
    window.removeEventListener('keydown', this.#pressed);
    this.#stopHolding();
    this.#desk?.close();
    this.#desk = undefined;
  }

  readonly #resized = () => {
    this.isPhone = PHONE.matches;
  };

  readonly #pressed = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key.toLowerCase() !== 'b' || !isPlain || !isForTheBoard(event)) return;
    event.preventDefault();
    this.#togglePanels();
  };

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#sitDown();
  }

  #sitDown() {
    this.#desk?.close();
    this.#desk = new ConquestDesk(this.live);
    // A board that cannot be drawn shall not keep the rest away.
    setTimeout(() => this.#furnish(), BOARD_LATE_MS);
    this.#loaded.watch(this.live.$isLoaded);
    this.#connection.watch(this.live.$connection);
    this.#snapshot.watch(this.live.$snapshot);
    this.#wide.watch(settings.$isWide);
  }

  override render() {
    const desk = this.#desk;
    if (!desk) return nothing;
    const connection = this.#connection.value;
    if (connection?.kind === 'refused') return refusedView(this.live, connection.message);
    if (!this.#loaded.value) return sittingDownView();
    const { table, mySeats, go } = this;
    return html`<div
      class=${this.#classes(desk)}
      @menu=${() => void this.#show('menu')}
      @seats=${() => void this.#show('seats')}
      @help=${() => void this.#show('help')}
      @panels=${() => this.#togglePanels()}
      @open-trust=${() => void this.#show('trust')}
      @open-sheet=${() => (this.isSheetLow = false)}
    >
      <vx-conquest-bar .desk=${desk} .table=${table} .mySeats=${mySeats} .go=${go}><vx-clock-strip slot="clock" .desk=${desk}></vx-clock-strip></vx-conquest-bar>
      <vx-players-strip .desk=${desk}></vx-players-strip>
      <div class="middle" @pointerup=${() => (this.isSheetLow = true)}>
        <vx-conquest-board .desk=${desk} @shown=${() => setTimeout(() => this.#furnish())}></vx-conquest-board>
        ${desk.game ? nothing : html`<vx-conquest-lobby .desk=${desk} .table=${table} .go=${go}></vx-conquest-lobby>`}
        ${desk.game?.phase === 'over' ? html`<vx-game-over .desk=${desk} .table=${table} .go=${go}></vx-game-over>` : nothing}
      </div>
      ${desk.game ? html`<vx-conquest-controls .desk=${desk}></vx-conquest-controls>` : nothing}
      <aside aria-label=${msg('Panels')}>
        ${this.isPhone ? this.#renderFold() : nothing}
        <vx-conquest-panels .desk=${desk} .table=${table} .isPhone=${this.isPhone}></vx-conquest-panels>
      </aside>
      <vx-toast-host .toasts=${desk.toasts}></vx-toast-host>
      <vx-conquest-live-region .desk=${desk}></vx-conquest-live-region>
      <vx-conquest-menu ${ref(this.#menu)} .desk=${desk} .table=${table}></vx-conquest-menu>
      <vx-conquest-help ${ref(this.#help)}></vx-conquest-help>
      <vx-seats-dialog ${ref(this.#seats)} .desk=${desk} .table=${table} .go=${go}></vx-seats-dialog>
      <vx-trust ${ref(this.#trustDialog)} .desk=${desk} .table=${table}></vx-trust>
    </div>`;
  }

  #classes(desk: ConquestDesk): string {
    const sheet = this.isSheetLow ? 'phone low' : 'phone open';
    return `table ${tableColorOf(desk.snapshot)} ${this.isPhone ? sheet : this.#isWide ? 'wide' : ''}`;
  }

  get #isWide(): boolean {
    return !this.isPhone && this.#wide.value === 'yes';
  }

  #togglePanels() {
    if (this.isPhone) this.isSheetLow = !this.isSheetLow;
    else settings.$isWide.set(this.#isWide ? 'no' : 'yes');
  }

  #renderFold() {
    const label = this.isSheetLow ? msg('Show the panels') : msg('Hide the panels');
    return html`<button type="button" class="fold" aria-expanded=${String(!this.isSheetLow)} aria-label=${label} @click=${() => this.#togglePanels()}>${icon(this.isSheetLow ? 'chevron-up' : 'chevron-down')}</button>`;
  }

  /** What is not needed to see the board comes when the board has been painted. */
  #furnish() {
    if (this.#isFurnished) return;
    this.#isFurnished = true;
    void this.#isLoaded(() =>
      Promise.all([
        import('../../clock/clock-strip.ts'),
        import('./play/players-strip.ts'),
        import('./play/conquest-controls.ts'),
        import('./lobby/conquest-lobby.ts'),
        import('./lobby/game-over.ts'),
        import('./panels/conquest-panels.ts'),
        import('./log/conquest-live-region.ts'),
        import('../../clock/clock-strip.ts'),
        // With it comes what every menu of the screen opens with.
        import('../../settings-menu.ts'),
      ]),
    );
  }

  /** Dialogs are loaded when they are opened for the first time, so that the board is there sooner. */
  async #show(dialog: 'menu' | 'help' | 'seats' | 'trust') {
    switch (dialog) {
      case 'menu':
        if (await this.#isLoaded(() => import('./menu/conquest-menu.ts'))) this.#menu.value?.open();
        return;
      case 'help':
        if (await this.#isLoaded(() => import('./help/conquest-help.ts'))) this.#help.value?.open();
        return;
      case 'seats':
        if (await this.#isLoaded(() => import('../../table/seats/seats-dialog.ts'))) this.#seats.value?.open();
        return;
      case 'trust':
        if (await this.#isLoaded(() => import('../../table/trust/trust-dialog.ts'))) this.#trustDialog.value?.open();
        return;
      default:
        dialog satisfies never;
    }
  }

  async #isLoaded(load: () => Promise<unknown>): Promise<boolean> {
    return await loadPart(this.#desk?.toasts, load);
  }
}
customElements.define('vx-conquest-table', ConquestTable);
