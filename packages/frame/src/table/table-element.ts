import { msg, wordsText } from '@vexillum/ui/words';
import type { Connection, LiveTable, ServerBuild } from '@vexillum/table';
import { type AskedAbout, Giver, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { createRef, ref, type Ref } from 'lit/directives/ref.js';
import { isOtherBuild, ownBuild } from '../about/build.ts';
import { $lateParts, $lostParts } from '../about/lost-parts.ts';
import { lateText } from '../about/not-loaded-text.ts';
import type { MySeat } from '../memory/my-tables.ts';
import type { Router } from '../router.ts';
import type { PersonDialog } from './people/person-dialog.ts';
import { PHONE } from '../phone.ts';
import { settings, type YesOrNo } from '../settings.ts';
import { loadPart } from './load-part.ts';
import { refusedView, sittingDownView } from './refused-view.ts';
import type { TableSitting } from './table-sitting.ts';
import type { TableProps } from './table-props.ts';

const BOARD_LATE_MS = 20_000;

/** How far the sheet of a phone is pulled up: its tabs, half of the screen, all but the head. */
const sheetStops = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof sheetStops)[number];

/** The height of the tabs, of which a sheet that is down still shows. */
const PEEK = 56;
/** A finger that has gone so far up or down, in CSS pixels, has swiped. */
const SWIPE = 24;

/**
 * A table's screen: sitting down, what elements below are given, the line, the panels that fold away, and what is loaded only when it is needed. What stands round the
 * board is its game's. Goes with `waitingStyles`.
 */
