import { msg, wordsText } from '@vexillum/ui/words';
import type { Connection, LiveTable } from '@vexillum/table';
import { Giver, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Ref } from 'lit/directives/ref.js';
import type { MySeat } from '../memory/my-tables.ts';
import type { Router } from '../router.ts';
import { settings, type YesOrNo } from '../settings.ts';
import { loadPart } from './load-part.ts';
import { refusedView, sittingDownView } from './refused-view.ts';
import type { TableSitting } from './table-sitting.ts';
import type { TableProps } from './table-props.ts';

const BOARD_LATE_MS = 20_000;
const PHONE = matchMedia('(max-width: 56rem)');

/**
 * A table's screen: sitting down, what elements below are given, the line, the panels that fold away, and what is loaded only when it is needed. What stands round the
 * board is its game's. Goes with `waitingStyles`.
 */
export abstract class TableElement<Sitting extends TableSitting> extends VxElement implements TableProps {
  static override properties = {
    live: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
    verdictOn: { attribute: false },
    isPhone: { state: true },
    isSheetLow: { state: true },
  };
  declare live: LiveTable;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  declare verdictOn: TableProps['verdictOn'];
  declare isPhone: boolean;
  /** On a phone the panels are folded: the board has their room. */
  declare isSheetLow: boolean;
  protected sitting: Sitting | undefined;
  readonly #giver = new Giver(this);
  readonly #loaded = new StoreController<boolean>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #wide = new StoreController<YesOrNo>(this, settings.$isWide);
  #isFurnished = false;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.isPhone = PHONE.matches;
    this.isSheetLow = false;
  }

  /** Whoever opens it closes it: `standUp` takes away what was made beside it. */
  protected abstract sitDown(live: LiveTable): Sitting;
  protected abstract renderTable(sitting: Sitting): TemplateResult;
  /** What is not needed to see the board. */
  protected abstract loadFurniture(): Promise<unknown>;

  protected standUp(): void {
    this.sitting?.close();
    this.sitting = undefined;
    clearTimeout(this.#late);
  }

  override connectedCallback() {
    super.connectedCallback();
    PHONE.addEventListener('change', this.#resized);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    PHONE.removeEventListener('change', this.#resized);
    this.standUp();
  }

  readonly #resized = () => {
    this.isPhone = PHONE.matches;
  };

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('live')) return;
    this.standUp();
    this.sitting = this.sitDown(this.live);
    this.#giver.give(this.sitting);
    // A board that cannot be drawn must not keep the rest away.
    this.#late = setTimeout(() => this.furnish(), BOARD_LATE_MS);
    this.#loaded.watch(this.live.$isLoaded);
    this.#connection.watch(this.live.$connection);
  }

  override render() {
    const { sitting } = this;
    if (!sitting) return nothing;
    const connection = this.#connection.value;
    if (connection?.kind === 'refused') return refusedView(this.live, wordsText(connection.says));
    return this.#loaded.value ? this.renderTable(sitting) : sittingDownView();
  }

  /** To be called once the board has been painted. */
  protected furnish(): void {
    if (this.#isFurnished) return;
    this.#isFurnished = true;
    void this.isLoaded(() => this.loadFurniture());
  }

  protected async isLoaded(load: () => Promise<unknown>): Promise<boolean> {
    return await loadPart(this.sitting?.toasts, load);
  }

  /** Dialogs are loaded when they are opened for the first time, so that the board is there sooner. */
  protected async openDialog(dialog: Ref<HTMLElement & { open(): void }>, load: () => Promise<unknown>): Promise<void> {
    if (await this.isLoaded(load)) dialog.value?.open();
  }

  protected get isWide(): boolean {
    return !this.isPhone && this.#wide.value === 'yes';
  }

  /** Gives the panels' room to the board, or takes it back. */
  protected togglePanels(): void {
    if (this.isPhone) this.isSheetLow = !this.isSheetLow;
    else settings.$isWide.set(this.isWide ? 'no' : 'yes');
  }

  /** Folds the sheet of a phone. */
  protected renderSheetHandle() {
    const label = this.isSheetLow ? msg('Show the panels') : msg('Hide the panels');
    return html`<button type="button" class="sheet" aria-expanded=${String(!this.isSheetLow)} aria-label=${label} @click=${() => this.togglePanels()}>${icon(this.isSheetLow ? 'chevron-up' : 'chevron-down')}</button>`;
  }
}
