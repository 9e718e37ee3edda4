import '@awesome.me/webawesome/dist/components/tab/tab.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tab-panel/tab-panel.js';
import { msg, str } from '@vexillum/ui/words';
import { CHAT_LIMIT } from '@vexillum/model';
import { noTrust, type Person, type Trust } from '@vexillum/table';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import '@vexillum/ui/chat-box';
import '@vexillum/ui/dice-tray';
import '@vexillum/ui/log-list';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { $muted } from '@vexillum/frame/memory/muted';
import { chatLines, silencedText } from '@vexillum/frame/table/chat-lines';
import { pageTitle } from '@vexillum/frame/table/page-title';
import { tablePanelsStyles } from '@vexillum/frame/table/panels/table-panels-styles';
import { tabsStyles } from '@vexillum/frame/table/panels/tabs-styles';
import '@vexillum/frame/table/people/people-panel';
import { personLines } from '@vexillum/frame/table/people/person-lines';
import { tellNews } from '@vexillum/frame/table/tell-news';
import { WhatsNew } from '@vexillum/frame/table/whats-new';
import '../board/territory-list.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { conquestLog } from '../log/log-entries.ts';
import '../log/rounds-list.ts';
import { storyChoiceStyles } from '../log/story-choice-styles.ts';
import { conquestRolls, conquestTallies } from './conquest-rolls.ts';
import type { Snapshot } from '../../rules/index.ts';

const NOBODY = new Map<string, never>();

/** What is told and done beside the board, in tabs. Tells `open-sheet` when somebody wants to see more of it. */
export class ConquestPanels extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    isPhone: { type: Boolean, reflect: true },
    isShut: { type: Boolean, reflect: true },
    tab: { state: true },
    unread: { state: true },
    isByRounds: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare isPhone: boolean;
  /** Only the tabs are seen. */
  declare isShut: boolean;
  declare tab: string;
  declare unread: number;
  /** The log tells rounds and not moves. */
  declare isByRounds: boolean;
  #news = new WhatsNew();
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #trust = new StoreController<Trust>(this);
  readonly #people = new StoreController<readonly Person[]>(this);
  readonly #muted = new StoreController(this, $muted);

  static override styles = [baseStyles, buttonStyles, tabsStyles, tablePanelsStyles, storyChoiceStyles];

  constructor() {
    super();
    this.tab = 'log';
    this.unread = 0;
    this.isByRounds = false;
    this.isPhone = false;
    this.isShut = false;
  }

  show(tab: string): void {
    this.tab = tab;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#sitDown();
    const said = tellNews(this.sitting.live, this.table, this.sitting.toasts, this.#news);
    this.unread = this.tab === 'chat' ? 0 : this.unread + said;
    document.title = pageTitle(this.sitting.snapshot, this.unread, this.sitting.isMyTurn);
  }

  #sitDown() {
    const { live } = this.sitting;
    this.#news = new WhatsNew();
    this.#snapshot.watch(live.$snapshot);
    this.#trust.watch(live.$trust);
    this.#people.watch(live.$people);
  }

  override render() {
    return html`<wa-tab-group without-scroll-controls .active=${this.tab} @wa-tab-show=${(event: CustomEvent<{ name: string }>) => this.#showTab(event)}>
      ${this.#renderTab('log', 'log', msg('Log'), this.#renderLog())}
      ${this.#renderTab('chat', 'chat', msg('Chat'), this.#renderChat(), this.unread)}
      ${this.#renderTab('dice', 'die', msg('Dice'), this.#renderDice())}
      ${this.#renderTab('territories', 'map', msg('Territories'), html`<vx-territory-list .sitting=${this.sitting}></vx-territory-list>`)}
      ${this.#renderTab('people', 'users', msg('People'), this.#renderPeople())}
    </wa-tab-group>`;
  }

  /** Every move, or one line a round: after forty rounds nobody reads every move. */
  #renderLog() {
    const choice = (isByRounds: boolean, text: string) =>
      html`<button type="button" class="plain small" aria-pressed=${this.isByRounds === isByRounds} @click=${() => (this.isByRounds = isByRounds)}>${text}</button>`;
    return html`<div class="story">
      <div class="row" role="group" aria-label=${msg('What the log tells')}>${choice(false, msg('Every move'))}${choice(true, msg('By rounds'))}</div>
      ${
        this.isByRounds
          ? html`<vx-conquest-rounds .sitting=${this.sitting} .table=${this.table}></vx-conquest-rounds>`
          : html`<vx-log-list .entries=${conquestLog(this.sitting.snapshot)}></vx-log-list>`
      }
    </div>`;
  }

  #renderTab(name: string, picture: string, text: string, panel: TemplateResult, count = 0) {
    return html`<wa-tab panel=${name} title=${text} @click=${() => this.tell('open-sheet')}>${icon(picture)}<span>${text}</span>${count > 0 ? html`<b class="count" aria-label=${msg(str`${count} new`)}>${count}</b>` : nothing}</wa-tab>
      <wa-tab-panel name=${name}>${panel}</wa-tab-panel>`;
  }

  /** Each player is a side of their own, partners too: a side's talk would reach nobody else. */
  #renderChat() {
    const { sitting, table } = this;
    const { seat } = sitting.live;
    return html`<vx-chat-box
      .lines=${chatLines(sitting.snapshot, { table, seat, muted: this.#muted.value ?? [] })}
      .silenced=${silencedText(sitting.snapshot, seat)}
      .canSpeak=${!sitting.isSpectator}
      .hasTeam=${false}
      .limit=${CHAT_LIMIT}
      @say=${(event: CustomEvent<{ text: string; to: string }>) => void sitting.act('say', event.detail)}
    ></vx-chat-box>`;
  }

  /** Nobody throws dice by hand here: an attack does. */
  #renderDice() {
    const { snapshot, live } = this.sitting;
    return html`<vx-dice-tray
      .rolls=${conquestRolls(snapshot, this.#trust.value ?? noTrust, live.seat)}
      .wishes=${[]}
      .tallies=${conquestTallies(snapshot)}
      .canRoll=${false}
      .canEnter=${false}
    ></vx-dice-tray>`;
  }

  #renderPeople() {
    const { snapshot } = this.sitting;
    const people = personLines({ people: this.#people.value ?? [], snapshot, presence: NOBODY, views: NOBODY });
    return html`<vx-people-panel .people=${people} .mayGather=${false}></vx-people-panel>`;
  }

  #showTab(event: CustomEvent<{ name: string }>) {
    const { name } = event.detail;
    // The group tells of its first tab too, which nobody asked for.
    if (name !== this.tab) this.tell('open-sheet');
    this.tab = name;
    if (name === 'chat') this.unread = 0;
  }
}
customElements.define('vx-conquest-panels', ConquestPanels);
