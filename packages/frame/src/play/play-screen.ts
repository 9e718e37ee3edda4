import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import type { ListedSeek, ListedTable } from '@vexillum/protocol';
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type ApiProblem, getGames, isApiProblem, type OfferedGame } from '../api.ts';
import type { GameScreen } from '../game-screen.ts';
import { bringWords } from '../language.ts';
import { askLeave, noticeLeave } from '../alive/turn-notice.ts';
import { NAME_LIMIT } from '../new-table/name-at-table.ts';
import { doorPath, type Router } from '../router.ts';
import { asWritten, ruleWordsOf } from '../rule-words.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { ANYTHING, filtered, filteredSeeks, type ListFilter } from './list-filter.ts';
import { type MySeek, mySeek } from './my-seek.ts';
import type { SeekWish } from './play-api.ts';
import { type LineState, openPlayLine, type PlayLine, type PlayList } from './play-line.ts';
import { ownSeekCard, seekRow } from './seek-card.ts';
import { seatDoors, tableFacts, tablePeople } from './table-card.ts';
import { tableCardStyles } from './table-card-styles.ts';
import { TakingASeat } from './taking-a-seat.ts';
import './seek-form.ts';
import type { SeekForm } from './seek-form.ts';

/** More are shown to whoever asks: a phone with thousands of rows is no help. */
const PAGE = 60;

