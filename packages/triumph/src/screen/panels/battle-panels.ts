import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';
import { msg, str } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { CHAT_LIMIT } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';
import { noTrust, type Trust } from '@vexillum/table';
import { baseStyles, icon, StoreController, VxElement, given, type Toasts } from '@vexillum/ui';
import '@vexillum/ui/chat-box';
import '@vexillum/ui/dice-tray';
import '@vexillum/ui/log-list';
import '@vexillum/ui/unverified';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { PastMoves } from '../board/past-moves.ts';
import { $muted } from '@vexillum/frame/memory/muted';
import { chatLines, silencedText } from '@vexillum/frame/table/chat-lines';
import { rollFor } from '../dice/roll-for.ts';
import { rollViews, rollWishes, tallyViews } from '../dice/roll-views.ts';
import '../flags/flag-panel.ts';
import type { CombatPanel } from '../combat/combat-panel.ts';
import type { FlagPanel } from '../flags/flag-panel.ts';
import { openFlags } from '../flags/flag-views.ts';
import { watchFlags } from '../flags/watch-flags.ts';
import { logEntries } from '../log-entries.ts';
import { showDemoralized } from '../losses/show-demoralized.ts';
import { undoOffer } from '../undo-offer.ts';
import { requestsFor } from '../requests/requests.ts';
import { watchRequests } from '../requests/watch-requests.ts';
import { tellUmpireNews } from '../umpire/tell-umpire-news.ts';
import { questionsOpen, UmpireNews, type UmpireTab } from '../umpire/umpire-news.ts';
import { showWing } from '../wing/show-wing.ts';
import { isOwnTurn } from '../alive/turn-notice-of.ts';
import { pageTitle } from '@vexillum/frame/table/page-title';
import { tellNews } from '@vexillum/frame/table/tell-news';
import { WhatsNew } from '@vexillum/frame/table/whats-new';
import './army-panel.ts';
import { tablePanelsStyles } from '@vexillum/frame/table/panels/table-panels-styles';
import './plan-panel.ts';
import '../cards/draw-card-marks.ts';
import '../combat/foresee.ts';
import '../combat/tell-combat.ts';
import '../rules-of-table/tell-values.ts';
import { tabsStyles } from '@vexillum/frame/table/panels/tabs-styles';
import './terrain-panel.ts';
import './tray-panel.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { WritableAtom } from 'nanostores';
import type { Privacy } from '../umpire/privacy.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Hand } from '../hand/hand.ts';
import { countLeft, fullProfileAt, phaseAt, type Snapshot } from '../../rules/index.ts';
import type { LiveTable } from '../live-table.ts';

/** Everything that is told and done beside the board, in tabs. It comes after the board, which does not wait for it. Tells `open-sheet` when somebody wants to see more of it. */
export class BattlePanels extends VxElement {
  static override properties = {
    battle: given,
    hand: given,
    toasts: given,
    overlays: given,
    actions: given,
    $flags: given,
    privacy: given,
    live: given,
    table: { attribute: false },
    middle: { attribute: false },
    isPhone: { type: Boolean, reflect: true },
    isShut: { type: Boolean, reflect: true },
    tab: { state: true },
    unread: { state: true },
    ruled: { state: true },
  };
  declare battle: Battle;
  declare hand: Hand;
  declare toasts: Toasts;
  declare overlays: Overlays;
  declare actions: Actions;
  declare $flags: WritableAtom<readonly Flag[] | undefined>;
  declare privacy: Privacy;
  declare live: LiveTable;
  declare table: string;
  declare middle: () => Point;
  declare isPhone: boolean;
  /** Only the tabs are seen. */
  declare isShut: boolean;
  declare tab: string;
  declare unread: number;
  /** The umpire's rulings that were not looked at yet, by the tab in which they are read. */
  declare ruled: Readonly<Record<UmpireTab, number>>;
  #past: PastMoves | undefined;
  #hideDemoralized: (() => void) | undefined;
  #hideWing: (() => void) | undefined;
  #stopRequests: (() => void) | undefined;
  #stopFlags: (() => void) | undefined;
  #news = new WhatsNew();
  #umpireNews = new UmpireNews();
  /** What the phase was when it was last looked at. */
  #phase: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #trust = new StoreController<Trust>(this);
  readonly #isHidden = new StoreController<boolean>(this);
  readonly #muted = new StoreController(this, $muted);
  readonly #requests = new StoreController<ReadonlyMap<string, unknown>>(this);
  readonly #flags = new StoreController<readonly Flag[] | undefined>(this);