export abstract class TableElement<Sitting extends TableSitting>
  extends VxElement
  implements Omit<TableProps, 'allWords' | 'setupOf'>
{
  static override properties = {
    live: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
    go: { attribute: false },
    verdictOn: { attribute: false },
    isPhone: { state: true },
    sheet: { state: true },
  };
  declare live: LiveTable;
  declare table: string;
  declare mySeats: readonly MySeat[];
  declare go: Router['go'];
  declare verdictOn: TableProps['verdictOn'];
  declare isPhone: boolean;
  /** On a phone the panels are a sheet over the board. */
  declare sheet: SheetStop;
  protected sitting: Sitting | undefined;
  readonly #giver = new Giver(this);
  readonly #person = createRef<PersonDialog>();
  readonly #loaded = new StoreController<boolean>(this);
  readonly #connection = new StoreController<Connection>(this);
  readonly #server = new StoreController<ServerBuild | undefined>(this);
  readonly #lost = new StoreController(this, $lostParts);
  readonly #wide = new StoreController<YesOrNo>(this, settings.$isWide);
  readonly #pinned = new StoreController<YesOrNo>(this, settings.$isPinned);
  #isFurnished = false;
  #head: Element | undefined;
  #swipe: { readonly pointer: number; readonly from: number } | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #stopLoading: (() => void) | undefined;
  #unhear: (() => void) | undefined;
  #isStripAsked = false;

  constructor() {
    super();
    this.isPhone = PHONE.matches;
    this.sheet = 'half';
    this.addEventListener('ask-about', (event) => void this.#askAbout((event as CustomEvent<AskedAbout>).detail));
  }

  /** What can be done about somebody's talk, or about whoever sits somewhere. */
  async #askAbout(asked: AskedAbout): Promise<void> {
    if (await this.isLoaded(() => import('./people/person-dialog.ts'))) this.#person.value?.open(asked);
  }

  /** Whoever opens it closes it: `standUp` takes away what was made beside it. */
  protected abstract sitDown(live: LiveTable): Sitting;
  protected abstract renderTable(sitting: Sitting): TemplateResult;
  /** What is not needed to see the board. */
  protected abstract loadFurniture(): Promise<unknown>;
  /** What comes only when it is asked for: with it in the browser a lost line takes nothing away. */
  protected abstract laterParts(): Promise<readonly (() => Promise<unknown>)[]>;

  protected standUp(): void {
    this.sitting?.close();
    this.sitting = undefined;
    clearTimeout(this.#late);
    this.#stopLoading?.();
  }

  override connectedCallback() {
    super.connectedCallback();
    PHONE.addEventListener('change', this.#resized);
    this.#unhear = $lateParts.listen(() => this.sitting?.toasts.add(lateText(), 'warning'));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    PHONE.removeEventListener('change', this.#resized);
    this.#unhear?.();
    this.#headWatch.disconnect();
    this.#head = undefined;
    this.standUp();
  }

  /** However many lines it has, what floats below the head keeps clear of it: `--head-bottom` says where it ends. */
  readonly #headWatch = new ResizeObserver(([entry]) => {
    const { bottom = 0 } = entry?.target.getBoundingClientRect() ?? {};
    this.style.setProperty('--head-bottom', `${bottom}px`);
  });

  protected override updated() {
    const head = this.renderRoot.querySelector('.head') ?? undefined;
    if (head === this.#head) return;
    this.#headWatch.disconnect();
    this.#head = head;
    if (head) this.#headWatch.observe(head);
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
    this.#server.watch(this.live.$serverBuild);
  }

  override render() {
    const { sitting } = this;
    if (!sitting) return nothing;
    const connection = this.#connection.value;
    if (connection?.kind === 'refused') return refusedView(this.live, wordsText(connection.says));
    if (!this.#loaded.value) return sittingDownView();
    return html`${this.renderTable(sitting)}<vx-person-dialog ${ref(this.#person)} .table=${this.table}></vx-person-dialog>`;
  }

  /** The server may have become another one while this page stayed open. Goes into what says `--room-*`. */
  protected renderNewVersion() {
    const [heard, lost] = [this.#server.value, this.#lost.value];
    const isOther = heard !== undefined && isOtherBuild(heard, ownBuild());
    if (isOther || lost) this.#bringStrip();
    return html`<vx-new-version .heard=${isOther ? heard : undefined}></vx-new-version>`;
  }

  #bringStrip(): void {
    if (this.#isStripAsked) return;
    this.#isStripAsked = true;
    import('../about/new-version.ts').catch((error: unknown) => {
      // The update came before any quiet moment did.
      console.error(error);
      this.sitting?.toasts.add(msg('A new version is here. Reload when you like.'));
    });
  }

  /** To be called once the board has been painted. */
  protected furnish(): void {
    if (this.#isFurnished) return;
    this.#isFurnished = true;
    void this.isLoaded(() => this.loadFurniture()).then((isHere) => (isHere ? this.#loadTheRest() : undefined));
  }

  /** Tells in the page when all of it is here. */
  async #loadTheRest(): Promise<void> {
    try {
      const [parts, { loadWhenIdle, partsOfEveryTable }] = await Promise.all([
        this.laterParts(),
        import('./load-when-idle.ts'),
      ]);
      if (this.sitting)
        this.#stopLoading = loadWhenIdle([...partsOfEveryTable, ...parts], () => this.toggleAttribute('whole', true));
    } catch (error) {
      // Each of them is asked for again when it is needed.
      console.error(error);
    }
  }

  protected async isLoaded(load: () => Promise<unknown>): Promise<boolean> {
    return await loadPart(this.sitting?.toasts, load);
  }

  /** Dialogs are loaded when they are opened for the first time, so that the board is there sooner. */
  protected async openDialog(dialog: Ref<HTMLElement & { open(): void }>, load: () => Promise<unknown>): Promise<void> {
    if (await this.isLoaded(load)) dialog.value?.open();
  }

  /** The panels are away: of a drawer its tabs are left, of a sheet too. */
  protected get isShut(): boolean {
    return this.isPhone ? this.sheet === 'peek' : this.#wide.value === 'yes';
  }

  protected get isPinned(): boolean {
    return this.#pinned.value !== 'no';
  }

  protected openPanels(): void {
    if (!this.isShut) return;
    if (this.isPhone) this.sheet = 'half';
    else settings.$isWide.set('no');
  }

  protected shutPanels(): void {
    if (this.isPhone) this.sheet = 'peek';
    else settings.$isWide.set('yes');
  }

  protected togglePanels(): void {
    if (this.isShut) this.openPanels();
    else this.shutPanels();
  }

  /** Somebody has turned to the board: what lay over it for a moment goes away. */
  protected turnToBoard(): void {
    if (this.isPhone || !this.isPinned) this.shutPanels();
  }

  /** How the room round the board is divided, for its styles. */
  protected get roomClasses(): string {
    if (this.isPhone) return `phone ${this.sheet}`;
    return this.isShut ? 'shut' : this.isPinned ? 'open pinned' : 'open';
  }

  /** Opens and shuts the panels; beside a board it also pins them. On a phone it is swiped, too. */
  protected renderHandle() {
    const label = this.isShut ? msg('Show the panels') : msg('Hide the panels');
    if (this.isPhone)
      return html`<button type="button" class="handle" aria-expanded=${String(!this.isShut)} aria-label=${label} @click=${() => this.togglePanels()}>${icon(this.isShut ? 'chevron-up' : 'chevron-down')}</button>`;
    return html`<div class="handle">
      ${this.isShut ? nothing : html`<vx-tool-button icon="pin" label=${msg('Keep it open beside the board')} placement="left" .pressed=${this.isPinned} @click=${() => settings.$isPinned.set(this.isPinned ? 'no' : 'yes')}></vx-tool-button>`}
      <vx-tool-button icon=${this.isShut ? 'chevron-left' : 'chevron-right'} label=${label} keys="B" placement="left" aria-expanded=${String(!this.isShut)} @click=${() => this.togglePanels()}></vx-tool-button>
    </div>`;
  }

  /** To be called with every touch on the panels: a swipe that begins on their tabs pulls the sheet up or down. */
  protected swipeSheet(event: PointerEvent): void {
    if (!this.isPhone) return;
    const { clientY, pointerId } = event;
    if (event.type === 'pointerdown') {
      const { top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      this.#swipe = clientY - top < PEEK ? { pointer: pointerId, from: clientY } : undefined;
    } else if (event.type === 'pointerup' && this.#swipe?.pointer === pointerId) {
      const way = this.#swipe.from - clientY;
      this.#swipe = undefined;
      if (Math.abs(way) >= SWIPE) this.#pullSheet(Math.sign(way));
    }
  }

  #pullSheet(way: number): void {
    const at = sheetStops.indexOf(this.sheet) + way;
    this.sheet = sheetStops[Math.min(sheetStops.length - 1, Math.max(0, at))] ?? 'peek';
  }
}
