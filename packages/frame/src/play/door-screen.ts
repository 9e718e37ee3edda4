import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, icon, sideStyles, VxElement } from '@vexillum/ui';
import type { ConvenedBy, ListedTable } from '@vexillum/protocol';
import { html, nothing, type PropertyValues } from 'lit';
import { type ApiProblem, getGames, isApiProblem, type OfferedGame } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import type { GameScreen } from '../game-screen.ts';
import { bringWords } from '../language.ts';
import { myTable } from '../memory/my-tables.ts';
import { NAME_LIMIT } from '../new-table/name-at-table.ts';
import { type Router, tablePath } from '../router.ts';
import { asWritten, ruleWordsOf } from '../rule-words.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { convenedByLine } from './convened-by.ts';
import { readConvener, readListed } from './play-api.ts';
import { seatDoors, tableFacts, tablePeople } from './table-card.ts';
import { tableCardStyles } from './table-card-styles.ts';
import { TakingASeat } from './taking-a-seat.ts';

/** What a table is, before one sits: the page behind the one address that can be given to anybody. Who has a seat there goes on to it. */
export class DoorScreen extends VxElement {
  static override properties = {
    table: { attribute: false },
    go: { attribute: false },
    screens: { attribute: false },
    games: { state: true },
    wordsOf: { state: true },
    found: { state: true },
    convenedBy: { state: true },
  };
  declare table: string;
  declare go: Router['go'];
  declare screens: readonly GameScreen[];
  declare games: readonly OfferedGame[];
  /** What each game calls the values of its house rules. */
  declare wordsOf: Awaited<ReturnType<typeof ruleWordsOf>> | undefined;
  declare found: ListedTable | ApiProblem | undefined;
  /** The event of a game that is itself in no list. */
  declare convenedBy: ConvenedBy | undefined;
  readonly #seat = new TakingASeat(this);

  static override styles = [baseStyles, sideStyles, pageStyles, tableCardStyles];

  constructor() {
    super();
    this.games = [];
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('table')) void this.#look();
  }

  async #look() {
    const mine = myTable(this.table);
    if (mine) return this.go(tablePath(this.table, mine.lastSeat), 'replace');
    this.found = undefined;
    this.convenedBy = undefined;
    const [found, games, wordsOf] = await Promise.all([readListed(this.table), getGames(), ruleWordsOf(this.screens)]);
    this.wordsOf = wordsOf;
    if (!isApiProblem(games)) this.games = games;
    for (const screen of this.screens) void bringWords(screen.words);
    if (isApiProblem(found) && found.status === 404) {
      const by = await readConvener(this.table);
      if (!isApiProblem(by)) this.convenedBy = by;
    }
    this.found = found;
  }

  override render() {
    return html`<div class="page narrow">${this.#renderFound(this.found)}</div>`;
  }

  #renderFound(found: ListedTable | ApiProblem | undefined) {
    if (!found) return html`<p class="empty" role="status"><wa-spinner></wa-spinner> ${msg('Loading …')}</p>`;
    return isApiProblem(found) ? this.#renderProblem(found) : this.#renderTable(found);
  }

  #renderProblem(problem: ApiProblem) {
    if (problem.status === 404)
      return html`<section class="card stack">
        <h1>${msg('No way in here')}</h1>
        <p>${msg('This table is private, or there is none here: ask whoever invited you for a link.')}</p>
        ${convenedByLine(this.convenedBy)}
        <div class="row wrap"><wa-button variant="brand" href="/play">${msg('Find a game')}</wa-button><a class="plain" href="/">${msg('To the start')}</a></div>
      </section>`;
    return html`<section class="card stack">
      <h1>${msg('This could not be asked just now')}</h1>
      <p role="alert">${problemText(problem)}</p>
      <div><wa-button variant="brand" @click=${() => void this.#look()}>${msg('Try again')}</wa-button></div>
    </section>`;
  }

  #renderTable(table: ListedTable) {
    const game = this.games.find(({ id }) => id === (table.convenes ?? table).game);
    const isClosed = table.free.length === 0 && !table.mayWatch;
    return html`<section class="card stack">
      <h1>${table.name || msg('Unnamed table')}</h1>
      ${convenedByLine(table.convenedBy)}
      ${tableFacts(table, game, this.wordsOf?.(table.game) ?? asWritten)} ${tablePeople(table)}
      ${isClosed ? html`<p>${msg('Nothing is open here just now.')}</p>` : this.#renderName()}
      ${this.#seat.problem ? html`<p class="problem row" role="alert">${icon('warning')}<span>${this.#seat.problem}</span></p>` : nothing}
      ${seatDoors({ table, sitting: this.#seat.seatAt(table.table), sit: (seat) => void this.#sit(table, seat), most: 16 })}
      <p class="small"><a href="/play">${msg('All open tables')}</a></p>
    </section>`;
  }

  #renderName() {
    return html`<wa-input
      label=${msg('Your name')}
      hint=${this.#seat.isNameMissing ? msg('Write first under which name the others should see you.') : ''}
      autocomplete="nickname"
      maxlength=${NAME_LIMIT}
      .value=${this.#seat.name}
      @input=${(event: Event) => this.#seat.write((event.target as HTMLInputElement).value)}
    ></wa-input>`;
  }

  /** Where the seat is not to be had, the page says what is. */
  async #sit(table: ListedTable, seat: string) {
    await this.#seat.sit(table, seat);
    if (this.#seat.isNameMissing) this.renderRoot.querySelector<HTMLElement>('wa-input')?.focus();
    else if (this.#seat.problem) this.found = await readListed(this.table);
  }
}

customElements.define('vx-door-screen', DoorScreen);