  static override styles = [baseStyles, tabsStyles, tablePanelsStyles];

  constructor() {
    super();
    this.tab = 'log';
    this.unread = 0;
    this.ruled = noRulings;
    this.isShut = false;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#past?.close();
    this.#hideDemoralized?.();
    this.#hideWing?.();
    this.#stopRequests?.();
    this.#stopFlags?.();
  }

  show(tab: string): void {
    this.tab = tab;
  }

  /** Brings the panel with this number before the reader, unless it is there already. */
  showNumber(number: number, isShut: boolean): 'shown' | 'shown-already' | undefined {
    const tab = this.renderRoot.querySelectorAll('wa-tab')[number - 1]?.panel;
    if (tab === undefined) return undefined;
    if (tab === this.tab && !isShut) return 'shown-already';
    this.tab = tab;
    return 'shown';
  }

  /** The combats come before the reader, and what is to be done with the first of them has the focus. */
  async showCombats(): Promise<void> {
    this.tab = 'combat';
    await this.updateComplete;
    await import('../combat/combat-panel.ts').catch(() => this.tell('not-loaded'));
    await this.renderRoot.querySelector<CombatPanel>('vx-combat-panel')?.focusDeed();
  }

  async showFlag(id: string): Promise<void> {
    this.tab = 'flags';
    await this.updateComplete;
    this.renderRoot.querySelector<FlagPanel>('vx-flag-panel')?.open(id);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#sitDown();
    // On a wide screen the pieces have a place of their own.
    if (changed.has('isPhone') && !this.isPhone && (this.tab === 'troops' || this.tab === 'terrain')) this.tab = 'log';
    this.#noticeNews();
    this.#noticePhase();
  }

