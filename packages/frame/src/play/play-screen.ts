import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import type { ListedTable } from '@vexillum/protocol';
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { getGames, isApiProblem, type OfferedGame } from '../api.ts';
import type { GameScreen } from '../game-screen.ts';
import { bringWords } from '../language.ts';
import { NAME_LIMIT } from '../new-table/name-at-table.ts';
import { doorPath, type Router } from '../router.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { ANYTHING, filtered, type ListFilter } from './list-filter.ts';
import { type LineState, openPlayLine, type PlayLine, type PlayList } from './play-line.ts';
import { seatDoors, tableFacts, tablePeople } from './table-card.ts';
import { tableCardStyles } from './table-card-styles.ts';
import { TakingASeat } from './taking-a-seat.ts';

/** More are shown to whoever asks: a phone with thousands of rows is no help. */
const PAGE = 60;

/** Tables that are open to everybody: to sit down at, or to watch. */
export class PlayScreen extends VxElement {
  static override properties = {
    go: { attribute: false },
    screens: { attribute: false },
    games: { state: true },
    filter: { state: true },
    most: { state: true },
  };
  declare go: Router['go'];
  declare screens: readonly GameScreen[];
  declare games: readonly OfferedGame[];
  declare filter: ListFilter;
  declare most: number;
  #line: PlayLine | undefined;
  readonly #list = new StoreController<PlayList | undefined>(this);
  readonly #state = new StoreController<LineState>(this);
  readonly #seat = new TakingASeat(this);

  static override styles = [
    baseStyles,
    sideStyles,
    pageStyles,
    tableCardStyles,
    css`
      .filters {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6em 1.2em;
        align-items: end;
        margin-block: var(--wa-space-m);
      }
      .filters wa-input {
        flex: 0 1 15rem;
      }
      .filters label {
        display: inline-flex;
        gap: 0.5em;
        align-items: center;
        min-height: max(2.5rem, var(--vx-target));
      }
      select {
        min-height: max(2.5rem, var(--vx-target));
        padding: 0 0.7em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
      }
      .list {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
        gap: var(--wa-space-m);
      }
      .list .card {
        display: grid;
        gap: 0.6em;
        align-content: start;
      }
      .list h2 {
        margin: 0;
        font-size: 1.15rem;
        overflow-wrap: anywhere;
      }
      h2 a {
        color: inherit;
      }
      .nobody {
        display: grid;
        gap: var(--wa-space-m);
        justify-items: center;
        padding-block: 3rem;
        text-align: center;
      }
      .lost {
        margin-bottom: var(--wa-space-s);
      }
      @media (max-width: 30rem) {
        .filters wa-input {
          flex: 1 1 100%;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.games = [];
    this.filter = ANYTHING;
    this.most = PAGE;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#line = openPlayLine();
    this.#list.watch(this.#line.$list);
    this.#state.watch(this.#line.$state);
    void this.#loadGames();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#line?.close();
  }

  /** What the rows call games, maps and options. */
  async #loadGames() {
    const games = await getGames();
    if (!isApiProblem(games)) this.games = games;
    for (const screen of this.screens) void bringWords(screen.words);
  }

  override render() {
    const list = this.#list.value;
    return html`<div class="page">
      <h1>${msg('Find a game')}</h1>
      <p class="quiet">${msg('Tables whose hosts have opened them to everybody: sit down on a free seat, or watch. Nobody needs an account.')}</p>
      ${this.#renderFilters()}
      ${this.#seat.problem ? html`<p class="problem row" role="alert">${icon('warning')}<span>${this.#seat.problem}</span></p>` : nothing}
      ${this.#state.value === 'lost' ? html`<p class="lost row small" role="status">${icon('warning')}${msg('The line to the server is lost; this list may be old. It comes back by itself.')}</p>` : nothing}
      ${list ? this.#renderList(list) : html`<p class="empty" role="status"><wa-spinner></wa-spinner> ${msg('Loading …')}</p>`}
    </div>`;
  }

  #renderFilters() {
    const change = (part: Partial<ListFilter>) => (this.filter = { ...this.filter, ...part });
    const box = (text: string, key: 'hasSeat' | 'mayWatch') =>
      html`<label><input type="checkbox" .checked=${this.filter[key]} @change=${(event: Event) => change({ [key]: (event.target as HTMLInputElement).checked })} />${text}</label>`;
    return html`<div class="filters">
      <wa-input
        label=${msg('Your name')}
        hint=${this.#seat.isNameMissing ? msg('Write first under which name the others should see you.') : ''}
        autocomplete="nickname"
        maxlength=${NAME_LIMIT}
        .value=${this.#seat.name}
        @input=${(event: Event) => this.#seat.write((event.target as HTMLInputElement).value)}
      ></wa-input>
      <label>${msg('Game')}
        <select @change=${(event: Event) => change({ game: (event.target as HTMLSelectElement).value })}>
          <option value="">${msg('any')}</option>
          ${this.games.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.filter.game}>${name}</option>`)}
        </select>
      </label>
      ${box(msg('a seat is free'), 'hasSeat')} ${box(msg('can be watched'), 'mayWatch')}
    </div>`;
  }

  #renderList({ tables }: PlayList) {
    const found = filtered(tables.values(), this.filter);
    if (tables.size === 0) return this.#renderNobody();
    return html`<p class="small quiet" role="status">${msg('{0, plural, =0 {No table is like that just now.} one {# table} other {# tables}}', found.length)}</p>
      <ul class="list">
        ${repeat(
          found.slice(0, this.most),
          ({ table }) => table,
          (table) => this.#renderTable(table),
        )}
      </ul>
      ${found.length > this.most ? html`<p><wa-button appearance="outlined" @click=${() => (this.most += PAGE)}>${msg('Show more')}</wa-button></p>` : nothing}`;
  }

  #renderTable(table: ListedTable) {
    const game = this.games.find(({ id }) => id === table.game);
    const sit = (seat: string) => void this.#sit(table, seat);
    return html`<li class="card">
      <h2><a href=${doorPath(table.table)}>${table.name || msg('Unnamed table')}</a></h2>
      ${tableFacts(table, game)} ${tablePeople(table)}
      ${seatDoors({ table, sitting: this.#seat.seatAt(table.table), sit })}
    </li>`;
  }

  async #sit(table: ListedTable, seat: string) {
    await this.#seat.sit(table, seat);
    if (this.#seat.isNameMissing) this.renderRoot.querySelector<HTMLElement>('wa-input')?.focus();
    else if (this.#seat.problem) this.renderRoot.querySelector('.problem')?.scrollIntoView({ block: 'nearest' });
  }

  #renderNobody() {
    return html`<div class="nobody">
      <p>${msg('Nobody waits just now. Open a table, and choose there that everybody can find it.')}</p>
      <wa-button variant="brand" size="l" href="/new">${msg('New table')}</wa-button>
    </div>`;
  }
}

customElements.define('vx-play-screen', PlayScreen);
