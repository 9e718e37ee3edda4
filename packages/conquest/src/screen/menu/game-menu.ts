import { msg, str } from '@vexillum/ui/words';
import { conquestRules, gameOf, type MapPack, packOf, shownRules, type Snapshot } from '../../rules/index.ts';
import { type RuleValue, tableOf } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { invitesOf } from '@vexillum/frame/memory/my-invites';
import { myTable } from '@vexillum/frame/memory/my-tables';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { mapArgs } from '../lobby/map-choice.ts';
import '../lobby/map-chooser.ts';
import '../maps/map-preview.ts';
import type { HostHand } from '../host-hand.ts';
import { menuStyles } from './menu-styles.ts';
import { type Group, groups, groupTitle } from './menu-words.ts';
import './players-menu.ts';
import './rule-entry.ts';
import { wayIn } from './way-in.ts';

/**
 * Every option of the game, on or off, for anyone; to be changed by those who may. All of it is on one sheet, in pages that <<< and >>> turn:
 * whoever looks for something can also just scroll.
 */
export class GameMenu extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    hand: { attribute: false },
    table: { attribute: false },
    page: { state: true },
    isChoosing: { state: true },
  };
  declare sitting: ConquestSitting;
  declare hand: HostHand;
  declare table: string;
  declare page: number;
  declare isChoosing: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  /** The next scrolling is ours, not the reader's. */
  #isTurning = false;

  static override styles = [
    baseStyles,
    buttonStyles,
    menuStyles,
    css`
      :host {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        min-height: 0;
      }
      .sheet {
        min-height: 0;
        padding-inline-end: 0.6em;
        overflow-y: auto;
        overscroll-behavior: contain;
      }
      .pages {
        display: flex;
        gap: 0.6em;
        align-items: center;
        justify-content: space-between;
        padding-top: 0.6em;
        border-top: 1px solid var(--vx-line);
      }
      .pages select {
        flex: 0 1 17rem;
        min-width: 0;
      }
      .map {
        width: 9rem;
        border-radius: var(--wa-border-radius-m);
        overflow: hidden;
      }
      a.strong {
        text-decoration: none;
      }
      /* Where a page does not reach the top of the sheet, its heading tells it from the others. */
      h3:focus {
        outline: none;
        text-decoration: underline 2px var(--vx-brass);
        text-underline-offset: 0.25em;
      }
    `,
  ];

  constructor() {
    super();
    this.page = 0;
    this.isChoosing = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    return html`<div class="sheet" tabindex="0" role="group" aria-label=${msg('Options of the game')} @scroll=${(event: Event) => this.#scrolled(event.target as HTMLElement)} @set-rule=${(event: CustomEvent<{ key: string; value: RuleValue }>) => void this.#set(event.detail)}>
        <p class="quiet small">${this.#whoMay()}</p>
        ${groups.map((group) => this.#renderGroup(group))}
        ${this.#renderSection(msg('Players'), html`<vx-players-menu .sitting=${this.sitting} .hand=${this.hand}></vx-players-menu>`)}
      </div>
      ${this.#renderPages()}`;
  }

  #whoMay(): string {
    if (this.hand.may('host'))
      return msg('You are the host: everything here can be changed by you, and everyone is told.');
    if (this.hand.may('administrators'))
      return msg(
        'You are an administrator: you change everything here but what is the host’s alone, and everyone is told.',
      );
    return msg(
      'Everything that is on and off at this table. The host and the administrators change it, and everyone is told.',
    );
  }

  #renderSection(title: string, content: unknown) {
    return html`<section aria-label=${title}><h3 tabindex="-1">${title}</h3>${content}</section>`;
  }

  #renderGroup(group: Group) {
    const values = tableOf(this.sitting.snapshot)?.houseRules ?? {};
    const isOn = gameOf(this.sitting.snapshot) !== undefined;
    const rules = shownRules(values).filter((rule) => rule.group === group);
    return this.#renderSection(
      groupTitle(group),
      html`${group === 'start' ? html`${this.#renderJoin(isOn)} ${this.#renderMap(isOn)}` : nothing}
        ${rules.map((rule) => html`<vx-rule-entry .rule=${rule} .value=${values[rule.key] ?? rule.default} ?mayChange=${this.hand.may(rule.changedBy)} ?isOn=${isOn}></vx-rule-entry>`)}
        ${group === 'table' ? this.#renderJump() : nothing}`,
    );
  }

  /** Also where no chairs are drawn one can sit down. */
  #renderJoin(isOn: boolean) {
    const { sitting, table } = this;
    if (sitting.isPlayer) return nothing;
    const way = wayIn({
      snapshot: sitting.snapshot,
      table,
      mine: sitting.live.seat.id,
      seats: myTable(table)?.seats ?? [],
      invites: isOn ? [] : (invitesOf(table)?.invites ?? []),
    });
    const says = way
      ? msg(str`There is a seat for you: ${sideTitle(way.side)}.`)
      : msg('To play you need the link of a free seat: ask the host.');
    return html`<div class="entry" role="group" aria-label=${msg('Join')}>
      <div><strong>${msg('Join')}</strong><p class="quiet small">${says}</p></div>
      <div class="control">${way ? html`<a class="plain strong" href=${way.path}>${msg('PLAY')}</a>` : nothing}</div>
    </div>`;
  }

  #renderMap(isOn: boolean) {
    const pack = packOf(this.sitting.snapshot);
    const may = this.hand.may('host');
    return html`<div class="entry" role="group" aria-label=${msg('Maps')}>
      <div>
        <strong>${msg('Maps')}</strong><span class="badge">${msg('host only')}</span>
        <p class="quiet small">${msg('The map of the game, with its miniatures.')}</p>
        <p>${pack.name} <span class="quiet small">${pack.author}</span></p>
        ${may && isOn ? html`<p class="small">${msg('Cannot be changed while a game is on.')}</p>` : nothing}
      </div>
      <div class="control">
        <vx-map-preview class="map" .pack=${pack} plain aria-hidden="true"></vx-map-preview>
        ${may && !isOn ? html`<button type="button" class="plain" aria-expanded=${this.isChoosing} @click=${() => (this.isChoosing = !this.isChoosing)}>${icon('map')}${msg('Choose a map')}</button>` : nothing}
      </div>
      ${may && !isOn && this.isChoosing ? html`<vx-map-chooser class="wide" .chosen=${pack.id} @choose-map-pack=${(event: CustomEvent<MapPack>) => void this.#chooseMap(event.detail)}></vx-map-chooser>` : nothing}
    </div>`;
  }

  #renderJump() {
    return html`<div class="entry">
      <div><strong>${msg('Table')}</strong><p class="quiet small">${msg('Administrators, motto, sound, theme, version, help: what holds whatever is played here.')}</p></div>
      <div class="control"><button type="button" class="plain" @click=${() => this.tell('show-menu', 'table')}>${icon('return')}${msg('To the table’s menu')}</button></div>
    </div>`;
  }

  // --- pages ---

  #renderPages() {
    const titles = [...groups.map(groupTitle), msg('Players')];
    const page = Math.min(this.page, titles.length - 1);
    return html`<nav class="pages" aria-label=${msg('Pages')}>
      <button type="button" class="plain" aria-label=${msg('Page before')} ?disabled=${page === 0} @click=${() => this.#turnTo(page - 1)}>&lt;&lt;&lt;</button>
      <select aria-label=${msg('Page')} @change=${(event: Event) => this.#turnTo((event.target as HTMLSelectElement).selectedIndex)}>
        ${titles.map((title, index) => html`<option .selected=${index === page}>${title}</option>`)}
      </select>
      <button type="button" class="plain" aria-label=${msg('Page after')} ?disabled=${page === titles.length - 1} @click=${() => this.#turnTo(page + 1)}>&gt;&gt;&gt;</button>
    </nav>`;
  }

  #turnTo(page: number) {
    const heading = this.renderRoot.querySelectorAll<HTMLElement>('.sheet > section > h3')[page];
    this.#isTurning = true;
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
    this.page = page;
  }

  /** The page whose heading has passed the top last; at the very end, the last. */
  #scrolled(sheet: HTMLElement) {
    const isOurs = this.#isTurning;
    this.#isTurning = false;
    if (isOurs) return;
    const sections = [...sheet.querySelectorAll<HTMLElement>(':scope > section')];
    const isAtEnd = sheet.scrollTop + sheet.clientHeight >= sheet.scrollHeight - 2;
    const top = sheet.getBoundingClientRect().top + sheet.clientHeight / 3;
    const passed = sections.filter((section) => section.getBoundingClientRect().top < top).length;
    this.page = isAtEnd ? sections.length - 1 : Math.max(0, passed - 1);
  }

  // --- actions ---

  async #set({ key, value }: { readonly key: string; readonly value: RuleValue }) {
    const rule = conquestRules.find((known) => known.key === key);
    if (rule) await this.hand.act(rule.changedBy, 'set-house-rules', { rules: { [key]: value } });
  }

  async #chooseMap(pack: MapPack) {
    if (await this.hand.act('host', 'choose-map', mapArgs(pack))) this.isChoosing = false;
  }
}
customElements.define('vx-game-menu', GameMenu);
