import { msg, translated } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { THIS_TABLE } from '@vexillum/model';
import { baseStyles, StoreController } from '@vexillum/ui';
import { terrainTypeOf } from '../rules/index.ts';
import { html, nothing, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { BringDialog } from './armies/bring-dialog.ts';
import type { BattleMiddle } from './board/battle-middle.ts';
import './board/battle-middle.ts';
import type { Carried } from './board/carry.ts';
import { battleTableStyles } from './battle-table-styles.ts';
import type { DutyPlace } from './deployment/do-duty.ts';
import { Battle } from './battle.ts';
import { isForTheBoard } from '@vexillum/frame/table/is-for-the-board';
import { tellNotLoaded } from '@vexillum/frame/table/load-part';
import { waitingStyles } from '@vexillum/frame/table/refused-view';
import type { HelpDialog } from './panels/help-dialog.ts';
import type { QuickReferenceDialog } from './panels/quick-reference-dialog.ts';
import type { BattlePanels } from './panels/battle-panels.ts';
import type { NoteDialog } from './panels/note-dialog.ts';
import type { WhyPanel } from './hand/why/why-panel.ts';
import type { SeatsDialog } from '@vexillum/frame/table/seats/seats-dialog';
import './panels/table-bar.ts';
import type { ColorDialog } from './panels/color-dialog.ts';
import type { RulesDialog } from './rules-of-table/rules-dialog.ts';
import { TableElement } from '@vexillum/frame/table/table-element';
import type { TrustDialog } from '@vexillum/frame/table/trust/trust-dialog';
import { ShadeKey } from './umpire/shade-key.ts';
import type { Flag } from '@vexillum/rules-assist';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { TableSitting } from '@vexillum/frame/table/table-sitting';
import { BattleActions } from './battle-actions.ts';
import { Overlays } from './board/overlays.ts';
import { Hand } from './hand/hand.ts';
import { Pings } from './hand/pings.ts';
import { Privacy } from './umpire/privacy.ts';
import { seenTable } from './umpire/seen-table.ts';
import type { LiveTable } from './live-table.ts';
import { wearColors } from './view/wear-colors.ts';

/** A battle's table: the board, and round it everything that one does there. */
export class BattleTable extends TableElement<BattleSitting> {
  static override properties = {
    ...TableElement.properties,
    isOrdering: { state: true },
    isTrayWanted: { state: true },
  };
  /** The sheet with the side's orders is open. */
  declare isOrdering: boolean;
  /** Whether the reader wants troops and terrain beside the board; until they have said, they lie there as long as an army is laid out. */
  declare isTrayWanted: boolean | undefined;
  #wasBefore: boolean | undefined;
  readonly #isBefore = new StoreController<boolean>(this);
  readonly #isBusy = new StoreController<boolean>(this);
  #shadeKey: ShadeKey | undefined;
  #undress: (() => void) | undefined;
  readonly #board = createRef<BattleMiddle>();
  readonly #bringing = createRef<BringDialog>();
  readonly #help = createRef<HelpDialog>();
  readonly #seats = createRef<SeatsDialog>();
  readonly #note = createRef<NoteDialog>();
  readonly #panels = createRef<BattlePanels>();
  readonly #why = createRef<WhyPanel>();
  readonly #trustDialog = createRef<TrustDialog>();
  readonly #rules = createRef<RulesDialog>();
  readonly #reference = createRef<QuickReferenceDialog>();
  readonly #colors = createRef<ColorDialog>();

  static override styles = [baseStyles, waitingStyles, battleTableStyles];

  constructor() {
    super();
    this.isOrdering = false;
    this.isTrayWanted = undefined;
  }

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#pressed);
    window.addEventListener('keyup', this.#released);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#pressed);
    window.removeEventListener('keyup', this.#released);
  }

  readonly #pressed = (event: KeyboardEvent) => {
    if (!isForTheBoard(event)) return;
    if (event.key === 'b' && !event.ctrlKey && !event.metaKey && !this.isPhone) this.togglePanels();
    else if (this.#pressDigit(event) || this.#board.value?.press(event)) event.preventDefault();
  };

  /** The panels have numbers. A number under which stands are kept calls them, and what is typed into a move stays in it. */
  #pressDigit({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    const { hand } = this.sitting ?? {};
    const number = Number(key);
    if (!hand || ctrlKey || metaKey || altKey || shiftKey || !(number >= 1)) return false;
    if (hand.draft || hand.keepsGroup(number)) return false;
    const isThere = this.#panels.value?.showNumber(number, this.isShut);
    if (isThere === 'shown-already') this.shutPanels();
    else if (isThere === 'shown') this.openPanels();
    return isThere !== undefined;
  }

  /** Some tools last as long as their key is down. */
  readonly #released = (event: KeyboardEvent) => {
    if (isForTheBoard(event)) this.#board.value?.press(event);
  };

  protected override standUp() {
    this.#shadeKey?.close();
    this.#undress?.();
    super.standUp();
  }

  protected override sitDown(live: LiveTable): BattleSitting {
    const sitting = new BattleSitting(live, (at) => void this.#showNote(at));
    this.#isBefore.watch(sitting.$isLayingOut);
    this.#undress = sitting.battle.$snapshot.subscribe((snapshot) => wearColors(this, snapshot));
    this.#isBusy.watch(sitting.$isBusy);
    this.#shadeKey = new ShadeKey(sitting);
    return sitting;
  }

  protected override renderTable(sitting: BattleSitting) {
    return html`<div
      class="table ${this.roomClasses} ${this.#isTrayOpen ? 'tray' : ''} ${this.#isBefore.value === true ? 'laying' : ''} ${this.#isBusy.value === true ? 'busy' : ''} ${sitting.battle.seat.kind === 'umpire' ? 'umpiring' : ''}"
      style="--board-ratio: ${boardRatio(sitting.battle)}"
      @carry=${(event: CustomEvent<Carried>) => this.#board.value?.carry(event.detail)}
      @bring-army=${() => void this.#show('bring')}
      @open-place=${(event: CustomEvent<DutyPlace>) => this.#openPlace(event.detail)}
      @unfold=${() => this.turnToBoard()}
      @open-sheet=${() => this.openPanels()}
      @not-loaded=${() => tellNotLoaded(sitting.toasts)}
      @begin-order=${(event: CustomEvent<string>) => this.#board.value?.openOrders(event.detail)}
      @open-flag-of=${(event: CustomEvent<string>) => this.#openFlag(event.detail)}
      @open-combats=${() => this.#openCombats()}
      @ask-commander=${(event: CustomEvent<Point | undefined>) => void this.#showNote(event.detail ?? this.#middle(), true)}
      @open-rules=${() => void this.#show('rules')}
      @open-colors=${() => void this.#show('colors')}
      @open-reference=${() => void this.#show('reference')}
      @open-trust=${() => void this.#show('trust')}
      @close-orders=${() => (this.isOrdering = false)}
      @look-at=${(event: CustomEvent<Point>) => this.#board.value?.lookAt(event.detail)}
    >
      <vx-table-bar .table=${this.table} .mySeats=${this.mySeats} .go=${this.go} @help=${() => void this.#show('help')} @seats=${() => void this.#show('seats')}></vx-table-bar>
      <vx-table-steps class="head" .table=${this.table} .go=${this.go} .isOrdering=${this.isOrdering}></vx-table-steps>
      ${this.#isTrayOpen ? html`<aside class="left" aria-label=${msg('Pieces')}><vx-pieces .middle=${this.#middle}></vx-pieces></aside>` : nothing}
      ${this.#renderBoard(sitting)}
      <aside class="right" aria-label=${msg('Panels')} @pointerdown=${(event: PointerEvent) => this.swipeSheet(event)} @pointerup=${(event: PointerEvent) => this.swipeSheet(event)}>${this.renderHandle()}${this.#renderPanels()}</aside>
      ${this.renderNewVersion()}
      <vx-toast-host .toasts=${sitting.toasts}></vx-toast-host>
      <vx-live-region></vx-live-region>
      <vx-battle-news></vx-battle-news>
      <vx-bring-dialog ${ref(this.#bringing)}></vx-bring-dialog>
      <vx-help-dialog ${ref(this.#help)}></vx-help-dialog>
      <vx-seats-dialog ${ref(this.#seats)} .table=${this.table} .go=${this.go} @gather=${() => this.#board.value?.gather()} @look-here=${() => sitting.pings.askToLook(this.#middle())}></vx-seats-dialog>
      <vx-rules-dialog ${ref(this.#rules)}></vx-rules-dialog>
      <vx-color-dialog ${ref(this.#colors)}></vx-color-dialog>
      <vx-quick-reference ${ref(this.#reference)}></vx-quick-reference>
      <vx-trust ${ref(this.#trustDialog)} .table=${this.table} .verdictOn=${this.verdictOn} .seals=${() => html`<vx-seals></vx-seals>`}></vx-trust>
      <vx-why-panel ${ref(this.#why)} .nameOf=${(piece: string) => terrainName(sitting.battle, piece)}></vx-why-panel>
      <vx-note-dialog ${ref(this.#note)}></vx-note-dialog>
    </div>`;
  }

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    // A phone's sheet is for laying out an army; a battle has the whole board.
    const isBefore = this.#isBefore.value === true;
    if (this.#wasBefore !== false && !isBefore && this.sitting) this.sheet = 'peek';
    if (this.sitting) this.#wasBefore = isBefore;
  }

  protected override loadFurniture(): Promise<unknown> {
    return Promise.all([
      import('@vexillum/frame/clock/clock-strip'),
      import('./panels/battle-panels.ts'),
      import('./panels/pieces-panel.ts'),
      import('./cards/card-row.ts'),
      import('./hand/hand-bar.ts'),
      import('./hand/hover-card.ts'),
      import('./hand/mini-map.ts'),
      import('./hand/overlay-menu.ts'),
      import('./orders/order-bar.ts'),
      import('./panels/selection-card.ts'),
      import('./panels/view-bar.ts'),
      import('./deployment/table-steps.ts'),
      import('./order-of-battle/live-region.ts'),
      import('./alive/battle-news.ts'),
      import('@vexillum/frame/alive/sound-control'),
      // With it comes what every menu of the screen opens with.
      import('@vexillum/frame/settings-menu'),
    ]);
  }

  protected override async laterParts(): Promise<readonly (() => Promise<unknown>)[]> {
    return (await import('./later-parts.ts')).laterParts;
  }

  #renderBoard(sitting: BattleSitting) {
    return html`<vx-battle-middle
      ${ref(this.#board)}
      .isPhone=${this.isPhone}
      .isTrayOpen=${this.#isTrayOpen}
      @tray=${() => (this.isTrayWanted = !this.#isTrayOpen)}
      @why=${() => void this.#showWhy(sitting)}
      @shown=${() => setTimeout(() => this.furnish())}
      @pointerup=${() => this.turnToBoard()}
    ></vx-battle-middle>`;
  }

  get #isTrayOpen(): boolean {
    if (this.isPhone) return false;
    return this.isTrayWanted ?? this.#isBefore.value === true;
  }

  readonly #middle = (): Point => this.#board.value?.middle ?? { x: 0, y: 0 };

  async #showNote(at: Point, isAsking = false) {
    if (await this.isLoaded(() => import('./panels/note-dialog.ts'))) this.#note.value?.open(at, isAsking);
  }

  async #showWhy({ hand, battle }: BattleSitting) {
    const why = hand.why();
    if (why && (await this.isLoaded(() => import('./hand/why/why-panel.ts'))))
      this.#why.value?.open(why, battle.profile);
  }

  #show(dialog: 'bring' | 'help' | 'seats' | 'trust' | 'rules' | 'reference' | 'colors'): Promise<void> {
    switch (dialog) {
      case 'bring':
        return this.openDialog(this.#bringing, () => import('./armies/bring-dialog.ts'));
      case 'help':
        return this.openDialog(this.#help, () => import('./panels/help-dialog.ts'));
      case 'seats':
        return this.openDialog(this.#seats, () => import('@vexillum/frame/table/seats/seats-dialog'));
      case 'trust':
        return this.openDialog(this.#trustDialog, loadTrust);
      case 'rules':
        return this.openDialog(this.#rules, () => import('./rules-of-table/rules-dialog.ts'));
      case 'colors':
        return this.openDialog(this.#colors, () => import('./panels/color-dialog.ts'));
      case 'reference':
        return this.openDialog(this.#reference, () => import('./panels/quick-reference-dialog.ts'));
      default:
        return dialog satisfies never;
    }
  }

  /** Where the next thing that is asked of the reader is done. */
  #openPlace(place: DutyPlace) {
    if (place === 'bring-army') void this.#show('bring');
    else if (place === 'orders') this.isOrdering = true;
    else if (place === 'dice') this.#showPanel('dice');
  }

  #showPanel(tab: string) {
    this.openPanels();
    this.#panels.value?.show(tab);
  }

  #openCombats() {
    this.openPanels();
    void this.#panels.value?.showCombats();
  }

  #openFlag(id: string) {
    this.openPanels();
    void this.#panels.value?.showFlag(id);
  }

  #renderPanels() {
    return html`<vx-battle-panels
      ${ref(this.#panels)}
      .table=${this.table}
      .middle=${this.#middle}
      .isPhone=${this.isPhone}
      .isShut=${this.isShut}
    ></vx-battle-panels>`;
  }
}

/** What a board has round it when it is seen whole, on both sides together, in MU. */
const FRAME = 5;

const loadTrust = () =>
  Promise.all([import('@vexillum/frame/table/trust/trust-dialog'), import('./deployment/seal-list.ts')]);

/** How high a board is seen for its width, with its frame. */
const boardRatio = ({ profile }: Battle): string => {
  const [width, depth] = profile.boardMu.value;
  return ((depth + FRAME) / (width + FRAME)).toFixed(3);
};

const terrainName = ({ snapshot, profile }: Battle, piece: string): string =>
  translated(terrainTypeOf(profile, snapshot.public.terrain.get(piece)?.type ?? '')?.name ?? msg('terrain'));

customElements.define('vx-battle-table', BattleTable);

/** All that a battle's table gives its elements; each of them asks for the parts that it needs. */
class BattleSitting extends TableSitting {
  /** What is private may be under the shade. */
  override readonly live: LiveTable;
  override readonly actions: BattleActions;
  readonly battle: Battle;
  readonly hand: Hand;
  readonly overlays = new Overlays();
  readonly pings: Pings;
  readonly privacy = new Privacy();
  /** The rules' remarks for this reader; none yet before the table has been looked at. They come after the board. */
  readonly $flags = atom<readonly Flag[] | undefined>(undefined);
  /** Whose view the reader's camera follows. */
  readonly $following = atom<string | undefined>(undefined);
  /** No turn has begun yet. */
  readonly $isLayingOut: ReadableAtom<boolean>;
  /** Something is selected. */
  readonly $isBusy: ReadableAtom<boolean>;

  constructor(table: LiveTable, askNote: (at: Point) => void) {
    super();
    this.live = seenTable(table, this.privacy);
    this.actions = new BattleActions(table);
    this.battle = new Battle(this.live);
    this.$isLayingOut = computed(this.battle.$snapshot, (snapshot) => !snapshot.public.turn.has(THIS_TABLE));
    this.listen();
    this.pings = new Pings(this.live, (point) => this.hand.port?.lookAt(point));
    const { live, actions, battle, pings, toasts, $following } = this;
    this.hand = new Hand({ live, actions, battle, pings, toasts, $following, askNote });
    this.$isBusy = computed(this.hand.shows.$selection, ({ size }) => size > 0);
    this.stops.push(this.pings.close, () => this.hand.close());
  }
}