  #sitDown() {
    this.#past?.close();
    // What can be undone is known only once its entry has come.
    this.#past = new PastMoves(this, this.table, () => this.requestUpdate());
    this.#hideDemoralized?.();
    this.#hideDemoralized = showDemoralized(this);
    this.#hideWing?.();
    this.#hideWing = showWing(this);
    this.#stopRequests?.();
    this.#stopRequests = watchRequests(this);
    this.#requests.watch(this.live.plan?.$requests);
    this.#news = new WhatsNew();
    this.#umpireNews = new UmpireNews();
    this.#stopFlags?.();
    this.#stopFlags = watchFlags(this);
    this.#flags.watch(this.$flags);
    this.#snapshot.watch(this.battle.$snapshot);
    this.#trust.watch(this.live.$trust);
    this.#isHidden.watch(this.privacy.$isHidden);
    this.tab = this.isPhone && this.battle.side !== undefined ? 'troops' : 'log';
  }

  /** What a table begins with, on a small screen the tray: nothing there is in anybody’s hand once turns are taken. */
  get #isIdle(): boolean {
    return this.tab === 'log' || (this.isPhone && this.tab === 'troops');
  }

  /** Where a phase of combats begins and nobody is busy beside the board, its combats come before the reader. */
  #noticePhase() {
    const { snapshot } = this.battle;
    const phase = phaseAt(snapshot);
    const isNew = this.#phase !== undefined && this.#phase !== phase;
    this.#phase = phase ?? 'none';
    if (!isNew || !this.#isIdle || (phase !== 'ranged' && phase !== 'close')) return;
    if (countLeft(snapshot, fullProfileAt(snapshot), this.battle.world(), phase) === 0) return;
    this.tab = 'combat';
    if (this.isPhone) this.tell('open-sheet');
  }

  #noticeNews() {
    const said = tellNews(this.live, this.table, this.toasts, this.#news);
    this.unread = this.tab === 'chat' ? 0 : this.unread + said;
    this.#noticeRulings();
    const { flags, combat } = this.ruled;
    const asked = this.#asked('flags') + this.#asked('combat');
    const { snapshot, seat } = this.battle;
    document.title = pageTitle(snapshot, this.unread + flags + combat + asked, isOwnTurn(snapshot, seat));
  }

  #noticeRulings() {
    const ruled = tellUmpireNews(this.battle, this.toasts, this.#umpireNews);
    const next = { ...this.ruled };
    for (const { tab } of ruled) next[tab] += 1;
    if (this.tab === 'flags' || this.tab === 'combat') next[this.tab] = this.isShut ? next[this.tab] : 0;
    if (next.flags !== this.ruled.flags || next.combat !== this.ruled.combat) this.ruled = next;
  }

  /** How many questions wait for the reader, who is the umpire. */
  #asked(tab: UmpireTab): number {
    const { snapshot, seat } = this.battle;
    return seat.kind === 'umpire' ? questionsOpen(snapshot).filter((each) => each.tab === tab).length : 0;
  }

  /** Questions to the reader come before rulings, and these before what is counted otherwise. */
  #umpireCount(tab: UmpireTab): { readonly count: number; readonly text: string } | undefined {
    const [asked, ruled] = [this.#asked(tab), this.ruled[tab]];
    if (asked > 0)
      return { count: asked, text: msg('{0, plural, one {# question to you} other {# questions to you}}', asked) };
    if (ruled > 0) return { count: ruled, text: msg('{0, plural, one {# new ruling} other {# new rulings}}', ruled) };
    return undefined;
  }

  override render() {
    // A tab group does not notice that other tabs have come: the other layout gets a new one.
    return html`${keyed(
      this.isPhone,
      html`<wa-tab-group without-scroll-controls .active=${this.tab} @wa-tab-show=${(event: CustomEvent<{ name: string }>) => this.#showTab(event)}>
      ${this.isPhone ? this.#renderPieces() : nothing}
      ${this.#renderTab('log', 'log', msg('Log'), this.#renderLog())}
      ${this.#renderCombats()}
      ${this.#renderArmies()}
      ${this.#renderFlags()}
      ${this.#renderTab('chat', 'chat', msg('Chat'), this.#renderChat(), this.unread)}
      ${this.#renderTab('dice', 'die', msg('Dice'), this.#renderDice())}
      ${this.battle.side === undefined ? nothing : this.#renderTab('plan', 'plan', msg('Plan'), this.#renderPlan())}
      ${this.#renderTab('stands', 'list', msg('Stands'), this.#renderStands())}
    </wa-tab-group>`,
    )}`;
  }

  #renderTab(
    name: string,
    picture: string,
    text: string,
    panel: TemplateResult,
    count = 0,
    counted = msg(str`${count} new`),
  ) {
    return html`<wa-tab panel=${name} title=${text} @click=${() => this.tell('open-sheet')}>${icon(picture)}<span>${text}</span>${count > 0 ? html`<b class="count" aria-label=${counted}>${count}</b>` : nothing}</wa-tab>
      <wa-tab-panel name=${name}>${panel}</wa-tab-panel>`;
  }

  #renderPieces() {
    return html`${this.#renderTab('troops', 'tray', msg('Troops'), html`<vx-tray-panel></vx-tray-panel>`)}
    ${this.battle.isSpectator ? nothing : this.#renderTab('terrain', 'mountain', msg('Terrain'), html`<vx-terrain-panel .middle=${this.middle}></vx-terrain-panel>`)}`;
  }

  #renderLog() {
    const { snapshot, profile } = this.battle;
    const { live } = this;
    const past = this.#past;
    const offer = past && undoOffer(snapshot, past.entries, live.seat);
    return html`<vx-log-list
      .entries=${logEntries(snapshot, profile, offer)}
      .kept=${past?.kept}
      @undo=${() => void this.actions.act('undo-action', {})}
      @show-move=${(event: CustomEvent<{ seq: number }>) => void past?.show(event.detail.seq)}
      @leave-move=${() => past?.leave()}
      @keep-move=${(event: CustomEvent<{ seq: number }>) => {
        past?.keep(event.detail.seq);
        this.requestUpdate();
      }}
    ></vx-log-list>`;
  }

  /** From the first turn on; before that nobody fights. */
  #renderCombats() {
    if (this.battle.snapshot.public.turn.size === 0) return nothing;
    const isShown = this.tab === 'combat';
    if (isShown) import('../combat/combat-panel.ts').catch(() => this.tell('not-loaded'));
    const panel = html`<vx-combat-panel .isShown=${isShown}></vx-combat-panel>`;
    const { count = 0, text } = this.#umpireCount('combat') ?? {};
    return this.#renderTab('combat', 'shield', msg('Combat'), panel, count, text);
  }

  /** With how many requests wait for the reader's answer. */
  #renderArmies() {
    const { snapshot, seat } = this.battle;
    const asked = requestsFor(snapshot, seat, this.#requests.value ?? new Map()).length;
    const panel = html`${this.#renderWings()}<vx-army-panel></vx-army-panel>`;
    return this.#renderTab('armies', 'ranks', msg('Armies'), panel, asked, msg(str`${asked} to answer`));
  }

  /** From the first turn on: what each commander looks after. */
  #renderWings() {
    if (this.battle.snapshot.public.turn.size === 0) return nothing;
    const isShown = this.tab === 'armies';
    if (isShown) import('../wing/wing-panel.ts').catch(() => this.tell('not-loaded'));
    return html`<vx-wing-panel .table=${this.table} .isShown=${isShown}></vx-wing-panel>`;
  }

  #renderFlags() {
    const open = openFlags(this, this.#flags.value ?? []);
    const panel = html`<vx-flag-panel></vx-flag-panel>`;
    const { count, text } = this.#umpireCount('flags') ?? { count: open, text: msg(str`${open} open`) };
    return this.#renderTab('flags', 'flag', msg('Flags'), panel, count, text);
  }

  #renderChat() {
    const { seat } = this.live;
    return html`<vx-chat-box
      .lines=${chatLines(this.battle.snapshot, { table: this.table, seat, muted: this.#muted.value ?? [] })}
      .silenced=${silencedText(this.battle.snapshot, seat)}
      .canSpeak=${!this.battle.isSpectator}
      .hasTeam=${seat.side !== undefined}
      .limit=${CHAT_LIMIT}
      @say=${(event: CustomEvent<{ text: string; to: string }>) => void this.actions.act('say', event.detail)}
    ></vx-chat-box>`;
  }

  #renderDice() {
    const { snapshot, profile } = this.battle;
    const { live } = this;
    return html`<vx-dice-tray
      .rolls=${rollViews(snapshot, profile, this.#trust.value ?? noTrust, live.seat)}
      .wishes=${rollWishes(snapshot, live.seat)}
      .tallies=${tallyViews(snapshot)}
      .canRoll=${!this.battle.isSpectator}
      .canEnter=${!this.battle.isSpectator && live.seat.kind !== 'host'}
      @roll=${({ detail }: CustomEvent<{ dice: number[]; why: string }>) => void rollFor(this, detail.dice, detail.why)}
      @enter-dice=${({ detail }: CustomEvent<{ dice: number[]; values: number[]; why: string }>) => void this.actions.act('enter-dice', detail)}
      @acknowledge-dice=${({ detail }: CustomEvent<{ seq: number }>) => void this.actions.act('acknowledge-dice', detail)}
    ></vx-dice-tray>`;
  }

  #renderPlan() {
    return this.#isHidden.value
      ? html`<p class="empty">${msg('Private things are hidden.')}</p>`
      : html`<vx-plan-panel></vx-plan-panel>`;
  }

  #renderStands() {
    if (this.tab === 'stands') import('../order-of-battle/order-of-battle.ts').catch(() => this.tell('not-loaded'));
    return html`<vx-order-of-battle></vx-order-of-battle>`;
  }

  #showTab(event: CustomEvent<{ name: string }>) {
    this.tab = event.detail.name;
    if (this.tab === 'chat') this.unread = 0;
    if (this.tab !== 'flags') this.renderRoot.querySelector<FlagPanel>('vx-flag-panel')?.hide();
  }
}
const noRulings = { flags: 0, combat: 0 } as const;

customElements.define('vx-battle-panels', BattlePanels);