/** Finding others to play with: whoever looks for players, and tables that are open to everybody, to sit down at or to watch. */
export class PlayScreen extends VxElement {
  static override properties = {
    go: { attribute: false },
    screens: { attribute: false },
    games: { state: true },
    wordsOf: { state: true },
    filter: { state: true },
    most: { state: true },
    mostSeeks: { state: true },
    isAsking: { state: true },
    isBusy: { state: true },
  };
  declare go: Router['go'];
  declare screens: readonly GameScreen[];
  declare games: readonly OfferedGame[];
  /** What each game calls the values of its house rules. */
  declare wordsOf: Awaited<ReturnType<typeof ruleWordsOf>> | undefined;
  declare filter: ListFilter;
  declare most: number;
  declare mostSeeks: number;
  /** The form for a seek of one's own is open. */
  declare isAsking: boolean;
  declare isBusy: boolean;
  #line: PlayLine | undefined;
  /** The last seek of one's own: the list follows within a second, and may still have it. */
  #own: string | undefined;
  readonly #list = new StoreController<PlayList | undefined>(this);
  readonly #state = new StoreController<LineState>(this);
  readonly #mine = new StoreController<MySeek>(this, mySeek.$now);
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
      }
      section > .small {
        margin-bottom: 0.6em;
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
      .list h3 {
        margin: 0;
        font-size: 1.15rem;
        overflow-wrap: anywhere;
      }
      h3 a {
        color: inherit;
      }
      section {
        margin-block: var(--wa-space-l);
      }
      section.card h2 {
        margin: 0;
      }
      .own,
      .asking {
        display: grid;
        gap: 0.7em;
        border-color: var(--vx-brass);
      }
      .own p {
        margin: 0;
        text-wrap: pretty;
      }
      .nobody {
        display: grid;
        gap: var(--wa-space-s);
        justify-items: start;
        padding-block: 1rem;
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
    this.mostSeeks = PAGE;
    this.isAsking = false;
    this.isBusy = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#line = openPlayLine();
    this.#list.watch(this.#line.$list);
    this.#state.watch(this.#line.$state);
    // What did not come while the line was lost comes now, and an updated server may offer other games.
    this.#line.$state.listen((state, before) => {
      if (state === 'live' && before === 'lost') void this.#loadGames();
    });
    void this.#loadGames();
    void mySeek.look();
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
    this.wordsOf = await ruleWordsOf(this.screens);
  }

  override render() {
    const list = this.#list.value;
    return html`<div class="page">
      <h1>${msg('Find a game')}</h1>
      <p class="quiet">${msg('Say what you look for, answer somebody who does, or sit down at an open table. Nobody needs an account.')} ${this.#renderOtherWays()}</p>
      ${this.#renderFilters()}
      ${this.#seat.problem ? html`<p class="problem row" role="alert">${icon('warning')}<span>${this.#seat.problem}</span></p>` : nothing}
      ${this.#state.value === 'lost' ? html`<p class="lost row small" role="status">${icon('warning')}${msg('The line to the server is lost; this list may be old. It comes back by itself.')}</p>` : nothing}
      ${this.#renderMine(this.#mine.value)}
      ${list ? html`${this.#renderSeeks(list)} ${this.#renderTables(list)}` : html`<p class="empty" role="status"><wa-spinner></wa-spinner> ${msg('Loading …')}</p>`}
    </div>`;
  }

  /** Pages of games' own where others are found too. */
  #renderOtherWays() {
    const pages = this.screens.flatMap(({ desks = [] }) => desks.filter(({ isForFinding }) => isForFinding));
    return pages.map(({ path, name }) => html`<a href=${path}>${name()}</a> `);
  }

  #renderMine(mine: MySeek | undefined) {
    if (mine?.kind === 'waits')
      return ownSeekCard({
        seek: mine.seek,
        games: this.games,
        isBusy: this.isBusy,
        withdraw: () => void this.#withdraw(),
        askForNotices: noticeLeave() === 'default' ? () => void this.#askForNotices() : undefined,
      });
    if (this.isAsking)
      return html`<section class="card asking" aria-labelledby="asking">
        <h2 id="asking">${msg('What do you look for?')}</h2>
        <vx-seek-form .games=${this.games} .isBusy=${this.isBusy} @seek=${(event: CustomEvent<Omit<SeekWish, 'name'>>) => void this.#put(event.detail)} @leave=${() => void this.#leaveForm()}></vx-seek-form>
      </section>`;
    return html`${mine?.kind === 'over' ? html`<p role="status">${msg('Your search is over: its time has passed.')}</p>` : nothing}
      <p><wa-button class="ask" variant="brand" @click=${() => void this.#openForm()}>${msg('Look for players')}</wa-button></p>`;
  }

  async #openForm() {
    this.isAsking = true;
    await this.updateComplete;
    const form = this.renderRoot.querySelector<SeekForm>('vx-seek-form');
    await form?.updateComplete;
    form?.focus();
  }

  async #leaveForm() {
    this.isAsking = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.ask')?.focus();
  }

  async #put(wish: Omit<SeekWish, 'name'>) {
    const name = this.#seat.wantName();
    if (name === undefined) return this.#askForName();
    await this.#busily(() => mySeek.put({ ...wish, name }));
    if (this.#seat.problem) return;
    this.isAsking = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.own button')?.focus();
  }

  async #withdraw() {
    await this.#busily(() => mySeek.withdraw());
    if (!this.#seat.problem) await this.#leaveForm();
  }

  async #busily(change: () => Promise<ApiProblem | undefined>) {
    this.isBusy = true;
    this.#seat.tell(await change());
    this.isBusy = false;
    this.#showProblem();
  }

  async #askForNotices() {
    await askLeave();
    this.requestUpdate();
  }

  #askForName() {
    this.renderRoot.querySelector<HTMLElement>('wa-input')?.focus();
  }

  #showProblem() {
    if (this.#seat.problem) this.renderRoot.querySelector('.problem')?.scrollIntoView({ block: 'nearest' });
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

  #renderSeeks({ seeks }: PlayList) {
    const mine = this.#mine.value;
    if (mine?.kind === 'waits') this.#own = mine.seek.seek;
    const own = this.#own;
    const noOthers = [...seeks.keys()].every((id) => id === own);
    const found = filteredSeeks(seeks.values(), this.filter, own);
    return html`<section aria-labelledby="seeks">
      <h2 id="seeks">${msg('Who looks for players')}</h2>
      ${noOthers ? html`<p class="small quiet">${msg('Nobody is looking just now. Be the first: others see at once what you look for.')}</p>` : html`<p class="small quiet" role="status">${msg('{0, plural, =0 {Nobody looks for that just now.} one {One is looking.} other {# are looking.}}', found.length)}</p>`}
      <ul class="list">
        ${repeat(
          found.slice(0, this.mostSeeks),
          ({ seek }) => seek,
          (seek) => this.#renderSeek(seek),
        )}
      </ul>
      ${found.length > this.mostSeeks ? html`<p><wa-button appearance="outlined" @click=${() => (this.mostSeeks += PAGE)}>${msg('Show more')}</wa-button></p>` : nothing}
    </section>`;
  }

  #renderSeek(seek: ListedSeek) {
    const { taking } = this.#seat;
    const state = taking === undefined ? 'free' : taking === seek.seek ? 'answering' : 'waiting';
    return seekRow({ seek, games: this.games, state, answer: () => void this.#pressed(this.#seat.answer(seek)) });
  }

  #renderTables({ tables }: PlayList) {
    // What no list offers is not found here: it has a page of its own.
    const isOffered = ({ game }: ListedTable) => this.games.length === 0 || this.games.some(({ id }) => id === game);
    const found = filtered([...tables.values()].filter(isOffered), this.filter);
    return html`<section aria-labelledby="tables">
      <h2 id="tables">${msg('Open tables')}</h2>
      ${tables.size === 0 ? this.#renderNobody() : html`<p class="small quiet" role="status">${msg('{0, plural, =0 {No table is like that just now.} one {# table} other {# tables}}', found.length)}</p>`}
      <ul class="list">
        ${repeat(
          found.slice(0, this.most),
          ({ table }) => table,
          (table) => this.#renderTable(table),
        )}
      </ul>
      ${found.length > this.most ? html`<p><wa-button appearance="outlined" @click=${() => (this.most += PAGE)}>${msg('Show more')}</wa-button></p>` : nothing}
    </section>`;
  }

  #renderTable(table: ListedTable) {
    const game = this.games.find(({ id }) => id === table.game);
    const sit = (seat: string) => void this.#pressed(this.#seat.sit(table, seat));
    return html`<li class="card">
      <h3><a href=${doorPath(table.table)}>${table.name || msg('Unnamed table')}</a></h3>
      ${tableFacts(table, game, this.wordsOf?.(table.game) ?? asWritten)} ${tablePeople(table)}
      ${seatDoors({ table, sitting: this.#seat.seatAt(table.table), sit })}
    </li>`;
  }

  async #pressed(pressing: Promise<void>) {
    await pressing;
    if (this.#seat.isNameMissing) this.#askForName();
    else this.#showProblem();
  }

  #renderNobody() {
    return html`<div class="nobody">
      <p>${msg('Nobody waits just now. Open a table, and choose there that everybody can find it.')}</p>
      <wa-button appearance="outlined" href="/new">${msg('New table')}</wa-button>
    </div>`;
  }
}

customElements.define('vx-play-screen', PlayScreen);
