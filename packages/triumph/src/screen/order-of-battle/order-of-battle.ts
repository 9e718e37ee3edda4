import { msg, str } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { boardReport, reachReport, type Snapshot, type StandReport } from '../../rules/index.ts';
import { baseStyles, buttonStyles, given, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import { battleGroups, type BattleGroup, isSought } from './battle-groups.ts';
import { orderOfBattleStyles } from './order-of-battle-styles.ts';
import { belongingText, detailTexts, placeText, reachText, rowText, standTitle } from './stand-words.ts';
import { campRows, markerRows, terrainRows, type ThingRow } from './thing-rows.ts';

/** `all`, `terrain`, or a group's key. */
type Filter = string;

/**
 * The board for those who do not see it: every stand in words, by command, then the enemy, terrain, camps and markers. One stop of the
 * Tab key; the arrow keys lead through it. Tells `look-at` with the point of the row that gets the focus, and `begin-order` with the
 * first words of an order that the reader wants to finish.
 */
export class OrderOfBattle extends VxElement {
  static override properties = {
    battle: given,
    hand: given,
    sought: { state: true },
    filter: { state: true },
    focused: { state: true },
    isSeen: { state: true },
  };
  declare battle: Battle;
  declare hand: Hand;
  declare sought: string;
  declare filter: Filter;
  /** The row that the Tab key leads to. */
  declare focused: string | undefined;
  declare isSeen: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #selection = new StoreController<ReadonlySet<string>>(this);
  /** Behind another tab nobody reads it: it is made up when it is shown. */
  readonly #sight = new IntersectionObserver((seen) => (this.isSeen = seen.at(-1)?.isIntersecting === true));
  #reported: { readonly of: Snapshot; readonly reports: readonly StandReport[] } | undefined;
  #hadFocus: string | undefined;
  #isBringingBack = false;

  static override styles = [baseStyles, sideStyles, buttonStyles, orderOfBattleStyles];

  constructor() {
    super();
    this.sought = '';
    this.filter = 'all';
    this.isSeen = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#sight.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#sight.disconnect();
  }

  protected override shouldUpdate(changed: PropertyValues): boolean {
    return this.isSeen || changed.has('isSeen') || changed.has('battle');
  }

  protected override willUpdate(changed: PropertyValues) {
    this.#hadFocus = this.#active?.dataset['id'];
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#selection.watch(this.hand.shows.$selection);
  }

  protected override updated() {
    this.#letTabIn();
    if (this.#hadFocus !== undefined && !this.#active) this.#bringBack(this.#hadFocus);
  }

  /** The Tab key leads to the row that was read last, or to the first. */
  #letTabIn() {
    const rows = this.#rows;
    const last = rows.find((row) => row.dataset['id'] === this.focused) ?? rows[0];
    for (const row of rows) row.tabIndex = row === last ? 0 : -1;
  }

  /** A row that moved to another heading is a new element: whoever was there stays there, and looks nowhere else. */
  #bringBack(id: string) {
    this.#isBringingBack = true;
    this.#rowOf(id)?.focus({ preventScroll: true });
    this.#isBringingBack = false;
  }

  get #rows(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.row-button')];
  }

  get #active(): HTMLElement | undefined {
    const active = this.shadowRoot?.activeElement;
    return active instanceof HTMLElement && active.classList.contains('row-button') ? active : undefined;
  }

  #rowOf(id: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`.row-button[data-id="${CSS.escape(id)}"]`);
  }

  get #reports(): readonly StandReport[] {
    const { snapshot, profile, side } = this.battle;
    if (this.#reported?.of !== snapshot)
      this.#reported = { of: snapshot, reports: boardReport(this.battle.world(), snapshot, profile, side) };
    return this.#reported.reports;
  }

  // --- keys ---

  #walk(event: KeyboardEvent) {
    const rows = this.#rows;
    const at = rows.indexOf(event.target as HTMLElement);
    const to = at < 0 || event.ctrlKey || event.altKey || event.metaKey ? undefined : rowAfter(event.key, at, rows);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }

  #focus(id: string, at: Point | undefined) {
    this.focused = id;
    if (at && !this.#isBringingBack) this.tell('look-at', at);
  }

  #pick(id: string, event: MouseEvent) {
    const selection = this.hand.selection;
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return this.hand.select([id]);
    this.hand.select(selection.has(id) ? [...selection].filter((other) => other !== id) : [...selection, id]);
  }

  // --- what is seen ---

  override render() {
    if (!this.isSeen) return nothing;
    const groups = battleGroups(this.#reports);
    return html`${this.#renderFilters(groups)}
      <div class="rows" role="region" aria-label=${msg('Order of battle')} @keydown=${(event: KeyboardEvent) => this.#walk(event)}>
        ${groups.map((group) => this.#renderGroup(group))} ${this.#renderThings()}
      </div>`;
  }

  #renderFilters(groups: readonly BattleGroup[]) {
    return html`<div class="filters" role="search">
      <input type="search" aria-label=${msg('Search the order of battle')} placeholder=${msg('Search')} .value=${this.sought} @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)} />
      <select aria-label=${msg('Which part of it')} @change=${(event: Event) => (this.filter = (event.target as HTMLSelectElement).value)}>
        <option value="all" ?selected=${this.filter === 'all'}>${msg('Everything')}</option>
        ${groups.map((group) => html`<option value=${group.key} ?selected=${this.filter === group.key}>${groupTitle(group)}</option>`)}
        <option value="terrain" ?selected=${this.filter === 'terrain'}>${msg('Terrain and camps')}</option>
      </select>
    </div>`;
  }

  #renderGroup(group: BattleGroup) {
    if (this.filter !== 'all' && this.filter !== group.key) return nothing;
    const { profile } = this.battle;
    const shown = group.stands.filter((report) =>
      isSought(`${standTitle(report, profile)} ${belongingText(report)} ${rowText(report, profile)}`, this.sought),
    );
    if (shown.length === 0) return nothing;
    return html`<section aria-label=${groupTitle(group)}>
      <h3><span class="side ${group.side}"></span>${groupTitle(group)} <span class="quiet">${shown.length}</span>${this.#renderPlaceAll(group)}</h3>
      <ul>${repeat(
        shown,
        ({ id }) => id,
        (report) => this.#renderStand(report),
      )}</ul>
    </section>`;
  }

  /** A whole command is laid out with one order. */
  #renderPlaceAll({ command, side, stands }: BattleGroup) {
    const waits = stands.some(({ id, place }) => place === 'reserve' && this.battle.mayHandle(id));
    if (!waits || !command) return nothing;
    const name = `${sideTitle(side)} ${command}`;
    return html`<button type="button" class="plain small" aria-label=${msg(str`Place ${name} …`)} @click=${() => this.tell('begin-order', msg(str`place ${name} at `))}>${icon('place')}${msg('Place …')}</button>`;
  }

  #renderStand(report: StandReport) {
    const { profile } = this.battle;
    const { id, board, place, name } = report;
    const waits = place === 'reserve' && this.battle.mayHandle(id);
    const text = waits ? msg(str`${placeText(report)}: place …`) : rowText(report, profile);
    const act = (event: MouseEvent) =>
      waits ? this.tell('begin-order', msg(str`place ${name.short} at `)) : this.#pick(id, event);
    const title = html`<strong>${standTitle(report, profile)}</strong>${report.general ? html` <span title=${msg('general')}>★<span class="for-readers">${msg('general')}</span></span>` : nothing}`;
    return html`<li>${this.#renderRow(id, title, text, board?.at, act, board !== undefined)} ${board && this.focused === id ? this.#renderMore(report) : nothing}</li>`;
  }

  #renderRow(
    id: string,
    title: TemplateResult,
    text: string,
    at: Point | undefined,
    act: (event: MouseEvent) => void,
    hasMore = false,
  ) {
    return html`<button
      type="button"
      class="row-button"
      data-id=${id}
      tabindex="-1"
      aria-pressed=${String(this.#selection.value?.has(id) ?? false)}
      aria-describedby=${hasMore && this.focused === id ? 'more' : nothing}
      @focus=${() => this.#focus(id, at)}
      @click=${act}
    >${title} <span class="what">${text}</span></button>`;
  }

  /** Worked out for the one row that is read: what a stand can reach takes longer than all the rest. */
  #renderMore(report: StandReport) {
    const { snapshot, profile } = this.battle;
    const reach = reachReport(this.battle.world(), snapshot, profile, report.id);
    const details = report.board ? detailTexts(report.board, profile) : [];
    return html`<p class="more" id="more">${[belongingText(report), ...details].join('; ')}. ${reach ? reachText(reach) : nothing}</p>`;
  }

  #renderThings() {
    if (this.filter !== 'all' && this.filter !== 'terrain') return nothing;
    const { snapshot, profile } = this.battle;
    return [
      this.#renderThingGroup(msg('Terrain pieces'), terrainRows(snapshot, profile)),
      this.#renderThingGroup(msg('Camps'), campRows(snapshot)),
      this.#renderThingGroup(msg('Markers'), markerRows(snapshot)),
    ];
  }

  #renderThingGroup(title: string, rows: readonly ThingRow[]) {
    const shown = rows.filter((row) => isSought(`${row.title} ${row.text}`, this.sought));
    if (shown.length === 0) return nothing;
    return html`<section aria-label=${title}>
      <h3>${title} <span class="quiet">${shown.length}</span></h3>
      <ul>${repeat(
        shown,
        ({ id }) => id,
        (row) =>
          html`<li>${this.#renderRow(row.id, html`<strong>${row.title}</strong>`, row.text, row.at, (event) => this.#pick(row.id, event))}</li>`,
      )}</ul>
    </section>`;
  }
}

const groupTitle = ({ side, command }: BattleGroup): string => {
  if (command === undefined) return sideTitle(side);
  return command === null ? msg(str`${sideTitle(side)}, no command`) : msg(str`${sideTitle(side)}, command ${command}`);
};

const PAGE = 10;

const rowAfter = (key: string, at: number, rows: readonly HTMLElement[]): HTMLElement | undefined => {
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(last, at + 1)];
    case 'ArrowUp':
      return rows[Math.max(0, at - 1)];
    case 'PageDown':
      return rows[Math.min(last, at + PAGE)];
    case 'PageUp':
      return rows[Math.max(0, at - PAGE)];
    case 'Home':
      return rows[0];
    case 'End':
      return rows[last];
    default:
      return undefined;
  }
};

customElements.define('vx-order-of-battle', OrderOfBattle);
